import { z } from 'zod';
import { timestampSchema } from '../timestamp.js';
import { emailDomain } from '../email-address.js';
import { roleName } from './role.js';

/** A link by which whoever has it joins (docs/contracts/identity-and-organizations.md#invite-links). */
export const inviteLinkSchema = z.object({
  uuid: z.uuid(),
  role: z.string(),
  role_display_name: z.string(),
  max_uses: z.int().nullable(),
  uses_count: z.int(),
  allowed_domains: z.array(z.string()).describe('Of the confirmed address of who joins; empty for any'),
  expires_at: timestampSchema,
  created_by: z.string().describe('Display name'),
  created_at: timestampSchema,
  is_active: z.boolean().describe('False once it has expired or is used up'),
});
export type InviteLink = z.infer<typeof inviteLinkSchema>;

/** Answer of create: the only one that holds the link itself. */
export const createdInviteLink = inviteLinkSchema.extend({ url: z.url() });

export const createInviteLink = z.object({
  role: roleName.optional().describe("The organization's default role when not given; none that may manage or remove"),
  expires_in_days: z.int().min(1).max(30).default(7),
  max_uses: z.int().min(1).max(1000).nullish(),
  allowed_domains: z.array(emailDomain).max(20).default([]),
});
export type CreateInviteLink = z.infer<typeof createInviteLink>;

export const joinByToken = z.object({ token: z.string().min(1).max(200) });
export type JoinByToken = z.infer<typeof joinByToken>;
