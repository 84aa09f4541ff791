import { z } from 'zod';
import { personFacts } from '../events/identity-events.js';
import { linkClicked } from '../events/link-events.js';
import {
  invitationEvent,
  memberAdded,
  memberRemoved,
  memberUpdated,
  organizationCreated,
  organizationDeleted,
  organizationUpdated,
  roleEvent,
} from '../events/organization-events.js';
import { timestamp } from '../timestamp.js';
import { examples } from './webhook-examples.js';

/** What a client hears of a person: no more than its grants' scopes let it read, the identifier always. */
const userUpdated = z.object({
  user: personFacts
    .partial()
    .required({ uuid: true })
    .describe('name, surname and language need scope profile; email and email_verified scope email'),
});

/**
 * The webhook events of the contract (docs/contracts/identity-and-organizations.md#webhooks) and our own of links: when
 * each is sent, and its body without `event`, `timestamp` and `sequence`.
 */
const catalogue = {
  'user.updated': ['A user updates the profile', userUpdated],
  'organization.created': ['An organization is created', organizationCreated],
  'organization.updated': ['Name or description of an organization changes', organizationUpdated],
  'organization.deleted': ['An organization is deleted', organizationDeleted],
  'member.added': ['A user joins: by direct add, invitation or invite link', memberAdded],
  'member.updated': ["A member's role changes", memberUpdated],
  'member.removed': ['A member is removed', memberRemoved],
  'role.created': ['A custom role is created', roleEvent],
  'role.updated': ['Permissions or display name of a role change', roleEvent],
  'role.deleted': ['A custom role is deleted', roleEvent],
  'invitation.created': ['An invitation is sent', invitationEvent],
  'invitation.accepted': ['An invitation is accepted', invitationEvent],
  'invitation.declined': ['An invitation is declined', invitationEvent],
  'invitation.cancelled': ['An administrator cancels an invitation', invitationEvent],
  'link.clicked': [
    'Short links, QR codes, bio pages or campaigns of an account whose owner asked for it are visited',
    linkClicked,
  ],
} as const satisfies Record<string, readonly [string, z.ZodObject]>;

export type WebhookEventName = keyof typeof catalogue;
export const webhookEventNames = Object.keys(catalogue) as WebhookEventName[];

/** Schema of the body that a receiver gets. */
export function webhookBody(event: WebhookEventName) {
  const [, payload] = catalogue[event];
  const timestamp = z.iso.datetime({ offset: true }).describe('When it happened');
  return z.object({ event: z.literal(event), timestamp, ...payload.shape, sequence });
}

const sequence = z
  .int()
  .describe(
    'Rises from one event to the next of the same organization (of the same person in user.updated, of the same ' +
      'account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in',
  );

/** One entry of `GET /v1/webhook-events`. */
export const webhookEvent = z.object({
  event: z.enum(webhookEventNames),
  description: z.string(),
  category: z.string(),
  wildcard_group: z.string().describe('The pattern for all events of the category'),
  since: z.string().describe('Version of the webhook interface that first sent it'),
  payload_schema: z.record(z.string(), z.unknown()).describe('JSON Schema (2020-12) of the body'),
  example: z.record(z.string(), z.unknown()),
  sample_headers: z.record(z.string(), z.string()).describe('Of a delivery with this body'),
});

export type WebhookEvent = z.infer<typeof webhookEvent>;

/** All webhook events, as the API lists them. The schemas leave room for more fields, as receivers must. */
export function describeWebhookEvents(): WebhookEvent[] {
  return webhookEventNames.map((event) => {
    const category = event.slice(0, event.indexOf('.'));
    return {
      event,
      description: catalogue[event][0],
      category,
      wildcard_group: `${category}.*`,
      since: '1.0',
      payload_schema: z.toJSONSchema(webhookBody(event), { io: 'input' }),
      example: webhookExample(event, new Date('2026-11-20T21:42:07Z')),
      sample_headers: sampleHeaders(event),
    };
  });
}

/** A body of the event, as if it had happened at that time. */
export function webhookExample(event: WebhookEventName, at: Date): Record<string, unknown> {
  return { event, timestamp: timestamp(at), ...examples[event], sequence: 48151 };
}

export function isWebhookEvent(name: string): name is WebhookEventName {
  return Object.hasOwn(catalogue, name);
}

function sampleHeaders(event: string): Record<string, string> {
  const [id, seconds] = ['0199f3a3-8e9f-7a01-b2c3-d4e5f6071829', '1795210927'];
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'PlatformID-Webhook/1.0',
    'X-Platform-Event': event,
    'X-Platform-Delivery': id,
    'X-Platform-Timestamp': seconds,
    'X-Platform-Signature-256': 'sha256=<lowercase hex HMAC-SHA256 of timestamp + "." + raw body>',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': 'v1,<base64 HMAC-SHA256 of id + "." + timestamp + "." + raw body>',
  };
}
