export { AuditModule } from './audit.module.js';
export { AuditRecorder } from './audit-recorder.js';
