import { Controller, Post, UseGuards } from '@nestjs/common';
import { connectInstructions, single } from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { EndpointGuard } from '../endpoints/endpoints.controller.js';
import type { NotificationEndpoint } from '../endpoints/notification-endpoint.entity.js';
import { Child } from '../memberships/child.guard.js';
import { CallerMembership, MembershipGuard, Needs, type Membership } from '../memberships/membership.guard.js';
import { TelegramConnections } from './telegram-connections.js';

@Controller('api/v1/organizations/:uuid/notification-endpoints/:endpointUuid/regenerate-token')
@Needs('manage_notifications')
@UseGuards(MembershipGuard, EndpointGuard)
export class RegenerateTokenController {
  constructor(private readonly connections: TelegramConnections) {}

  /** The chat that is connected stays until the new token is used; the old token is void at once. */
  @Post()
  @Scopes('org:manage')
  @Answer(200, single(connectInstructions))
  regenerate(@CallerMembership() membership: Membership, @Child() endpoint: NotificationEndpoint) {
    return this.connections.regenerateToken(membership, endpoint);
  }
}
