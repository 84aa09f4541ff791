export { ExpiredInvitations } from './expired-invitations.js';
export { InvitationChanges } from './invitation-changes.js';
export { Invitation } from './invitation.entity.js';
export { InvitationsModule } from './invitations.module.js';
