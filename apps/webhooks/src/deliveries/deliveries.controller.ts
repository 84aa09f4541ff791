import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  paginated,
  single,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookDeliveryQuery,
  webhookDeliveryRetried,
  type TokenRecord,
  type WebhookDeliveryQuery,
} from '@platform/contracts';
import { Answer, Caller } from '@platform/service-kit';
import { DeliveriesService } from './deliveries.service.js';
import { PersonNeedsScope } from './person-scopes.guard.js';

@Controller('api/v1/webhook-deliveries')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Get()
  @PersonNeedsScope('org:read')
  @Answer(200, paginated(webhookDelivery))
  list(@Caller() caller: TokenRecord, @Query({ schema: webhookDeliveryQuery }) query: WebhookDeliveryQuery) {
    return this.deliveries.list(caller, query);
  }

  @Get(':uuid')
  @PersonNeedsScope('org:read')
  @Answer(200, single(webhookDeliveryDetail))
  get(@Caller() caller: TokenRecord, @Param('uuid') uuid: string) {
    return this.deliveries.get(caller, uuid);
  }

  @Post(':uuid/retry')
  @PersonNeedsScope('org:manage')
  @Answer(200, webhookDeliveryRetried)
  retry(@Caller() caller: TokenRecord, @Param('uuid') uuid: string) {
    return this.deliveries.retry(caller, uuid);
  }
}
