import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser } from '@platform/testing';
import { AuthorizationCode } from 'simple-oauth2';
import { identityBench, type IdentityBench } from '../identity-bench.test-helper.js';

describe('simple-oauth2, which passes PKCE through', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  it('signs in, refreshes and revokes', async () => {
    const [made, ada] = [await bench.client(), await bench.person()];
    const library = new AuthorizationCode({
      client: { id: made.client_id, secret: made.client_secret },
      auth: {
        ...{ tokenHost: bench.url, tokenPath: '/api/oauth/token' },
        ...{ authorizePath: '/oauth/authorize', revokePath: '/api/oauth/revoke' },
      },
    });
    const { path, verifier } = await bench.authorization({ client: made });
    const { client_id: _, response_type: __, ...params } = Object.fromEntries(new URL(path, bench.url).searchParams);
    const at = new URL(library.authorizeURL(params));
    const back = await bench.throughPages(browser(bench.url), at.pathname + at.search, ada);
    const code = back.url.searchParams.get('code')!;
    const first = await library.getToken({ code, redirect_uri: params['redirect_uri']!, code_verifier: verifier });
    const next = await first.refresh();
    const me = (token: string) => bench.call('GET', '/api/v1/me', { token });
    expect((await me(next.token['access_token']!)).body.data.email).toBe(ada.email);
    await next.revokeAll();
    expect((await me(next.token['access_token']!)).status).toBe(401);
  });
});
