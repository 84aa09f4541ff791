import { z } from 'zod';
import { emailAddress } from '../email-address.js';
import { pageQuery, sortBy } from '../pagination.js';
import { cursorInOrder, inItsOrder, searchText } from '../short-list.js';
import { givenSeverity } from '../given-severity.js';
import { timestampSchema } from '../timestamp.js';
import { connectInstructions } from './telegram.js';
import { lenientWebAddress } from '../web-address.js';
import { nameText } from './text.js';

/** Destination types that can be created. */
export const endpointTypes = [
  'telegram',
  'slack',
  'discord',
  'google_chat',
  'microsoft_teams',
  'webhook',
  'email',
] as const;
export type EndpointType = (typeof endpointTypes)[number];

const maxEmails = 50;

const addressList = z.array(emailAddress).max(maxEmails);
const once = (addresses: string[]) => [...new Set(addresses)];

const webhookSecret = z
  .string()
  .regex(/^[\x21-\x7e]{1,256}$/, { message: 'must be 1 to 256 printable ASCII characters without spaces' });

/** A chat is connected to it afterwards, by the token of the answer. */
const telegramEndpoint = z.object({ type: z.literal('telegram'), name: nameText.nullish() });

/** Known by their webhook URL, which is the right to post there. */
const chatEndpoint = z.object({
  type: z.enum(['slack', 'discord', 'google_chat', 'microsoft_teams']),
  name: nameText.nullish(),
  webhook_url: lenientWebAddress,
});

const webhookEndpoint = z.object({
  type: z.literal('webhook'),
  name: nameText.nullish(),
  webhook_url: lenientWebAddress,
  webhook_secret: webhookSecret.nullish(),
});

const emailEndpoint = z.object({
  type: z.literal('email'),
  name: nameText.nullish(),
  emails: addressList.min(1).transform(once),
});

/** Body of POST …/notification-endpoints: the fields that the type needs. */
export const createEndpoint = z.discriminatedUnion('type', [
  telegramEndpoint,
  chatEndpoint,
  webhookEndpoint,
  emailEndpoint,
]);
export type CreateEndpoint = z.infer<typeof createEndpoint>;

/**
 * Body of PUT …/notification-endpoints/{endpointUuid}: what is left out stays. The masked `webhook_url` of an answer
 * also means "unchanged", so that a form can send back what it got. A masked one of earlier is refused. So do
 * `webhook_url: null` and `emails: []` where the type has none. `name: null` gives it the name of its type,
 * `webhook_secret: null` removes the secret.
 */
export const updateEndpoint = z.object({
  type: z.string().optional(),
  name: nameText.nullish(),
  webhook_url: z.string().trim().max(2048).nullish(),
  webhook_secret: webhookSecret.nullable().optional(),
  emails: addressList.transform(once).optional(),
});
export type UpdateEndpoint = z.infer<typeof updateEndpoint>;

export const endpointStatuses = ['active', 'pending_connection', 'disabled'] as const;

/**
 * How a destination is doing. `unused`: nothing was sent there yet. `failing`: what was tried last did not arrive.
 * `paused`: nothing is sent for a while.
 */
export const endpointHealths = ['working', 'unused', 'failing', 'paused', 'disabled', 'pending_connection'] as const;
export type EndpointHealth = (typeof endpointHealths)[number];

export const endpointSorts = [
  'created_at',
  '-created_at',
  'name',
  '-name',
  'last_success_at',
  '-last_success_at',
] as const;

/** Query of GET …/notification-endpoints. */
export const endpointsQuery = pageQuery
  .extend({
    cursor: cursorInOrder(endpointSorts),
    q: searchText.describe('part of the name, of an address, or of the host of its URL, in any letter case'),
    type: z.enum(endpointTypes).optional(),
    status: z.enum(endpointStatuses).optional(),
    health: z.enum(endpointHealths).optional(),
    sort: sortBy(endpointSorts),
  })
  .check(inItsOrder);
export type EndpointsQuery = z.infer<typeof endpointsQuery>;

/**
 * Whether mail goes to an address. `unconfirmed`: it is not that of a member, and has not confirmed yet.
 * `unsubscribed`: its owner wants no more. `unknown_address`: a mail server says that there is none.
 */
