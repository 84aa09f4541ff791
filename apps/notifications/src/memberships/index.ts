export { Child, childGuard } from './child.guard.js';
export { MembershipCopy } from './membership-copy.entity.js';
export { CallerMembership, type Membership, MembershipGuard, Needs } from './membership.guard.js';
export { MembershipsModule } from './memberships.module.js';
export { OrganizationCopy } from './organization-copy.entity.js';
export { RoleCopy } from './role-copy.entity.js';
