import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  paginated,
  single,
  webhookBulkRetried,
  webhookBulkRetryRequest,
  webhookClientQuery,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookDeliveryQuery,
  webhookDeliveryRetried,
  webhookTestRequest,
  type TokenRecord,
  type WebhookBulkRetryRequest,
  type WebhookClientQuery,
  type WebhookDeliveryQuery,
  type WebhookTestRequest,
} from '@platform/contracts';
import { Answer, Caller, CallerOrigin, Describe, type Origin } from '@platform/service-kit';
import { PersonNeedsScope } from '../access/index.js';
import { DeliveriesService } from './deliveries.service.js';
import { TestDeliveriesService } from './test-deliveries.service.js';

@Controller('api/v1/webhook-deliveries')
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly tests: TestDeliveriesService,
  ) {}

  @Get()
  @PersonNeedsScope('org:read')
  @Describe({ errors: ['not_found'] })
  @Answer(200, paginated(webhookDelivery))
  list(@Caller() caller: TokenRecord, @Query({ schema: webhookDeliveryQuery }) query: WebhookDeliveryQuery) {
    return this.deliveries.list(caller, query);
  }

  @Post('retry')
  @PersonNeedsScope('org:manage')
  @Describe({ errors: ['not_found'] })
  @Answer(202, webhookBulkRetried)
  retryAll(
    @Caller() caller: TokenRecord,
    @Query({ schema: webhookClientQuery }) query: WebhookClientQuery,
    @Body({ schema: webhookBulkRetryRequest }) body: WebhookBulkRetryRequest,
    @CallerOrigin() origin: Origin,
  ) {
    return this.deliveries.retryAll(caller, query, body, origin);
  }

  @Post('test')
  @PersonNeedsScope('org:manage')
  @Describe({ errors: ['not_found'] })
  @Answer(201, single(webhookDelivery))
  test(
    @Caller() caller: TokenRecord,
    @Query({ schema: webhookClientQuery }) query: WebhookClientQuery,
    @Body({ schema: webhookTestRequest }) body: WebhookTestRequest,
    @CallerOrigin() origin: Origin,
  ) {
    return this.tests.test(caller, query, body, origin);
  }

  @Get(':uuid')
  @PersonNeedsScope('org:read')
  @Answer(200, single(webhookDeliveryDetail))
  get(
    @Caller() caller: TokenRecord,
    @Param('uuid') uuid: string,
    @Query({ schema: webhookClientQuery }) query: WebhookClientQuery,
  ) {
    return this.deliveries.get(caller, uuid, query);
  }

  @Post(':uuid/retry')
  @PersonNeedsScope('org:manage')
  @Answer(200, webhookDeliveryRetried)
  retry(
    @Caller() caller: TokenRecord,
    @Param('uuid') uuid: string,
    @Query({ schema: webhookClientQuery }) query: WebhookClientQuery,
    @CallerOrigin() origin: Origin,
  ) {
    return this.deliveries.retry(caller, uuid, query, origin);
  }
}
