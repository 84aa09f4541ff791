import { describeWebhookEvents, webhookBody } from '@platform/contracts';
import type { DescribedWebhook } from '@platform/service-kit';

const headers = {
  'X-Platform-Event': 'As `event` of the body',
  'X-Platform-Delivery': 'UUID of the delivery, the same in each try: what was seen already is a repeat',
  'X-Platform-Timestamp': 'Unix seconds of this try',
  'X-Platform-Signature-256': 'sha256=<hex HMAC of timestamp.body>',
  'X-Platform-Signature-256-Previous': 'The same by the secret before, while it rotates',
  'webhook-id': 'As X-Platform-Delivery (Standard Webhooks, as are the next two)',
  'webhook-timestamp': 'As X-Platform-Timestamp',
  'webhook-signature':
    'v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before',
};

/** What clients get, for the OpenAPI document: the same as `GET /v1/webhook-events` lists. */
export const describedWebhooks: Record<string, DescribedWebhook> = Object.fromEntries(
  describeWebhookEvents().map(({ event, description: summary, example }) => [
    event,
    { summary, body: webhookBody(event), example, headers },
  ]),
);
