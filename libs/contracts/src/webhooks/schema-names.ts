import { nameSchemas } from '../name-schemas.js';
import {
  webhookBulkRetried,
  webhookBulkRetryRequest,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookDeliveryRetried,
  webhookDeliverySummary,
} from './webhook-delivery.js';
import { webhookEndpoint, webhookTestRequest } from './webhook-endpoint.js';
import { deliveryBucket } from '../delivery-summary.js';
import { webhookEvent } from './webhook-events.js';

/** What the OpenAPI document of the service calls its objects. */
nameSchemas({
  DeliveryBucket: deliveryBucket,
  WebhookBulkRetried: webhookBulkRetried,
  WebhookBulkRetryRequest: webhookBulkRetryRequest,
  WebhookDelivery: webhookDelivery,
  WebhookDeliveryDetail: webhookDeliveryDetail,
  WebhookDeliveryRetried: webhookDeliveryRetried,
  WebhookEndpoint: webhookEndpoint,
  WebhookEvent: webhookEvent,
  WebhookDeliverySummary: webhookDeliverySummary,
  WebhookTestRequest: webhookTestRequest,
});
