import { z } from 'zod';

/** One organization that a person belongs to, in the profile answers (spec, Current user). */
export const membershipSummary = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
  members_count: z.int(),
});
export type MembershipSummary = z.infer<typeof membershipSummary>;

/** GET /v1/me. Keys are always there; what the token's scopes do not cover is null or empty (decisions.md Identity 5). */
export const currentUser = z.object({
  uuid: z.uuid(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  email: z.string().nullable(),
  email_verified: z.boolean().nullable(),
  organizations: z.array(membershipSummary),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** GET /user, a bare object. A key is there only when a scope of the token covers it; null when the person set nothing. */
export const profile = z
  .object({
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    birthday: z.iso.date().nullable(),
    gender: z.enum(['female', 'male', 'other']).nullable(),
    phone: z.string().nullable().describe('E.164'),
    language: z.string().nullable().describe('BCP 47'),
    organizations: z.array(membershipSummary),
  })
  .partial();
export type Profile = z.infer<typeof profile>;
