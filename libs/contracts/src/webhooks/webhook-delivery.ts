import { z } from 'zod';
import { pageQuery } from '../pagination.js';
import { timestampSchema } from '../timestamp.js';

export const webhookDeliveryStatuses = ['pending', 'success', 'failed'] as const;
const status = z.enum(webhookDeliveryStatuses);

export const webhookDeliveryQuery = pageQuery.extend({
  event: z
    .string()
    .regex(/^[\w.*-]{1,100}$/, { message: 'must be an event name, or a pattern such as member.*' })
    .optional()
    .describe('Exact name, or a pattern: `*` stands for any characters'),
  status: status.optional(),
});
export type WebhookDeliveryQuery = z.infer<typeof webhookDeliveryQuery>;

/** The spec's webhook delivery, and two counters that leave no doubt about which is counted (decisions.md Webhooks 1). */
export const webhookDelivery = z.object({
  uuid: z.uuid().describe('X-Platform-Delivery; the same over all retries'),
  event: z.string(),
  url: z.string().describe('Where it goes, without the query string'),
  payload: z.record(z.string(), z.unknown()),
  status: status.describe('Between two tries a delivery is pending; failed is final until it is retried by hand'),
  status_code: z.int().nullable().describe('Of the last answer; null when there was none'),
  response_body: z.string().nullable().describe('The first 16 KiB of the last answer'),
  error_message: z.string().nullable(),
  attempt: z.int().describe('1 on the first send; 0 before it and after a manual retry'),
  max_attempts: z.int().describe('Automatic retries after the first send'),
  next_retry_at: timestampSchema.nullable(),
  completed_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  attempts_made: z.int().describe('Sends that have ended, since the last manual retry'),
  retries_left: z.int().describe('Automatic retries that may still come'),
});

const webhookAttempt = z.object({
  number: z.int().describe('`attempt` of the delivery at the time'),
  started_at: timestampSchema,
  duration_ms: z.int().nullable(),
  outcome: z
    .enum(['success', 'failure', 'deferred', 'unknown'])
    .describe('unknown: the worker ended before it could write down the result; the delivery was sent again'),
  status_code: z.int().nullable(),
  error_message: z.string().nullable(),
  manual: z.boolean().describe('The send that a manual retry asked for'),
});

export const webhookDeliveryDetail = webhookDelivery.extend({
  attempts: z.array(webhookAttempt).describe('Oldest first, the latest 100'),
});

export const webhookDeliveryRetried = z.object({
  message: z.string(),
  data: z.object({ uuid: z.uuid(), status }),
});
