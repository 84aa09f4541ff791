export { DomainsModule } from './domains.module.js';
export { OrganizationDomain } from './organization-domain.entity.js';
