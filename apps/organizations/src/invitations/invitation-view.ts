import type { InvitationStatus } from '@platform/contracts';
import { part } from '@platform/service-kit';

/** An invitation as answers show one. */
export interface InvitationRow {
  uuid: string;
  organization_uuid: string;
  email: string;
  role: string;
  role_display_name: string;
  status: InvitationStatus;
  invited_by: string;
  expires_at: Date;
  created_at: Date;
}

/** A pending invitation whose time is over is expired, even before the periodic job has stored that. */
export const statusNow = part`CASE
  WHEN invitation.status = 'pending' AND invitation.expires_at <= now() THEN 'expired' ELSE invitation.status END`;

export const invitationView = part`
  SELECT invitation.uuid, invitation.organization_uuid, invitation.email, invitation.role,
    coalesce(role.display_name, invitation.role) AS role_display_name, ${statusNow} AS status,
    coalesce(nullif(trim(concat(inviter.name, ' ', inviter.surname)), ''), 'Deleted user') AS invited_by,
    invitation.expires_at, invitation.created_at
  FROM invitation
  LEFT JOIN role ON role.organization_uuid = invitation.organization_uuid AND role.name = invitation.role
  LEFT JOIN person inviter ON inviter.uuid = invitation.invited_by_uuid`;
