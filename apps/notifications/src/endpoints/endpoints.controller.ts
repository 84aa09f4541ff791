import { Body, Controller, Delete, Get, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createdEndpoint,
  createEndpoint,
  deleteEndpointQuery,
  endpointSchema,
  endpointsQuery,
  endpointTestResult,
  paginated,
  single,
  testEndpoint,
  updateEndpoint,
  type CreateEndpoint,
  type EndpointsQuery,
  type TestEndpoint,
  type UpdateEndpoint,
} from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { CallerMembership, Child, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { EndpointGuard, NotificationEndpoint } from '../endpoint-store/index.js';
import { EndpointTestsService } from './endpoint-tests.service.js';
import { EndpointsService } from './endpoints.service.js';

@Controller('api/v1/organizations/:uuid/notification-endpoints')
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class EndpointsController {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly tests: EndpointTestsService,
  ) {}

  @Get()
  @Scopes('org:read')
  @Answer(200, paginated(endpointSchema))
  list(
    @CallerMembership() { organization_uuid }: Membership,
    @Query({ schema: endpointsQuery }) query: EndpointsQuery,
  ) {
    return this.endpoints.list(organization_uuid, query);
  }

  @Post()
  @Scopes('org:manage')
  @Answer(201, single(createdEndpoint))
  create(@CallerMembership() membership: Membership, @Body({ schema: createEndpoint }) body: CreateEndpoint) {
    return this.endpoints.create(membership, body);
  }

  @Get(':endpointUuid')
  @Scopes('org:read')
  @UseGuards(EndpointGuard)
  @Answer(200, single(endpointSchema))
  get(@Child() endpoint: NotificationEndpoint) {
    return this.endpoints.get(endpoint);
  }

  @Put(':endpointUuid')
  @Scopes('org:manage')
  @UseGuards(EndpointGuard)
  @Answer(200, single(endpointSchema))
  update(
    @CallerMembership() membership: Membership,
    @Child() endpoint: NotificationEndpoint,
    @Body({ schema: updateEndpoint }) body: UpdateEndpoint,
  ) {
    return this.endpoints.update(membership, endpoint, body);
  }

  @Post(':endpointUuid/test')
  @Scopes('org:manage')
  @UseGuards(EndpointGuard)
  @Answer(200, single(endpointTestResult))
  test(
    @CallerMembership() membership: Membership,
    @Child() endpoint: NotificationEndpoint,
    @Body({ schema: testEndpoint }) body: TestEndpoint,
  ) {
    return this.tests.test(membership, endpoint, body);
  }

  @Post(':endpointUuid/enable')
  @Scopes('org:manage')
  @UseGuards(EndpointGuard)
  @Answer(200, single(endpointSchema))
  enable(@CallerMembership() membership: Membership, @Child() endpoint: NotificationEndpoint) {
    return this.endpoints.enable(membership, endpoint);
  }

  @Delete(':endpointUuid')
  @Scopes('org:manage')
  @UseGuards(EndpointGuard)
  @Answer(204)
  delete(
    @CallerMembership() membership: Membership,
    @Child() endpoint: NotificationEndpoint,
    @Query({ schema: deleteEndpointQuery }) query: { force: boolean },
  ) {
    return this.endpoints.delete(membership, endpoint, query);
  }
}
