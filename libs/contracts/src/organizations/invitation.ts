import { z } from 'zod';
import { listWords, optionalPageQuery, sortBy } from '../pagination.js';
import { timestampSchema } from '../timestamp.js';
import { emailAddress } from '../email-address.js';
import { instantOrTextCursor, isOfOrder, ofAnotherOrder } from './cursors.js';
import { invitationStatuses } from './joining-pages.js';
import { roleName } from './role.js';

const status = z.enum(invitationStatuses);

/** The token is in the mail only: no answer holds it. */
export const invitationSchema = z.object({
  uuid: z.uuid(),
  email: z.string(),
  role: z.string(),
  role_display_name: z.string(),
  status,
  invited_by: z.string().describe('Display name of the inviter'),
  expires_at: timestampSchema,
  created_at: timestampSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** As its invitee sees it. */
export const receivedInvitation = invitationSchema.extend({
  organization: z.object({ uuid: z.uuid(), name: z.string(), slug: z.string() }),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;

export const createInvitation = z.object({
  email: emailAddress,
  role: roleName.optional().describe("The organization's default role when not given; `member` unless that was moved"),
});
export type CreateInvitation = z.infer<typeof createInvitation>;

export const invitationQuery = optionalPageQuery
  .extend({
    status: status.optional(),
    q: listWords.describe('Part of the address, in any letter case'),
    sort: sortBy(['-created_at', 'created_at', 'email', '-email']),
    cursor: instantOrTextCursor,
  })
  .refine(isOfOrder(['email']), ofAnotherOrder);
export type InvitationQuery = z.infer<typeof invitationQuery>;

const maxBatch = 50;

/** Every item is judged by itself: one that is wrong does not stop the others. */
export const bulkInvitations = z.object({
  invitations: z.array(z.record(z.string(), z.unknown())).min(1).max(maxBatch).describe('Items `{email, role?}`'),
});
export type BulkInvitations = z.infer<typeof bulkInvitations>;

/** One result for each item, in its order; either `invitation` or `error` is null. */
export const bulkInvitationResults = z.object({
  data: z.array(
    z.object({
      email: z.string().nullable().describe('As it was sent'),
      invitation: invitationSchema.nullable(),
      error: z
        .object({
          error: z.string(),
          message: z.string(),
          errors: z.record(z.string(), z.array(z.string())).optional(),
        })
        .nullable(),
    }),
  ),
});
export type BulkInvitationResult = z.infer<typeof bulkInvitationResults>['data'][number];

export const cancelledInvitation = z.object({ message: z.string(), data: z.object({ uuid: z.uuid(), status }) });

export const declinedInvitation = z.object({ data: z.object({ uuid: z.uuid(), status }) });
