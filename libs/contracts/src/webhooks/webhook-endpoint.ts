import { z } from 'zod';
import { timestampSchema } from '../timestamp.js';

/** Why the platform sends nothing more to an endpoint, until it is enabled again or its address changes. */
export const endpointDisabledReasons = ['gone', 'failing', 'client_disabled', 'no_webhook_url'] as const;

/** A client's webhook endpoint and how it has been doing. */
export const webhookEndpoint = z.object({
  client_id: z.string(),
  name: z.string(),
  url: z
    .string()
    .nullable()
    .describe('Where deliveries go, without the query string; null when the client has no webhook URL'),
  audience: z.enum(['authorized', 'all']),
  status: z
    .enum(['active', 'paused', 'disabled'])
    .describe('paused: it could not be reached, and is tried again by itself'),
  disabled_reason: z
    .enum(endpointDisabledReasons)
    .nullable()
    .describe('gone: it answered 410; failing: it has only failed for five days'),
  disabled_at: timestampSchema.nullable(),
  paused_until: timestampSchema.nullable().describe('Until then nothing is sent'),
  failing_since: timestampSchema.nullable().describe('The first failure since the last success'),
  consecutive_failures: z.int().describe('Sends in a row that did not reach it'),
  last_success_at: timestampSchema.nullable(),
  last_failure_at: timestampSchema.nullable(),
  pending: z.int().describe('Deliveries that wait for it'),
  previous_secret_expires_at: timestampSchema
    .nullable()
    .describe('While the secret rotates, deliveries also carry a signature by the previous one, until then'),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** `event`: sends the example of that event, marked with `"test": true`; without it a `webhook.test`. */
export const webhookTestRequest = z.object({ event: z.string().max(100).optional() });
export type WebhookTestRequest = z.infer<typeof webhookTestRequest>;
