export { AuditModule } from './audit.module.js';
export { Audited } from './audited.js';
