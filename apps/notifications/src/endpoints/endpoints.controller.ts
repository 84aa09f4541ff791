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
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerMembership, Child, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { EndpointGuard, NotificationEndpoint } from '../endpoint-store/index.js';
import { EndpointTestsService } from './endpoint-tests.service.js';
import { EndpointsService } from './endpoints.service.js';

@Controller('api/v1/organizations/:uuid/notification-endpoints')
@Describe({ tag: 'Destinations' })
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class EndpointsController {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly tests: EndpointTestsService,
  ) {}

  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'List destinations',
    description:
      'Lists the destinations of the organization: chats, mail addresses, webhooks, each with how it is doing. ' +
      'Their secrets are masked.',
  })
  @Answer(200, paginated(endpointSchema))
  list(
    @CallerMembership() { organization_uuid }: Membership,
    @Query({ schema: endpointsQuery }) query: EndpointsQuery,
  ) {
    return this.endpoints.list(organization_uuid, query);
  }

  @Post()
  @Scopes('org:manage')
  @Describe({
    summary: 'Create a destination',
    description:
      'Creates a destination of a type. A Telegram chat connects by the instructions of the answer; a ' +
      'strange mail address is asked first. Noted in the audit log.',
    errors: ['already_exists', 'limit_reached', 'user_not_found'],
  })
  @Answer(201, single(createdEndpoint))
  create(@CallerMembership() membership: Membership, @Body({ schema: createEndpoint }) body: CreateEndpoint) {
    return this.endpoints.create(membership, body);
  }

  @Get(':endpointUuid')
  @Scopes('org:read')
  @UseGuards(EndpointGuard)
  @Describe({
    summary: 'Read a destination',
    description: 'Answers with one destination; its secrets are masked.',
  })
  @Answer(200, single(endpointSchema))
  get(@Child() endpoint: NotificationEndpoint) {
    return this.endpoints.get(endpoint);
  }

  @Put(':endpointUuid')
  @Scopes('org:manage')
  @UseGuards(EndpointGuard)
  @Describe({
    summary: 'Change a destination',
    description: 'Changes what is given and leaves the rest as it is. Noted in the audit log.',
    errors: ['already_exists', 'limit_reached', 'user_not_found'],
  })
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
  @Describe({
    summary: 'Send a test to a destination',
    description: 'Sends a test message now, past all rules, and answers with its outcome.',
    errors: ['endpoint_disabled'],
  })
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
  @Describe({
    summary: 'Enable a destination',
    description: 'Enables a destination that was disabled after failures. Noted in the audit log.',
    errors: ['not_disabled'],
  })
  @Answer(200, single(endpointSchema))
  enable(@CallerMembership() membership: Membership, @Child() endpoint: NotificationEndpoint) {
    return this.endpoints.enable(membership, endpoint);
  }

  @Delete(':endpointUuid')
  @Scopes('org:manage')
  @UseGuards(EndpointGuard)
  @Describe({
    summary: 'Delete a destination',
    description:
      'Deletes a destination. While rules send there it is refused, unless `force` takes it out of them. ' +
      'Noted in the audit log.',
    errors: ['endpoint_in_use'],
  })
  @Answer(204)
  delete(
    @CallerMembership() membership: Membership,
    @Child() endpoint: NotificationEndpoint,
    @Query({ schema: deleteEndpointQuery }) query: { force: boolean },
  ) {
    return this.endpoints.delete(membership, endpoint, query);
  }
}
