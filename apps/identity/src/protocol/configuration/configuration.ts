import { scopeNames } from '@platform/contracts';
import type { Configuration } from 'oidc-provider';
import { clientAlgorithms, ownClientMetadata } from '../clients/index.js';
import { languages } from '../../pages/i18n/index.js';
import { claimsOfScope, contexts, cookieNames, lifetimes, routes } from '../settings/index.js';
import { features } from './features.js';
import { refuseWithoutScope } from './known-scope.js';
import { grantLoader } from './load-grant.js';
import type { ProviderParts } from './provider-parts.js';
import { promptValues, signInPolicy } from './sign-in-policy.js';
import { signInFacts } from './sign-in-facts.js';

/**
 * RFC 8414: without the methods, `client_secret_basic` alone would be assumed; `private_key_jwt` needs its algorithms
 * named.
 */
const endpointAuthentication = {
  revocation_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic', 'private_key_jwt', 'none'],
  revocation_endpoint_auth_signing_alg_values_supported: clientAlgorithms,
  introspection_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic', 'private_key_jwt'],
  introspection_endpoint_auth_signing_alg_values_supported: clientAlgorithms,
};

export function configure(parts: ProviderParts): Configuration {
  const { adapter, accounts, hasSecondFactor, grants, pages, fetch, jwks } = parts;
  return {
    adapter,
    findAccount: (ctx, sub) => accounts.find(sub, ctx.oidc.client),
    // Which clients get them in the ID token is said by the accounts.
    conformIdTokenClaims: false,
    routes,
    fetch,
    jwks: { keys: jwks },
    scopes: [...scopeNames],
    claims: claimsOfScope,
    ttl: lifetimes,
    cookies: { names: cookieNames },
    responseTypes: ['code'],
    subjectTypes: ['public'],
    acrValues: [...contexts],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic', 'private_key_jwt', 'none'],
    enabledJWA: {
      idTokenSigningAlgValues: ['RS256'],
      clientAuthSigningAlgValues: clientAlgorithms,
      dPoPSigningAlgValues: ['ES256', 'Ed25519', 'EdDSA'],
    },
    extraClientMetadata: { properties: [...ownClientMetadata], validator: () => undefined },
    pkce: { required: (_ctx, client) => client['is_pkce_exempt'] !== true },
    loadExistingGrant: grantLoader(grants),
    // Every client gets one with its grant, and it outlives the session (docs/decisions.md#lifetimes-and-families).
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    // A consent ends when the person takes it back; what was stolen ends by its authorization (SingleUse).
    revokeGrantPolicy: () => false,
    rotateRefreshToken: true,
    // No parameter of ours: this is how the provider lets one be looked at wherever a request begins.
    extraParams: { scope: refuseWithoutScope },
    extraTokenClaims: signInFacts,
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.parse(uri)?.origin === origin && origin !== 'null'),
    interactions: { policy: signInPolicy(hasSecondFactor), url: pages.interactionUrl },
    renderError: pages.renderError,
    features: features(pages, accounts, grants),
    discovery: {
      ui_locales_supported: [...languages],
      prompt_values_supported: promptValues,
      ...endpointAuthentication,
    },
  };
}
