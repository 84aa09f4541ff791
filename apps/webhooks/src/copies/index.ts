export { Client } from './client.entity.js';
export { holdersOf } from './holders.js';
export { MemberChange } from './member-change.entity.js';
export { OauthGrant } from './oauth-grant.entity.js';
export { Organization } from './organization.entity.js';
export { Person } from './person.entity.js';
export { type NewMemberChange, saveMemberChanges } from './save-member-changes.js';