export const addressStatuses = ['active', 'unconfirmed', 'unsubscribed', 'unknown_address'] as const;
export type AddressStatus = (typeof addressStatuses)[number];

/** A destination as it is answered. Its URL is a secret: only the host and the last characters are shown. */
export const endpointSchema = z.object({
  uuid: z.uuid(),
  type: z.enum(endpointTypes),
  name: z.string(),
  webhook_url: z.string().nullable(),
  has_webhook_secret: z.boolean(),
  emails: z.array(z.string()),
  /** The same addresses, each with whether mail goes there. */
  addresses: z.array(z.object({ email: z.string(), status: z.enum(addressStatuses) })),
  /** Those of `emails` that want no more mail, or that a mail server has called unknown. */
  suppressed_emails: z.array(z.string()),
  /** `pending_connection`: a Telegram destination without a chat. What is sent there meanwhile is skipped. */
  status: z.enum(endpointStatuses),
  health: z
    .enum(endpointHealths)
    .describe('`failing`: what was tried last did not arrive. `unused`: nothing was sent there yet'),
  disabled_reason: z.string().nullable(),
  paused_until: timestampSchema
    .nullable()
    .describe(
      'Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait',
    ),
  consecutive_failures: z.int(),
  last_success_at: timestampSchema.nullable(),
  last_failure_at: timestampSchema.nullable(),
  /** The chat of a Telegram destination; null for other types and before one is connected. */
  telegram: z
    .object({
      chat_title: z.string(),
      chat_type: z.enum(['private', 'group', 'supergroup', 'channel']),
      /** The topic of a forum that it writes to. */
      message_thread_id: z.int().nullable(),
      connected_at: timestampSchema,
    })
    .nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type NotificationDestination = z.infer<typeof endpointSchema>;

/** The answer to creating one: for Telegram also how to connect a chat, which is shown this once. */
export const createdEndpoint = endpointSchema.extend(connectInstructions.partial().shape);

/** `?force=true` also deletes the rules that send to the destination. */
export const deleteEndpointQuery = z.object({ force: z.stringbool().default(false) });

/** Body of POST …/notification-endpoints/{endpointUuid}/test: the severity that the message shows. */
export const testEndpoint = z.object({ severity: givenSeverity.default('info') }).prefault({});
export type TestEndpoint = z.infer<typeof testEndpoint>;

/** What became of a test message. It is sent once, and is neither retried nor kept. */
export const endpointTestResult = z.object({
  success: z.boolean(),
  /** Of HTTP or SMTP; null when there was no answer. */
  status_code: z.int().nullable(),
  /** In words, null after a success. */
  error: z.string().nullable(),
  duration_ms: z.int(),
});
export type CreatedDestination = z.infer<typeof createdEndpoint>;
export type EndpointTestResult = z.infer<typeof endpointTestResult>;

/** What a form needs to know to create a destination of a type. */
export const channelTypeSchema = z.object({
  type: z.enum(endpointTypes),
  label: z.string(),
  category: z.enum(['chat', 'email', 'integration']),
  icon: z.string().describe('Name of a sign for the type, in the manner of simple-icons'),
  instructions: z.string(),
  setup_url: z.string().nullable().describe('Where the provider explains it'),
  trial_url: z
    .string()
    .nullable()
    .describe(
      'A `webhook_url` for trying the type out, at what stands in for the provider where the operator has such a thing',
    ),
  fields: z.array(
    z.object({
      key: z.string(),
      type: z.enum(['url', 'text', 'secret', 'emails']),
      label: z.string(),
      required: z.boolean(),
      sensitive: z.boolean(),
      help: z.string(),
      pattern: z.string().nullable().describe('Regular expression that a value fits; checked again by the server'),
      placeholder: z.string().nullable(),
      max_length: z.int().nullable().describe('Of each value, in characters'),
      max_items: z.int().nullable().describe('Of a list'),
    }),
  ),
  limits: z
    .object({
      title: z.int().nullable().describe('Characters that are shown; what is longer is cut'),
      message: z.int().nullable().describe('Characters that are shown; what is longer is cut'),
      per_second: z.number().nullable().describe('Messages a second that the provider takes; more wait'),
    })
    .describe('null is no limit of the channel'),
  supports: z.array(z.enum(['test', 'signature', 'threads', 'connect_token'])),
});
export type ChannelType = z.infer<typeof channelTypeSchema>;
