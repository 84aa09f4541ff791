export { Brandings } from './brandings.js';
export { keepOrganization } from './keep-organization.js';
export { MembershipCopy } from './membership-copy.entity.js';
export { MembershipsModule } from './memberships.module.js';
export { Memberships, type Standing } from './memberships.service.js';
export { OrganizationCopy } from './organization-copy.entity.js';
