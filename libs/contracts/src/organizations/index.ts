export * from './audit-log.js';
export * from './email-address.js';
export * from './invitation.js';
export * from './joining-pages.js';
export * from './member.js';
export * from './organization.js';
export * from './permission-check.js';
export * from './role.js';
