import { scopeNames } from '@platform/contracts';
import type { JWK } from 'jose';
import type { AdapterFactory, Configuration, ExternalSigningKey, KoaContextWithOIDC } from 'oidc-provider';
import { clientAlgorithms } from '../clients/client-keys.js';
import { ownClientMetadata } from '../clients/client.adapter.js';
import type { Grants } from '../storage/grants.js';
import { languages } from '../../pages/i18n/translations.js';
import { contexts } from '../settings/authentication-context.js';
import type { Accounts } from './accounts.js';
import { claimsOfScope } from '../settings/claims.js';
import { features } from './features.js';
import { lifetimes } from '../settings/lifetimes.js';
import { refuseWithoutScope } from './known-scope.js';
import { grantLoader } from './load-grant.js';
import { promptValues, signInPolicy } from './sign-in-policy.js';
import { signInFacts } from './sign-in-facts.js';

/** What the provider needs from the rest of the service. */
export interface ProviderParts {
  adapter: AdapterFactory;
  accounts: Accounts;
  hasSecondFactor: (userUuid: string) => Promise<boolean>;
  grants: Grants;
  pages: ProviderPages;
  fetch: NonNullable<Configuration['fetch']>;
  jwks: (JWK | ExternalSigningKey)[];
}

export interface ProviderPages {
  interactionUrl: NonNullable<NonNullable<Configuration['interactions']>['url']>;
  renderError: NonNullable<Configuration['renderError']>;
  confirmSignOut: (ctx: KoaContextWithOIDC, form: string) => void;
  signedOut: (ctx: KoaContextWithOIDC) => void;
  /** `err` is what was wrong with the code that was typed. */
  askUserCode: (ctx: KoaContextWithOIDC, form: string, err?: Error) => void;
  confirmDevice: (ctx: KoaContextWithOIDC, form: string, userCode: string) => void;
  deviceConnected: (ctx: KoaContextWithOIDC) => void;
}

/** Public paths, whole (docs/decisions.md#addresses-of-the-provider): nothing is mounted below another path. */
export const routes = {
  authorization: '/oauth/authorize',
  code_verification: '/oauth/device',
  end_session: '/oauth/logout',
  token: '/api/oauth/token',
  pushed_authorization_request: '/api/oauth/par',
  device_authorization: '/api/oauth/device_authorization',
  revocation: '/api/oauth/revoke',
  introspection: '/api/oauth/introspect',
  jwks: '/api/.well-known/jwks.json',
  userinfo: '/api/userinfo',
};

export const cookieNames = {
  session: 'identity_session',
  interaction: 'identity_interaction',
  resume: 'identity_resume',
};

/** RFC 8414: without the methods, `client_secret_basic` alone would be assumed; `private_key_jwt` needs its algorithms named. */
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
