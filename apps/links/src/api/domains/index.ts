export { brandedAmong } from './branded-host.js';
export { DomainRelease } from './domain-release.js';
export { DomainsModule } from './domains.module.js';
