export { AccessModule } from './access.module.js';
export { childGuard, uuidIn } from './child.guard.js';
export { grantableRole, ownerRefused, requireCovers } from './grantable-role.js';
export {
  CallerMembership,
  CallerAccess,
  EndsMembership,
  MembershipGuard,
  Needs,
  OrganizationGuard,
} from './membership.guard.js';
export type { Membership, OrganizationAccess } from './membership.js';
export { isOpenRole, isOpenRoleSql } from './open-role.js';
export { findLocked, lockForChange, lockOrganization, lockWithCaller, requireActive } from './organization-lock.js';
export { Organization } from './organization.entity.js';
export { OwnerGuard, selfOr } from './owner-or-self.guards.js';
export { Role } from './role.entity.js';
