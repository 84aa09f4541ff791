import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';
import { requiredText } from './input.js';
import { instant } from './link-fields.js';

/** What a key may do. `account` is the account itself with its keys, `links` all the rest. */
export const apiKeyScopes = ['account:read', 'account:write', 'links:read', 'links:write'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

const maxGraceSeconds = 86_400;

const keyRecord = {
  id: z.int(),
  name: z.string(),
  prefix: z.string().describe('the first eight characters after lk_'),
  scopes: z.array(z.enum(apiKeyScopes)),
  date: linkDateTimeSchema,
  expires: linkDateTimeSchema.nullable(),
  lastused: linkDateTimeSchema.nullable().describe('within a minute'),
};

/** GET /api/account/keys. The key itself is in no list: only its SHA-256 is stored. */
export const linkKeyPage = linkPage('keys', z.object(keyRecord));
export type LinkKeyList = z.infer<typeof linkKeyPage>['data'];

/** `YYYY-MM-DD HH:MM:SS` or ISO 8601, UTC when no zone is given; a date alone is the end of its day. */
const expires = instant('23:59:59').refine((date) => date.getTime() > Date.now(), { message: 'must be in the future' });

/** POST /api/account/keys. Without scopes it may do what the calling key may. */
export const createApiKey = z.object({
  name: requiredText(100).default('API key'),
  scopes: z
    .array(z.enum(apiKeyScopes, { error: `must be of ${apiKeyScopes.join(', ')}` }))
    .min(1, { message: 'must not be empty' })
    .transform((scopes) => [...new Set(scopes)])
    .optional(),
  expires: expires.nullish(),
});
export type CreateApiKey = z.infer<typeof createApiKey>;

/** POST /api/account/keys/{id}/rotate. The old key goes on for so many seconds. */
export const rotateApiKey = z.object({
  grace: z.coerce
    .number({ error: 'must be a number' })
    .int({ message: 'must be whole seconds' })
    .min(0, { message: `must be 0 to ${maxGraceSeconds}` })
    .max(maxGraceSeconds, { message: `must be 0 to ${maxGraceSeconds}` })
    .default(0),
});
export type RotateApiKey = z.infer<typeof rotateApiKey>;

/** The only answer that ever holds the clear text of a key. */
export const createdApiKey = z.object({ error: noError, key: z.string(), ...keyRecord });

/** The same for the signed-in owner of the account. */
export const ownerKey = z.object({ error: noError, data: z.object({ key: z.string(), ...keyRecord }) });
export type OwnerKey = z.infer<typeof ownerKey>['data'];
