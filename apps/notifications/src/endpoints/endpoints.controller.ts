import { Body, Controller, Delete, Get, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createdEndpoint,
  createEndpoint,
  deleteEndpointQuery,
  endpointSchema,
  list,
  single,
  updateEndpoint,
  type CreateEndpoint,
  type UpdateEndpoint,
} from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { Child, childGuard } from '../memberships/child.guard.js';
import { CallerMembership, MembershipGuard, Needs, type Membership } from '../memberships/membership.guard.js';
import { EndpointsService } from './endpoints.service.js';
import { NotificationEndpoint } from './notification-endpoint.entity.js';

export const EndpointGuard = childGuard(NotificationEndpoint, 'endpointUuid', (uuid, organization_uuid) => ({
  uuid,
  organization_uuid,
}));

@Controller('api/v1/organizations/:uuid/notification-endpoints')
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class EndpointsController {
  constructor(private readonly endpoints: EndpointsService) {}

  @Get()
  @Scopes('org:read')
  @Answer(200, list(endpointSchema))
  list(@CallerMembership() { organization_uuid }: Membership) {
    return this.endpoints.list(organization_uuid);
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
