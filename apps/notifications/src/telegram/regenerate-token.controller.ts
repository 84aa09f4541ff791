import { Controller, Post, UseGuards } from '@nestjs/common';
import { connectInstructions, single } from '@platform/contracts';
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { EndpointGuard, type NotificationEndpoint } from '../endpoint-store/index.js';
import { CallerMembership, Child, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { TelegramConnections } from './telegram-connections.js';

@Controller('api/v1/organizations/:uuid/notification-endpoints/:endpointUuid/regenerate-token')
@Describe({ tag: 'Destinations' })
@Needs('manage_notifications')
@UseGuards(MembershipGuard, EndpointGuard)
export class RegenerateTokenController {
  constructor(private readonly connections: TelegramConnections) {}

  /** The chat that is connected stays until the new token is used; the old token is void at once. */
  @Post()
  @Scopes('org:manage')
  @Describe({
    summary: 'Make a new connect token for Telegram',
    description:
      'Makes a new token for `/platform_connect`; the old one is void at once. The chat that is connected ' +
      'stays until the new token is used. Noted in the audit log.',
    errors: ['not_telegram'],
  })
  @Answer(200, single(connectInstructions))
  regenerate(@CallerMembership() membership: Membership, @Child() endpoint: NotificationEndpoint) {
    return this.connections.regenerateToken(membership, endpoint);
  }
}
