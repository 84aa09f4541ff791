import { z } from 'zod';
import { cursorOf, instantKey } from '../cursor.js';
import { deliveryBucket, deliveryCounts, deliverySummaryShape, deliverySummarySpan } from '../delivery-summary.js';
import { pageQuery } from '../pagination.js';
import { askedInstant, dayMs, timestampSchema } from '../timestamp.js';

export const webhookDeliveryStatuses = ['pending', 'success', 'failed'] as const;
const status = z.enum(webhookDeliveryStatuses);

const eventPattern = z
  .string()
  .regex(/^[\w.*-]{1,100}$/, { message: 'must be an event name, or a pattern such as member.*' })
  .describe('Exact name, or a pattern: `*` stands for any characters');

/** Whose endpoint or log is meant: the token's own client, unless its owner names another one of theirs. */
export const webhookClientQuery = z.object({
  client_id: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("A client that you own, in place of the token's own; needs the scope clients:manage"),
});
export type WebhookClientQuery = z.infer<typeof webhookClientQuery>;

export const webhookDeliveryQuery = pageQuery.extend({
  cursor: cursorOf(z.tuple([instantKey, z.uuid()])),
  event: eventPattern.optional(),
  status: status.optional(),
  from: askedInstant.optional().describe('Made at this time or later'),
  to: askedInstant.optional().describe('Made before this time'),
  organization_uuid: z.uuid().optional(),
  ...webhookClientQuery.shape,
});
export type WebhookDeliveryQuery = z.infer<typeof webhookDeliveryQuery>;

export const webhookDeliverySummaryQuery = z
  .object({
    ...deliverySummaryShape,
    event: eventPattern.optional(),
    organization_uuid: z.uuid().optional(),
    ...webhookClientQuery.shape,
  })
  .transform((query, context) => ({ ...query, ...deliverySummarySpan(query, context) }));
export type WebhookDeliverySummaryQuery = z.output<typeof webhookDeliverySummaryQuery>;

export const webhookDeliverySummary = z.object({
  buckets: z.array(deliveryBucket).describe('Oldest first, without a gap'),
  by: z
    .array(z.object({ event: z.string(), ...deliveryCounts }))
    .describe('The same by event, most deliveries first; 50 at most'),
});
export type WebhookDeliverySummary = z.infer<typeof webhookDeliverySummary>;

/**
 * The contract's webhook delivery, and two counters that leave no doubt about which is counted
 * (docs/decisions.md#attempts).
 */
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
  next_retry_at: timestampSchema
    .nullable()
    .describe('Set between two tries; not before the endpoint is paused no longer'),
  completed_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  attempts_made: z.int().describe('Sends that have ended, since the last manual retry'),
  retries_left: z.int().describe('Automatic retries that may still come'),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const maxRetriedDays = 14;

/** Which failed deliveries to send again; times are those at which they were made. */
export const webhookBulkRetryRequest = z
  .object({ from: askedInstant, to: askedInstant, event: eventPattern.optional() })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'must be later than from' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxRetriedDays * dayMs, {
    path: ['to'],
    message: `must be at most ${maxRetriedDays} days after from`,
  });
export type WebhookBulkRetryRequest = z.infer<typeof webhookBulkRetryRequest>;

export const webhookBulkRetried = z.object({
  message: z.string(),
  data: z.object({
    matched: z.int().describe('Deliveries that are being sent again, the oldest first; 10,000 at most'),
    remaining: z.int().describe('Failed ones in the same range that were too many for one call: call again'),
  }),
});
export type WebhookBulkRetried = z.infer<typeof webhookBulkRetried>['data'];

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
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetail>;

export const webhookDeliveryRetried = z.object({
  message: z.string(),
  data: z.object({ uuid: z.uuid(), status }),
});
