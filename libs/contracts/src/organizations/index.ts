export * from './organization.js';
