import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { routingTest, routingTestResult, single, type RoutingTest } from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { CallerMembership, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { RoutingTestService } from './routing-test.service.js';

@Controller('api/v1/organizations/:uuid/notifications')
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class RoutingTestController {
  constructor(private readonly routingTest: RoutingTestService) {}

  @Post('test')
  @Scopes('org:manage')
  @Answer(200, single(routingTestResult))
  test(@CallerMembership() { organization_uuid }: Membership, @Body({ schema: routingTest }) body: RoutingTest) {
    return this.routingTest.test(organization_uuid, body);
  }
}
