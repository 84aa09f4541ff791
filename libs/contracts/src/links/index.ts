export * from './account.js';
export * from './bio.js';
export * from './date-time.js';
export * from './envelope.js';
export * from './link.js';
export * from './qr-data.js';
export * from './qr.js';
