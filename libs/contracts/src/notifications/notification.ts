import { z } from 'zod';
import { severities } from '../severities.js';

const rule = z.object({ uuid: z.uuid(), name: z.string() });
const moment = z.iso.datetime({ offset: true });
const text = { event: z.string(), severity: z.enum(severities), title: z.string() };

/** What a rule has gathered. */
const digest = z.object({
  from: moment,
  to: moment,
  count: z.int().describe('Of all events, also those that `events` leaves out'),
  events: z
    .array(z.object({ ...text, count: z.int(), first: moment, last: moment }))
    .describe('Alike events (severity, name, title) are one entry; the gravest first, then the most frequent'),
  omitted: z.int().describe('Entries that are left out of `events`'),
});
export type NotificationDigest = z.infer<typeof digest>;

/**
 * What every channel makes its message of; the body that a webhook destination gets. Receivers must take further
 * fields.
 */
export const notificationSchema = z.object({
  id: z.uuid().describe('Of the delivery: the same each time that it is sent'),
  ...text,
  event: z
    .string()
    .describe('Its name; `digest` in a digest of different ones, `notification.test` in a test of the destination'),
  message: z.string(),
  url: z.string().nullable().describe('In a digest null unless all its events have the same'),
  metadata: z.record(z.string(), z.unknown()).describe('Of the event; {} when it had none, and in a digest'),
  service_code: z
    .string()
    .nullable()
    .describe('null in a digest of events of different services, and in a test that names no service'),
  organization: z.object({ uuid: z.uuid(), name: z.string(), slug: z.string() }),
  rule: rule.describe('The oldest of `rules`; in a test of the destination one with a uuid of zeros'),
  rules: z.array(rule).describe('Every rule that sends the event here'),
  timestamp: moment.describe('When the event came; of a digest, when it closed'),
  digest: digest.optional().describe('Only in a digest: what was gathered'),
});
export type Notification = z.infer<typeof notificationSchema>;
