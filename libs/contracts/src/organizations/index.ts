export * from './joining-pages.js';
export * from './organization.js';
