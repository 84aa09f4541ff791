import type { z } from 'zod';
import type { webhookDelivery, webhookDeliveryDetail } from './webhook-delivery.js';
import type { webhookEndpoint } from './webhook-endpoint.js';

/** What the webhook API answers with, for those who call it. */
export type WebhookDeliveryView = z.infer<typeof webhookDelivery>;
export type WebhookDeliveryDetailView = z.infer<typeof webhookDeliveryDetail>;
export type WebhookEndpointView = z.infer<typeof webhookEndpoint>;
