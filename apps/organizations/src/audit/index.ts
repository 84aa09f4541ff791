export { AuditChain } from './audit-chain.js';
export { AuditLog, type AuditedAction } from './audit-log.js';
export { AuditModule } from './audit.module.js';
