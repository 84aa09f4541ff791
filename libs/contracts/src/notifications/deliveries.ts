import { z } from 'zod';
import { cursorOf } from '../cursor.js';
import { deliveryBucket, deliveryCounts, deliverySummaryShape, deliverySummarySpan } from '../delivery-summary.js';
import { pageQuery } from '../pagination.js';
import { givenSeverity } from '../given-severity.js';
import { severities } from '../severities.js';
import { askedInstant, timestampSchema } from '../timestamp.js';
import { endpointTypes } from './endpoints.js';
import { rulePattern } from './rules.js';

export const notificationDeliveryStatuses = ['pending', 'success', 'failed', 'skipped'] as const;

/** Query of GET …/notification-deliveries; `event` is a name or a pattern as in rules. */
export const notificationDeliveriesQuery = pageQuery.extend({
  cursor: cursorOf(z.tuple([z.uuid()])),
  status: z.enum(notificationDeliveryStatuses).optional(),
  event: rulePattern.optional(),
  endpoint_uuid: z.uuid().optional(),
  severity: givenSeverity.optional().describe('Exactly this one; taken in any letter case'),
  from: askedInstant.optional().describe('Made at this time or later'),
  to: askedInstant.optional().describe('Made before this time'),
});
export type NotificationDeliveriesQuery = z.infer<typeof notificationDeliveriesQuery>;

export const deliveryGroupings = ['endpoint', 'event'] as const;

/** Query of GET …/notification-deliveries/summary; the filters are those of the list. */
export const notificationDeliverySummaryQuery = z
  .object({
    ...deliverySummaryShape,
    ...notificationDeliveriesQuery.pick({ event: true, endpoint_uuid: true, severity: true }).shape,
    group_by: z.enum(deliveryGroupings).default('endpoint'),
  })
  .transform((query, context) => ({ ...query, ...deliverySummarySpan(query, context) }));
export type NotificationDeliverySummaryQuery = z.output<typeof notificationDeliverySummaryQuery>;

const counts = { ...deliveryCounts, skipped: z.int() };
export const notificationDeliveryBucket = deliveryBucket.extend(counts);

export const notificationDeliverySummary = z.object({
  buckets: z.array(notificationDeliveryBucket).describe('Oldest first, without a gap'),
  by: z
    .array(z.object({ key: z.string().describe('The id of a destination, or the name of an event'), ...counts }))
    .describe('The same by what `group_by` says, most deliveries first; 50 at most'),
});
export type NotificationDeliverySummary = z.infer<typeof notificationDeliverySummary>;

/** An entry of the delivery log. */
export const notificationDeliverySchema = z.object({
  uuid: z.uuid(),
  event: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  /** The destination as it was when the event came. */
  endpoint: z.object({ uuid: z.uuid(), type: z.enum(endpointTypes), name: z.string() }),
  rule_uuids: z.array(z.uuid()),
  status: z.enum(notificationDeliveryStatuses),
  status_code: z.int().nullable(),
  /** Of the last try; of a skipped delivery the reason: `muted`, `duplicate`, `destination_disabled`, … */
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
  /**
   * Set when a rule gathers: when it goes out at the latest, and how many events it held, once it has gone out with
   * several.
   */
  digest: z.object({ closes_at: timestampSchema, count: z.int().nullable() }).nullable(),
  /** 1 on the first send, up to 1 + `max_attempts`. */
  attempt: z.int(),
  /** Retries after the first send. */
  max_attempts: z.int(),
  retries_left: z.int(),
  next_retry_at: timestampSchema
    .nullable()
    .describe('Set between two tries; not before the destination is paused no longer'),
  completed_at: timestampSchema.nullable(),
  created_at: timestampSchema,
});
export type NotificationDelivery = z.infer<typeof notificationDeliverySchema>;

/** `deferred`: the mail server asked to try later. `skipped`: no member's address any more, or suppressed. */
export const recipientStatuses = ['sent', 'deferred', 'failed', 'unknown_address', 'skipped'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

/** With the message, every try, and for an e-mail every recipient. */
export const notificationDeliveryDetail = notificationDeliverySchema.extend({
  service_code: z.string().nullable(),
  message: z.string(),
  url: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  response_body: z.string().nullable(),
  response_truncated: z.boolean(),
  attempts: z.array(
    z.object({
      number: z.int(),
      started_at: timestampSchema,
      duration_ms: z.int().nullable(),
      /** `unknown`: the process ended between sending and recording. `deferred`: counted as no attempt. */
      outcome: z.enum(['success', 'failure', 'deferred', 'skipped', 'unknown']),
      status_code: z.int().nullable(),
      error_code: z.string().nullable(),
      error_message: z.string().nullable(),
      /** Made after a manual retry. */
      manual: z.boolean(),
    }),
  ),
  recipients: z.array(
    z.object({
      email: z.string(),
      status: z.enum(recipientStatuses),
      status_code: z.int().nullable(),
      error_message: z.string().nullable(),
      updated_at: timestampSchema,
    }),
  ),
});
export type NotificationDeliveryDetail = z.infer<typeof notificationDeliveryDetail>;

/** Answer of a manual retry. */
export const retriedNotificationDelivery = z.object({
  message: z.string(),
  data: z.object({ uuid: z.uuid(), status: z.literal('pending') }),
});
