import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';

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

/** GET /api/account/keys. The key itself is in no answer: only its SHA-256 is stored. */
export const linkKeyPage = linkPage(
  'keys',
  z.object({
    id: z.int(),
    name: z.string(),
    prefix: z.string().describe('the first eight characters after lk_'),
    date: linkDateTimeSchema,
    expires: linkDateTimeSchema.nullable(),
  }),
);
