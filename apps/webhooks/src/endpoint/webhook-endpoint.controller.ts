import { Controller, Get, Post, Query } from '@nestjs/common';
import {
  single,
  webhookClientQuery,
  webhookEndpoint,
  type TokenRecord,
  type WebhookClientQuery,
} from '@platform/contracts';
import { Answer, Caller, CallerOrigin, Describe, type Origin } from '@platform/service-kit';
import { PersonNeedsScope } from '../access/index.js';
import { WebhookEndpointService } from './webhook-endpoint.service.js';

@Controller('api/v1/webhook-endpoint')
@Describe({ tag: 'Webhook endpoint' })
export class WebhookEndpointController {
  constructor(private readonly endpoint: WebhookEndpointService) {}

  @Get()
  @PersonNeedsScope('org:read')
  @Describe({
    summary: 'Read how the webhook endpoint is doing',
    description:
      'Says whether the webhook URL of the client is enabled, paused or disabled, and why. For the client ' +
      "and its owner; a person's token needs `org:read`.",
    errors: ['not_found'],
  })
  @Answer(200, single(webhookEndpoint))
  get(@Caller() caller: TokenRecord, @Query({ schema: webhookClientQuery }) query: WebhookClientQuery) {
    return this.endpoint.get(caller, query);
  }

  @Post('enable')
  @PersonNeedsScope('org:manage')
  @Describe({
    summary: 'Enable the webhook endpoint',
    description:
      'Enables an endpoint that was disabled after failures; new deliveries are sent again. For the ' +
      "client and its owner; a person's token needs `org:manage`. Noted in the audit log.",
    errors: ['not_found', 'organization_inactive', 'no_webhook_url'],
  })
  @Answer(200, single(webhookEndpoint))
  enable(
    @Caller() caller: TokenRecord,
    @Query({ schema: webhookClientQuery }) query: WebhookClientQuery,
    @CallerOrigin() origin: Origin,
  ) {
    return this.endpoint.enable(caller, query, origin);
  }
}
