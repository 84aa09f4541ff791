import { z } from 'zod';
import { personFacts } from '../events/identity-events.js';

/*
 * The signed calls by which identity's pages /invitations/{token} and /join/{token} ask organizations (docs/adr/0005).
 * The token travels in the body only. A person is told with the facts that identity has of them at this moment.
 */
export const joiningPaths = {
  invitation: '/internal/v1/invitations/look-up',
  answer: '/internal/v1/invitations/answer',
  inviteLink: '/internal/v1/invite-links/look-up',
  join: '/internal/v1/invite-links/join',
} as const;

export const invitationStatuses = ['pending', 'accepted', 'declined', 'cancelled', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

const token = z.string().min(1).max(200);
const organization = z.object({ uuid: z.uuid(), name: z.string() });

/** Where the browser that sent the form is, for the audit log; a call without it is written down without it. */
const pageOrigin = z.object({
  ip_address: z.string().max(100).nullable(),
  user_agent: z.string().max(500).nullable(),
  request_id: z.string().max(200).nullable(),
});
export type PageOrigin = z.infer<typeof pageOrigin>;

export const lookUp = z.object({ token });
export type LookUp = z.infer<typeof lookUp>;

/** Answer of `invitation`; 404 for an unknown token. */
export const shownInvitation = z.object({
  organization,
  email: z.string(),
  role_display_name: z.string(),
  /** Display name of the inviter. */
  invited_by: z.string(),
  status: z.enum(invitationStatuses),
});
export type ShownInvitation = z.infer<typeof shownInvitation>;

/**
 * Answers of `answer`: 200, 403 email_unverified, invitation_email_mismatch or organization_inactive, 404, 409
 * invitation_not_pending or invitation_expired.
 */
export const invitationAnswer = z.object({
  token,
  user: personFacts,
  decision: z.enum(['accept', 'decline']),
  origin: pageOrigin.optional(),
});
export type InvitationAnswer = z.infer<typeof invitationAnswer>;
export const answeredInvitation = z.object({ status: z.enum(invitationStatuses), organization });

/** Answer of `inviteLink`; 404 for an unknown, revoked, expired or used-up link. */
export const shownInviteLink = z.object({ organization, role_display_name: z.string() });
export type ShownInviteLink = z.infer<typeof shownInviteLink>;

/**
 * Answers of `join`: 200, 403 email_unverified, domain_not_allowed or organization_inactive, 404, 409 already_member.
 */
export const joinByLink = z.object({ token, user: personFacts, origin: pageOrigin.optional() });
export type JoinByLink = z.infer<typeof joinByLink>;
export const joinedByLink = z.object({ organization });
