export { FederatedIdentities, type LinkedIdentity } from './federated-identities.service.js';
export { federationButtons } from './federation-buttons.js';
export { FederationModule } from './federation.module.js';
export { Federation, connectionsPath } from './federation.service.js';
export { IdentityProvider } from './identity-provider.entity.js';
export { IdentityProviders, type ShownProvider, sealedProviderSecret } from './identity-providers.service.js';
export { RelyingParty } from './relying-party.js';
