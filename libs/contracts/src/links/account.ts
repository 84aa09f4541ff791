import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { noError } from './envelope.js';

export const accountStatuses = ['free', 'pro', 'trial', 'suspended'] as const;

/** GET /api/account. */
export const linkAccount = z.object({
  error: noError,
  data: z.object({
    id: z.int(),
    email: z.string(),
    username: z.string(),
    avatar: z.url(),
    status: z.enum(accountStatuses),
    expires: linkDateTimeSchema.describe('end of the plan; 9999-12-31 23:59:59 when it has none'),
    registered: linkDateTimeSchema,
  }),
});

const credential = (most: number) => z.string().max(most, { message: 'is too long' }).nullish();

/**
 * PUT /api/account/update: at least one of them, and only where the owner lets keys do it (`credentials_by_key`).
 * Identity judges both.
 */
export const updateLinkAccount = z.object({ email: credential(320), password: credential(1000) });
export type UpdateLinkAccount = z.infer<typeof updateLinkAccount>;

/**
 * Which visits are told to the owner's OAuth clients, as events `link.clicked`: none, those of people, or all with
 * their reason.
 */
export const clickEvents = ['none', 'people', 'all'] as const;

/** GET /api/v1/links/account: for the signed-in owner. */
export const ownerAccount = z.object({
  error: noError,
  data: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    status: z.enum(accountStatuses),
    credentials_by_key: z
      .boolean()
      .describe('whether API keys may change address and password of the account: false until the owner allows it'),
    click_events: z
      .enum(clickEvents)
      .describe('which visits are sent as webhooks to clients with a webhook URL that the owner allowed links:manage'),
    pass_query: z.boolean().describe('whether new links pass the query of a visit on, when they do not say'),
    first_key: z.boolean().describe('whether the first key can still be shown'),
    api: z.url(),
  }),
});
export type OwnerAccount = z.infer<typeof ownerAccount>['data'];

/** PUT /api/v1/links/account: at least one of them. */
export const updateOwnerAccount = z
  .object({
    credentials_by_key: z.boolean({ error: 'must be true or false' }).optional(),
    click_events: z.enum(clickEvents, { error: 'must be none, people or all' }).optional(),
    pass_query: z.boolean({ error: 'must be true or false' }).optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    path: ['credentials_by_key'],
    message: 'or click_events or pass_query is required',
  });
export type UpdateOwnerAccount = z.infer<typeof updateOwnerAccount>;

/** POST /api/v1/links/first-key: once. */
export const firstKeyAnswer = z.object({ error: noError, data: z.object({ key: z.string() }) });
