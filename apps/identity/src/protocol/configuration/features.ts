import type { Configuration } from 'oidc-provider';
import type { Accounts } from './accounts.js';
import type { Grants } from '../storage/index.js';
import type { ProviderPages } from './provider-parts.js';

/** Groups of four that are read aloud and typed on a phone: no vowels, so no words; 20^8 of them. */
export const userCodes = { charset: 'base-20', mask: '****-****' } as const;

/** The parts of the protocol that are offered beyond the code flow, and who may do what in each. */
export function features(pages: ProviderPages, accounts: Accounts, grants: Grants): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    resourceIndicators: { enabled: false },
    claimsParameter: { enabled: true },
    clientCredentials: { enabled: true },
    dPoP: { enabled: true },
    // Experimental: a new version may change it, and then the provider refuses to start.
    externalSigningSupport: { enabled: true, ack: 'experimental-01' },
    pushedAuthorizationRequests: { enabled: true },
    deviceFlow: {
      enabled: true,
      ...userCodes,
      userCodeInputSource: (ctx, form, _out, err) => pages.askUserCode(ctx, form, err),
      userCodeConfirmSource: (ctx, form, _client, _deviceInfo, userCode) => pages.confirmDevice(ctx, form, userCode),
      successSource: (ctx) => pages.deviceConnected(ctx),
    },
    userinfo: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => pages.confirmSignOut(ctx, form),
      postLogoutSuccessSource: (ctx) => pages.signedOut(ctx),
    },
    backchannelLogout: { enabled: true },
    introspection: {
      enabled: true,
      // Of others' tokens, and of people who may not sign in, a client learns nothing.
      allowedPolicy: async (_ctx, client, token) =>
        token.clientId === client.clientId &&
        client.clientAuthMethod !== 'none' &&
        (!('accountId' in token) || (await accounts.find(String(token.accountId))) !== undefined),
    },
    revocation: {
      enabled: true,
      // A foreign token is left alone without a word. An access token goes alone, a refresh token with its
      // authorization, while the provider would end every authorization of the grant.
      allowedPolicy: async (_ctx, client, token) => {
        if (token.clientId !== client.clientId) return false;
        if (token.kind === 'RefreshToken') await grants.endFamilyOf(token.jti, client.clientId);
        else await token.destroy();
        return false;
      },
    },
  };
}
