import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { routingTest, routingTestResult, single, type RoutingTest } from '@platform/contracts';
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerMembership, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { RoutingTestService } from './routing-test.service.js';

@Controller('api/v1/organizations/:uuid/notifications')
@Describe({ tag: 'Rules' })
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class RoutingTestController {
  constructor(private readonly routingTest: RoutingTestService) {}

  @Post('test')
  @Scopes('org:manage')
  @Describe({
    summary: 'Try an event out on the rules',
    description: 'Says of each rule whether it fits an event, and why or why not. Nothing is sent or stored.',
  })
  @Answer(200, single(routingTestResult))
  test(@CallerMembership() { organization_uuid }: Membership, @Body({ schema: routingTest }) body: RoutingTest) {
    return this.routingTest.test(organization_uuid, body);
  }
}
