export * from './deliveries.js';
export * from './dispatch.js';
export * from './endpoints.js';
export * from './notification.js';
export * from './quiet.js';
export * from './routing-test.js';
export * from './rules.js';
export * from './telegram.js';
export { nameText } from './text.js';
