export { EndpointAudit } from './endpoint-audit.js';
export { NoticesModule } from './notices.module.js';
export { OwnerNotices } from './owner-notices.js';
