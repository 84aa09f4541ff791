export { ActiveClients } from './active-clients.js';
export { clientAlgorithms, isSigning, refuseKeyFaults } from './client-keys.js';
export { ClientAdapter, metadata, ownClientMetadata } from './client.adapter.js';
export { ProtocolClientsModule } from './clients.module.js';
export { type ClientOwner, OauthClient, isOwnedBy, theOperator } from './oauth-client.entity.js';
export { hasPrivateScheme, isHttpsOnLoopback, redirectUriFault } from './redirect-uri.js';
