export * from './account.js';
export * from './date-time.js';
export * from './envelope.js';
export * from './link.js';
