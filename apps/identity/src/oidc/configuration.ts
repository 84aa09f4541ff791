import { scopeNames } from '@platform/contracts';
import type { JWK } from 'jose';
import { interactionPolicy, type AdapterFactory, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { ownClientMetadata } from '../clients/client.adapter.js';
import type { Grants } from '../storage/grants.js';
import { claimsOfScope } from './claims.js';
import { lifetimes } from './lifetimes.js';
import { grantLoader } from './load-grant.js';

/** What the provider needs from the rest of the service. */
export interface ProviderParts {
  adapter: AdapterFactory;
  findAccount: NonNullable<Configuration['findAccount']>;
  grants: Grants;
  pages: ProviderPages;
  jwks: JWK[];
}

export interface ProviderPages {
  interactionUrl: NonNullable<NonNullable<Configuration['interactions']>['url']>;
  renderError: NonNullable<Configuration['renderError']>;
  confirmSignOut: (ctx: KoaContextWithOIDC, form: string) => void;
  signedOut: (ctx: KoaContextWithOIDC) => void;
}

/** Public paths, whole (decisions.md Identity 1): nothing is mounted below another path. */
export const routes = {
  authorization: '/oauth/authorize',
  end_session: '/oauth/logout',
  token: '/api/oauth/token',
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

export function configure({ adapter, findAccount, grants, pages, jwks }: ProviderParts): Configuration {
  return {
    adapter,
    findAccount,
    routes,
    jwks: { keys: jwks },
    scopes: [...scopeNames],
    claims: claimsOfScope,
    ttl: lifetimes,
    cookies: { names: cookieNames },
    responseTypes: ['code'],
    subjectTypes: ['public'],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic', 'none'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    extraClientMetadata: { properties: [...ownClientMetadata], validator: () => undefined },
    pkce: { required: (_ctx, client) => client['is_pkce_exempt'] !== true },
    loadExistingGrant: grantLoader(grants),
    // Every client gets one with its grant, and it outlives the session (decisions.md Identity 3, spec Token request).
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.parse(uri)?.origin === origin && origin !== 'null'),
    interactions: { policy: policy(), url: pages.interactionUrl },
    renderError: pages.renderError,
    features: features(pages),
  };
}

function features(pages: ProviderPages): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    userinfo: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => pages.confirmSignOut(ctx, form),
      postLogoutSuccessSource: (ctx) => pages.signedOut(ctx),
    },
    introspection: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId && client.clientAuthMethod !== 'none',
    },
    revocation: {
      enabled: true,
      // A foreign token is left alone without a word. An access token goes alone, while the provider would end its whole grant.
      allowedPolicy: async (_ctx, client, token) => {
        if (token.clientId !== client.clientId) return false;
        if (token.kind !== 'AccessToken') return true;
        await token.destroy();
        return false;
      },
    },
  };
}

/** The provider's own policy, and a person who was suspended or deleted signs in anew (and is refused there). */
function policy() {
  const prompts = interactionPolicy.base();
  prompts
    .get('login')!
    .checks.add(
      new interactionPolicy.Check(
        'account_gone',
        'the account of the session cannot be used',
        (ctx) => ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined,
      ),
    );
  return prompts;
}
