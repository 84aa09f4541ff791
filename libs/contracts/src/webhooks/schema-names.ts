import { nameSchemas } from '../name-schemas.js';
import {
  webhookBulkRetried,
  webhookBulkRetryRequest,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookDeliveryRetried,
} from './webhook-delivery.js';
import { webhookEndpoint, webhookTestRequest } from './webhook-endpoint.js';
import { webhookEvent } from './webhook-events.js';

/** What the OpenAPI document of the service calls its objects. */
nameSchemas({
  WebhookBulkRetried: webhookBulkRetried,
  WebhookBulkRetryRequest: webhookBulkRetryRequest,
  WebhookDelivery: webhookDelivery,
  WebhookDeliveryDetail: webhookDeliveryDetail,
  WebhookDeliveryRetried: webhookDeliveryRetried,
  WebhookEndpoint: webhookEndpoint,
  WebhookEvent: webhookEvent,
  WebhookTestRequest: webhookTestRequest,
});
