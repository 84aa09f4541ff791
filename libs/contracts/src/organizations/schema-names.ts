import { nameSchemas } from '../name-schemas.js';
import { auditEntrySchema } from './audit-log.js';
import { brandingSchema, putBrandingMark, updateBranding } from './branding.js';
import { createDomain, domainSchema, suggestedOrganization, updateDomain } from './domain.js';
import {
  bulkInvitationResults,
  bulkInvitations,
  cancelledInvitation,
  createInvitation,
  declinedInvitation,
  invitationSchema,
  receivedInvitation,
} from './invitation.js';
import { createInviteLink, createdInviteLink, inviteLinkSchema, joinByToken } from './invite-link.js';
import { addMember, memberSchema, updateMember } from './member.js';
import {
  createOrganization,
  createdOrganization,
  organizationDetail,
  organizationSchema,
  transferOwnership,
  updateOrganization,
} from './organization.js';
import { permissionCheck } from './permission-check.js';
import { createRole, roleSchema, updateRole } from './role.js';
import { createTeam, teamSchema, updateTeam } from './team.js';

/** What the OpenAPI document of the service calls its objects. */
nameSchemas({
  AddMember: addMember,
  AuditEntry: auditEntrySchema,
  Branding: brandingSchema,
  BulkInvitationResults: bulkInvitationResults,
  BulkInvitations: bulkInvitations,
  CancelledInvitation: cancelledInvitation,
  CreateInvitation: createInvitation,
  CreateInviteLink: createInviteLink,
  CreateOrganization: createOrganization,
  CreateOrganizationDomain: createDomain,
  CreateRole: createRole,
  CreateTeam: createTeam,
  CreatedInviteLink: createdInviteLink,
  CreatedOrganization: createdOrganization,
  DeclinedInvitation: declinedInvitation,
  Invitation: invitationSchema,
  InviteLink: inviteLinkSchema,
  JoinByToken: joinByToken,
  Member: memberSchema,
  Organization: organizationSchema,
  OrganizationDetail: organizationDetail,
  OrganizationDomain: domainSchema,
  PermissionCheck: permissionCheck,
  PutBrandingMark: putBrandingMark,
  ReceivedInvitation: receivedInvitation,
  Role: roleSchema,
  SuggestedOrganization: suggestedOrganization,
  Team: teamSchema,
  TransferOwnership: transferOwnership,
  UpdateBranding: updateBranding,
  UpdateMember: updateMember,
  UpdateOrganization: updateOrganization,
  UpdateOrganizationDomain: updateDomain,
  UpdateRole: updateRole,
  UpdateTeam: updateTeam,
});
