import { z } from 'zod';
import { timestampSchema } from '../timestamp.js';
import { emailDomain } from '../email-address.js';

/**
 * What a verified domain does for people with a confirmed address of it. `manual`: nothing. `suggest`: they are shown
 * the organization and may join it. `auto`: they join when they register or confirm the address; those who have it
 * already are shown it.
 */
export const domainModes = ['manual', 'suggest', 'auto'] as const;
const mode = z.enum(domainModes);

export const domainSchema = z.object({
  uuid: z.uuid(),
  domain: z.string(),
  mode,
  status: z.enum(['pending', 'verified']),
  /** The record that proves it. */
  verification: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
  verified_at: timestampSchema.nullable(),
  missing_since: timestampSchema
    .nullable()
    .describe(
      'The record was not found since then: nobody joins by the domain, and after seven days it is pending again',
    ),
  expires_at: timestampSchema.nullable().describe('When a claim that is not verified ends'),
  created_at: timestampSchema,
});
export type Domain = z.infer<typeof domainSchema>;

export const createDomain = z.object({ domain: emailDomain, mode: mode.default('manual') });
export type CreateDomain = z.infer<typeof createDomain>;

export const updateDomain = z.object({ mode: mode.optional() });
export type UpdateDomain = z.infer<typeof updateDomain>;

/** An organization that the caller may join by the domain of their address. */
export const suggestedOrganization = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  domain: z.string(),
  members_count: z.int(),
});
export type SuggestedOrganization = z.infer<typeof suggestedOrganization>;
