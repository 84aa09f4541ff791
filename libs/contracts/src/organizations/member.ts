import { z } from 'zod';
import { timestampSchema } from '../timestamp.js';
import { emailAddress } from '../email-address.js';
import { optionalPageQuery } from '../pagination.js';
import { instantCursor } from './cursors.js';
import { roleName } from './role.js';

export const memberSchema = z.object({
  user_uuid: z.uuid(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  role: z.string(),
  role_display_name: z.string(),
  permissions: z.array(z.string()),
  joined_at: timestampSchema,
});
export type Member = z.infer<typeof memberSchema>;

export const memberQuery = optionalPageQuery.extend({ cursor: instantCursor });
export type MemberQuery = z.infer<typeof memberQuery>;

export const addMember = z.object({
  email: emailAddress.describe('Confirmed address of a registered user'),
  role: roleName.optional().describe("The organization's default role when not given; `member` unless that was moved"),
});
export type AddMember = z.infer<typeof addMember>;

export const updateMember = z.object({ role: roleName });
export type UpdateMember = z.infer<typeof updateMember>;
