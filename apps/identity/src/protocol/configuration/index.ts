export { Accounts } from './accounts.js';
export { refuseUnreadable } from './client-schema.js';
export { ConfigurationModule } from './configuration.module.js';
export { configure } from './configuration.js';
export type { ProviderPages } from './provider-parts.js';
export { requestFault } from './still-allowed.js';
