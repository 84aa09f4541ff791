export { OidcProvider } from './oidc-provider.js';
export { ProviderModule } from './provider.module.js';
