import { z } from 'zod';
import { timestampSchema } from '../timestamp.js';
import { emailAddress } from '../email-address.js';
import { listWords, optionalPageQuery, sortBy } from '../pagination.js';
import { instantOrTextCursor, isOfOrder, ofAnotherOrder } from './cursors.js';
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

export const memberQuery = optionalPageQuery
  .extend({
    q: listWords.describe('Part of the name or the address, in any letter case'),
    role: z.string().max(100).optional().describe('Only members with the role of this name'),
    team: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('Only members of this team'),
    sort: sortBy(['joined_at', '-joined_at', 'name', '-name']),
    cursor: instantOrTextCursor,
  })
  .refine(isOfOrder(['name']), ofAnotherOrder);
export type MemberQuery = z.infer<typeof memberQuery>;

export const addMember = z.object({
  email: emailAddress.describe('Confirmed address of a registered user'),
  role: roleName.optional().describe("The organization's default role when not given; `member` unless that was moved"),
});
export type AddMember = z.infer<typeof addMember>;

export const updateMember = z.object({ role: roleName });
export type UpdateMember = z.infer<typeof updateMember>;
