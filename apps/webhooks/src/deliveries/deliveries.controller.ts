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
  webhookDeliverySummary,
  webhookDeliverySummaryQuery,
  webhookTestRequest,
  type TokenRecord,
  type WebhookBulkRetryRequest,
  type WebhookClientQuery,
  type WebhookDeliveryQuery,
  type WebhookDeliverySummaryQuery,
  type WebhookTestRequest,
} from '@platform/contracts';
import { Answer, Caller, CallerOrigin, Describe, type Origin } from '@platform/service-kit';
import { PersonNeedsScope } from '../access/index.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliverySummary } from './delivery-summary.service.js';
import { TestDeliveriesService } from './test-deliveries.service.js';

@Controller('api/v1/webhook-deliveries')
@Describe({ tag: 'Webhook deliveries' })
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly summaries: DeliverySummary,
    private readonly tests: TestDeliveriesService,
  ) {}

  @Get()
  @PersonNeedsScope('org:read')
  @Describe({
    summary: 'List webhook deliveries',
    description:
      'Lists what was sent to the webhook URL of the client, newest first. The client itself, its owner, ' +
      "and members who may view the audit log of an organization see deliveries of it. A person's token " +
      'needs `org:read`.',
    errors: ['not_found'],
  })
  @Answer(200, paginated(webhookDelivery))
  list(@Caller() caller: TokenRecord, @Query({ schema: webhookDeliveryQuery }) query: WebhookDeliveryQuery) {
    return this.deliveries.list(caller, query);
  }

  @Get('summary')
  @PersonNeedsScope('org:read')
  @Describe({
    summary: 'Count webhook deliveries',
    description:
      'Counts the deliveries of a span by hour or by day and by event, and says how long the receiver took. ' +
      "Of the deliveries that the list shows to the caller. A person's token needs `org:read`.",
    errors: ['not_found', 'unavailable'],
  })
  @Answer(200, single(webhookDeliverySummary))
  summary(
    @Caller() caller: TokenRecord,
    @Query({ schema: webhookDeliverySummaryQuery }) query: WebhookDeliverySummaryQuery,
  ) {
    return this.summaries.count(caller, query);
  }

  @Post('retry')
  @PersonNeedsScope('org:manage')
  @Describe({
    summary: 'Retry failed deliveries of a range',
    description:
      'Sends again what failed for good in a range of at most 14 days, after the answer, which says how ' +
      "many. A person's token needs `org:manage`. Noted in the audit log.",
    errors: ['not_found', 'organization_inactive', 'endpoint_disabled'],
  })
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
  @Describe({
    summary: 'Send a test event',
    description:
      'Sends an example of the event to the webhook URL, marked as a test, and notes it as a delivery. ' +
      "For the client and its owner; a person's token needs `org:manage`. Noted in the audit log.",
    errors: ['not_found', 'organization_inactive', 'endpoint_disabled', 'no_webhook_url'],
  })
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
  @Describe({
    summary: 'Read a webhook delivery',
    description:
      "Answers with one delivery, its body and all attempts with what the receiver answered. A person's " +
      'token needs `org:read`.',
  })
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
  @Describe({
    summary: 'Retry a webhook delivery',
    description:
      'Sends a delivery that failed for good again, at once and under the same id; its retries begin ' +
      "anew. A person's token needs `org:manage`. Noted in the audit log.",
    errors: ['organization_inactive', 'delivery_not_failed', 'endpoint_disabled'],
  })
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
