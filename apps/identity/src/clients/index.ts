export { ClientOwners } from './client-owners.js';
export { ClientSecrets } from './client-secrets.service.js';
export { ClientsModule } from './clients.module.js';
export { consoleClientId } from './console-client.js';
export { OauthClients } from './oauth-clients.service.js';
