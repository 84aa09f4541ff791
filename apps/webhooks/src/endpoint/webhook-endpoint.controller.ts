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
export class WebhookEndpointController {
  constructor(private readonly endpoint: WebhookEndpointService) {}

  @Get()
  @PersonNeedsScope('org:read')
  @Describe({ errors: ['not_found'] })
  @Answer(200, single(webhookEndpoint))
  get(@Caller() caller: TokenRecord, @Query({ schema: webhookClientQuery }) query: WebhookClientQuery) {
    return this.endpoint.get(caller, query);
  }

  @Post('enable')
  @PersonNeedsScope('org:manage')
  @Describe({ errors: ['not_found'] })
  @Answer(200, single(webhookEndpoint))
  enable(
    @Caller() caller: TokenRecord,
    @Query({ schema: webhookClientQuery }) query: WebhookClientQuery,
    @CallerOrigin() origin: Origin,
  ) {
    return this.endpoint.enable(caller, query, origin);
  }
}
