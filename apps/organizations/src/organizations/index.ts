export { OrganizationChangesService } from './organization-changes.service.js';
export { OrganizationDeleted } from './organization-deleted.js';
export { OrganizationDeletion } from './organization-deletion.js';
export { OrganizationsModule } from './organizations.module.js';
export { OrganizationsService } from './organizations.service.js';
export { nextSlug, plainSlug } from './slug.js';
export { Suspension } from './suspension.js';
