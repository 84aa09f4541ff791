import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { browser } from '@platform/testing';
import { identityBench, redirectUri, type IdentityBench } from '../identity-bench.test-helper.js';
import { relyingParty, type RelyingParty } from './relying-party.test-helper.js';

describe('the client of the MCP SDK, for a server that names this issuer', () => {
  let bench: IdentityBench;
  let server: RelyingParty;
  beforeAll(async () => {
    [bench, server] = await Promise.all([identityBench(), relyingParty()]);
    server.serve((req, res) => {
      const isAsked = req.url?.startsWith('/.well-known/oauth-protected-resource');
      res.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ resource: `${server.url}/mcp`, authorization_servers: [`${bench.url}/api`] }));
    });
  });
  afterAll(async () => {
    await server.close();
    await bench.close();
  });

  for (const type of ['public', 'confidential'] as const) {
    it(`signs in and refreshes as a ${type} client that is registered already`, async () => {
      const [made, ada] = [await bench.client({ type }), await bench.person()];
      const kept: { tokens?: OAuthTokens; verifier?: string; at?: URL } = {};
      const provider: OAuthClientProvider = {
        redirectUrl: redirectUri,
        clientMetadata: { redirect_uris: [redirectUri], scope: 'openid email offline_access' },
        clientInformation: () => ({
          client_id: made.client_id,
          ...(made.client_secret && { client_secret: made.client_secret }),
        }),
        tokens: () => kept.tokens,
        saveTokens: (tokens) => void (kept.tokens = tokens),
        redirectToAuthorization: (at) => void (kept.at = at),
        saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
        codeVerifier: () => kept.verifier!,
      };
      const serverUrl = `${server.url}/mcp`;
      expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
      const { url } = await bench.throughPages(browser(bench.url), kept.at!.pathname + kept.at!.search, ada);
      const authorizationCode = url.searchParams.get('code')!;
      expect(await auth(provider, { serverUrl, authorizationCode })).toBe('AUTHORIZED');
      const first = kept.tokens!;
      expect(await auth(provider, { serverUrl })).toBe('AUTHORIZED');
      expect(kept.tokens!.access_token).not.toBe(first.access_token);
      const me = await bench.call('GET', '/api/v1/me', { token: kept.tokens!.access_token });
      expect(me.body.data.email).toBe(ada.email);
    });
  }
});
