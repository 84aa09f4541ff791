export { AccountDeletion, graceDays } from './account-deletion.js';
export { DeletionModule } from './deletion.module.js';
export { type OwnedOrganization, ownedOrganizations, ownedOrganizationsField } from './owned-organizations.js';
