export * from './profile.js';
export * from './credentials.js';
export * from './oauth-clients.js';
export * from './account.js';
export { timeZoneOf, timeZones } from './time-zones.js';
import './schema-names.js';
