export * from './profile.js';
export * from './credentials.js';
export * from './oauth-clients.js';
export * from './account.js';
import './schema-names.js';
