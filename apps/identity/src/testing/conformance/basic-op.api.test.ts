import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, eventually, type Browser } from '@platform/testing';
import { decodeJwt, createRemoteJWKSet, decodeProtectedHeader, jwtVerify, UnsecuredJWT } from 'jose';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { SigningKeys } from '../../protocol/keys/signing-keys.service.js';
import {
  identityBench,
  password,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../identity-bench.test-helper.js';

/**
 * The modules of the OpenID Connect Basic OP and Config OP certification plans, by their names, through certified
 * client libraries. The plan sends no PKCE: its client is exempted from it, as only the operator can.
 */
describe('OpenID Connect Basic OP', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  let config: openid.Configuration;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([
      bench.client({
        ...{ is_pkce_exempt: true, claims_in_id_token: false },
        redirect_uris: [redirectUri, `${redirectUri}?dummy=1`],
      }),
      bench.person(),
    ]);
    config = await discover(client);
    await bench.query(
      `UPDATE users SET birthday = '1815-12-10', gender = 'female', phone = '+4930123456', language = 'en'
       WHERE uuid = $1`,
      [ada.uuid],
    );
  });
  afterAll(() => bench.close());

  const discover = (of: MadeClient, method = openid.ClientSecretBasic(of.client_secret!)) =>
    bench.discovery(of, method);
  const noPkce = { code_challenge: null, code_challenge_method: null };
  const asked = (parameters: Record<string, string | null> = {}, scope = 'openid') => ({
    client,
    scope,
    parameters: { ...noPkce, ...parameters },
  });

  /** One complete sign-in as the plan does it: through the pages, then the code by the certified library. */
  async function signIn(parameters: Record<string, string | null> = {}, scope = 'openid', agent = browser(bench.url)) {
    const { page } = await bench.code(asked(parameters, scope), ada, agent);
    const expectedNonce = parameters['nonce'];
    const tokens = await openid.authorizationCodeGrant(config, page.url, {
      expectedState: page.url.searchParams.get('state') ?? openid.skipStateCheck,
      ...(expectedNonce && { expectedNonce }),
      ...(parameters['max_age'] && { maxAge: Number(parameters['max_age']) }),
      idTokenExpected: true,
    });
    return { tokens, agent, page, claims: tokens.claims()! };
  }
  const goTo = async (agent: Browser, parameters: Record<string, string | null>, scope = 'openid') =>
    agent.get((await bench.authorization(asked(parameters, scope))).path);
  const userInfo = (token: string) => openid.fetchUserInfo(config, token, ada.uuid);

  it('oidcc-server: code flow, ID token claims, entropy of the code, headers, no unrequested claim', async () => {
    const nonce = openid.randomNonce();
    const { tokens, claims, page } = await signIn({ nonce }, 'openid profile email');
    expect(claims.iss).toBe(`${bench.url}/api`);
    expect(claims.aud).toBe(client.client_id);
    expect(claims.sub).toBe(ada.uuid);
    expect(claims.nonce).toBe(nonce);
    expect(claims.exp).toBeGreaterThan(claims.iat);
    expect(page.url.searchParams.get('code')!.length).toBeGreaterThanOrEqual(32);
    expect(tokens.access_token.length).toBeGreaterThanOrEqual(32);
    for (const unasked of ['name', 'email', 'birthdate']) expect(claims[unasked]).toBe(undefined);
    const { headers } = await bench.redeem(client, await bench.code({ client }, ada));
    expect([headers.get('cache-control'), headers.get('pragma') ?? 'no-cache']).toStrictEqual(['no-store', 'no-cache']);
    expect(headers.get('content-type') ?? '').toMatch(/^application\/json/);
  });

  it('oidcc-response-type-missing: an error', async () => {
    const { url } = await goTo(browser(bench.url), { response_type: null });
    expect(url.searchParams.get('error') ?? '').toMatch(/unsupported_response_type|invalid_request/);
  });

  it('oidcc-idtoken-signature: RS256 with a kid of the key set', async () => {
    const { id_token: token } = (await signIn()).tokens;
    const { alg, kid } = decodeProtectedHeader(token!);
    expect(alg).toBe('RS256');
    assert.ok(kid);
    const keys = createRemoteJWKSet(new URL(`${bench.url}/api/.well-known/jwks.json`));
    expect((await jwtVerify(token!, keys, { issuer: `${bench.url}/api` })).payload.sub).toBe(ada.uuid);
  });

  it('oidcc-idtoken-unsigned: not offered, so never given', async () => {
    const { body } = await bench.call('GET', '/api/.well-known/openid-configuration');
    expect(body.id_token_signing_alg_values_supported).toStrictEqual(['RS256']);
  });

  it('oidcc-userinfo-get, -post-header, -post-body', async () => {
    const { access_token: token } = (await signIn()).tokens;
    const url = `${bench.url}/api/userinfo`;
    const authorization = `Bearer ${token}`;
    for (const init of [
      { headers: { authorization } },
      { method: 'POST', headers: { authorization } },
      { method: 'POST', body: new URLSearchParams({ access_token: token }) },
    ]) {
      const res = await fetch(url, init);
      expect(res.status).toBe(200);
      expect(((await res.json()) as { sub: string }).sub).toBe(ada.uuid);
    }
  });

  it('oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async () => {
    expect((await signIn({ nonce: null })).claims.nonce).toBe(undefined);
  });

  const claimsByScope: Record<string, string[]> = {
    profile: ['name', 'given_name', 'family_name', 'birthdate', 'gender', 'locale', 'updated_at'],
    email: ['email', 'email_verified'],
    phone: ['phone_number', 'phone_number_verified'],
    address: [],
  };
  for (const [scope, expected] of Object.entries(claimsByScope)) {
    it(`oidcc-scope-${scope}: its claims arrive at the userinfo`, async () => {
      const { tokens } = await signIn({}, `openid ${scope}`);
      const info = await userInfo(tokens.access_token);
      for (const claim of expected) assert.notEqual(info[claim], undefined, claim);
    });
  }

  it('oidcc-scope-all', async () => {
    const info = await userInfo((await signIn({}, 'openid profile email phone address')).tokens.access_token);
    for (const claim of Object.values(claimsByScope).flat()) assert.notEqual(info[claim], undefined, claim);
    expect(info.sub).toBe(ada.uuid);
  });

  it('oidcc-alternate-happy-flow: the order of parameters and scopes does not matter', async () => {
    const { path } = await bench.authorization(asked({}, 'email openid'));
    const query = new URLSearchParams([...new URL(path, bench.url).searchParams].reverse());
    const page = await bench.throughPages(browser(bench.url), `/oauth/authorize?${query}`, ada);
    expect(page.url.searchParams.get('code')).toBeTruthy();
  });

  const harmless: Record<string, Record<string, string>> = {
    'oidcc-display-page': { display: 'page' },
    'oidcc-display-popup': { display: 'popup' },
    'oidcc-ui-locales': { ui_locales: 'se no' },
    'oidcc-claims-locales': { claims_locales: 'se no' },
    'oidcc-login-hint': { login_hint: 'bob@example.com' },
    'oidcc-ensure-request-with-unknown-parameter-succeeds': { extra: 'foobar' },
    'oidcc-ensure-request-with-acr-values-succeeds': { acr_values: '1 2 https://refeds.org/profile/sfa' },
  };
  for (const [name, parameters] of Object.entries(harmless)) {
    it(`${name}: no error`, async () => expect((await signIn(parameters)).claims.sub).toBe(ada.uuid));
  }

  it('oidcc-prompt-login: asked again although signed in, and auth_time is later', async () => {
    const { agent, claims } = await signIn({ max_age: '10000' });
    expect((await goTo(agent, { prompt: 'login' })).url.pathname).toBe('/login');
    await age(10);
    const again = await signIn({ prompt: 'login', max_age: '10000' }, 'openid', agent);
    expect(again.claims.sub).toBe(claims.sub);
    expect(again.claims.auth_time!).toBeGreaterThanOrEqual(claims.auth_time!);
  });

  it('oidcc-prompt-none-not-logged-in: login_required by redirect, with state and iss', async () => {
    const { url } = await goTo(browser(bench.url), { prompt: 'none', state: 'kept' });
    expect(url.searchParams.get('error')).toBe('login_required');
    expect([url.searchParams.get('state'), url.searchParams.get('iss')]).toStrictEqual(['kept', `${bench.url}/api`]);
  });

  it('oidcc-prompt-none-logged-in: no page, the same sub and auth_time', async () => {
    const { agent, claims } = await signIn({ max_age: '10000' });
    const silent = await goTo(agent, { prompt: 'none', max_age: '10000' });
    expect(silent.url.searchParams.get('code')).toBeTruthy();
    const again = await signIn({ prompt: 'none', max_age: '10000' }, 'openid', agent);
    expect([again.claims.sub, again.claims.auth_time]).toStrictEqual([claims.sub, claims.auth_time]);
  });

  /** As if the sign-ins had been so many seconds earlier. */
  const age = (seconds: number) =>
    bench.query(
      `UPDATE oauth_records SET payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::int - $1))
       WHERE kind = 'Session' AND payload ? 'loginTs'`,
      [seconds],
    );

  it('oidcc-max-age-1: asked again after a second, with a new auth_time', async () => {
    const { agent } = await signIn();
    await age(60);
    const silent = await goTo(agent, { prompt: 'none', max_age: '1' });
    expect(silent.url.searchParams.get('error')).toBe('login_required');
    expect((await goTo(agent, { max_age: '1' })).url.pathname).toBe('/login');
    const { claims } = await signIn({ max_age: '1' }, 'openid', agent);
    expect(Date.now() / 1000 - claims.auth_time!).toBeLessThan(30);
  });

  it('oidcc-max-age-10000: not asked again, the same auth_time', async () => {
    const { agent, claims } = await signIn({ max_age: '10000' });
    const page = await goTo(agent, { max_age: '10000' });
    expect(page.url.searchParams.get('code')).toBeTruthy();
    const again = await signIn({ max_age: '10000' }, 'openid', agent);
    expect(again.claims.auth_time).toBe(claims.auth_time);
  });

  it('oidcc-id-token-hint: prompt=none with the hint succeeds for the same person, and for nobody else', async () => {
    const { agent, tokens, claims } = await signIn();
    const again = await signIn({ prompt: 'none', id_token_hint: tokens.id_token! }, 'openid', agent);
    expect(again.claims.sub).toBe(claims.sub);
    const other = browser(bench.url);
    await bench.code(asked(), await bench.person(), other);
    const { url } = await goTo(other, { prompt: 'none', id_token_hint: tokens.id_token! });
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  it('oidcc-codereuse, -codereuse-30seconds: invalid_grant, and the access token dies', async () => {
    const code = await bench.code({ client }, ada);
    const { body } = await bench.redeem(client, code);
    expect((await bench.redeem(client, code)).body.error).toBe('invalid_grant');
    await expect(userInfo(body.access_token)).rejects.toBeDefined();
  });

  it('oidcc-ensure-registered-redirect-uri, …-redirect-uri-in-authorization-request: error page', async () => {
    for (const redirect_uri of ['https://evil.example/callback', null]) {
      const page = await goTo(browser(bench.url), { redirect_uri });
      expect([page.status, page.url.origin]).toStrictEqual([400, bench.url]);
    }
  });

  it('oidcc-redirect-uri-query-OK, -mismatch, -added', async () => {
    const { url } = await bench.throughPages(
      browser(bench.url),
      (await bench.authorization(asked({ redirect_uri: `${redirectUri}?dummy=1` }))).path,
      ada,
    );
    expect(url.searchParams.get('dummy')).toBe('1');
    expect(url.searchParams.get('code')).toBeTruthy();
    for (const wrong of [`${redirectUri}?dummy=2`, `${redirectUri}?dummy=1&more=1`])
      expect((await goTo(browser(bench.url), { redirect_uri: wrong })).status).toBe(400);
  });

  it('oidcc-ensure-post-request-succeeds', async () => {
    const agent = browser(bench.url);
    const { path } = await bench.authorization(asked());
    let page = await agent.visit('/oauth/authorize', { method: 'POST', body: new URL(path, bench.url).searchParams });
    page = await agent.submit(page, { email: ada.email, password });
    expect(page.url.searchParams.get('code')).toBeTruthy();
    const large = new URLSearchParams({ state: 'x'.repeat(20_000) });
    expect((await agent.visit('/oauth/authorize', { method: 'POST', body: large })).status).toBe(400);
  });

  it('oidcc-server-client-secret-post', async () => {
    const byPost = await discover(client, openid.ClientSecretPost(client.client_secret!));
    const { page } = await bench.code(asked(), ada);
    const expectedState = page.url.searchParams.get('state')!;
    assert.ok((await openid.authorizationCodeGrant(byPost, page.url, { expectedState })).id_token);
  });

  it('oidcc-request-uri-unsigned, …-request-object-supported-correctly-or-rejected-as-unsupported', async () => {
    const request = new UnsecuredJWT({ scope: 'openid' }).encode();
    for (const [parameters, error] of [
      [{ request_uri: 'https://client.example/request' }, 'request_uri_not_supported'],
      [{ request }, 'request_not_supported'],
    ] as const) {
      const { url } = await goTo(browser(bench.url), parameters);
      expect(url.searchParams.get('error')).toBe(error);
    }
  });

  it('oidcc-ensure-request-object-with-redirect-uri: never sent to an address from an unsigned object', async () => {
    const request = new UnsecuredJWT({ redirect_uri: 'https://evil.example/' }).encode();
    const { url } = await goTo(browser(bench.url), { request });
    expect(url.host).not.toBe('evil.example');
  });

  it('oidcc-claims-essential: name at the userinfo without the scope profile, after the person agreed', async () => {
    const claims = JSON.stringify({ userinfo: { name: { essential: true } } });
    const { tokens } = await signIn({ claims });
    expect((await userInfo(tokens.access_token)).name).toBe('Ada Lovelace');
  });

  it('oidcc-refresh-token: bound to the client, a new access token, the same iss, sub and aud', async () => {
    const { tokens, claims } = await signIn();
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token!);
    expect(renewed.access_token).not.toBe(tokens.access_token);
    const after = decodeJwt(renewed.id_token!);
    expect([after.iss, after.sub, after.aud]).toStrictEqual([claims.iss, claims.sub, claims.aud]);
    const stranger = await bench.client();
    expect((await bench.refresh(stranger, renewed.refresh_token!)).body.error).toBe('invalid_grant');
  });

  it('oidcc-ensure-request-with-valid-pkce-succeeds', async () => {
    expect((await bench.redeem(client, await bench.code({ client }, ada))).status).toBe(200);
  });

  it('oidcc-server-rotate-keys, -refresh-token-rp-key-rotation: a new key is added, the old one is kept', async () => {
    const kids = async () =>
      ((await bench.call('GET', '/api/.well-known/jwks.json')).body.keys as { kid: string }[]).map(({ kid }) => kid);
    const before = await kids();
    await bench.running.app.get(SigningKeys).rotate({ force: true });
    await eventually(async () => expect((await kids()).length).toBe(before.length + 1));
    assert.ok(before.every(Boolean) && (await kids()).filter((kid) => before.includes(kid)).length === before.length);
  });

  describe('Config OP', () => {
    it('oidcc-discovery-endpoint-verification', async () => {
      const issuer = new URL(`${bench.url}/api`);
      const options = { [oauth.allowInsecureRequests]: true };
      const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
      expect(server.issuer).toBe(issuer.href);
      for (const [name, value] of Object.entries(server))
        if (/_endpoint$|_uri$/.test(name))
          assert.ok(typeof value === 'string' && value.startsWith(`${bench.url}/`), name);
      expect(server.response_types_supported).toStrictEqual(['code']);
      expect(server.subject_types_supported).toStrictEqual(['public']);
      expect(server.scopes_supported!).toContain('openid');
      expect(server.code_challenge_methods_supported).toStrictEqual(['S256']);
      expect(server.id_token_signing_alg_values_supported).toStrictEqual(['RS256']);
      expect(
        [
          'authorization_code',
          'refresh_token',
          'client_credentials',
          'urn:ietf:params:oauth:grant-type:device_code',
        ].filter((grant) => !server.grant_types_supported!.includes(grant)),
      ).toStrictEqual([]);
      for (const claim of ['sub', 'name', 'email', 'auth_time', 'iss'])
        assert.ok(server.claims_supported!.includes(claim), claim);
      expect(server.ui_locales_supported!.every((tag) => /^[a-z]{2}(-[A-Z]{2})?$/.test(tag))).toBeTruthy();
      expect(server.claims_parameter_supported).toBe(true);
      expect(server.request_uri_parameter_supported).toBe(false);
      expect(server.authorization_response_iss_parameter_supported).toBe(true);
      expect(server.dpop_signing_alg_values_supported!).toContain('ES256');
      expect(server.token_endpoint_auth_methods_supported!).toContain('private_key_jwt');
      const { body } = await bench.call('GET', new URL(server.jwks_uri!).pathname);
      const kids = (body.keys as { kid: string }[]).map(({ kid }) => kid);
      expect(new Set(kids).size).toBe(kids.length);
    });

    it('oauth-authorization-server metadata (RFC 8414) at the address that its issuer gives', async () => {
      const issuer = new URL(`${bench.url}/api`);
      const res = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', [oauth.allowInsecureRequests]: true });
      expect((await oauth.processDiscoveryResponse(issuer, res)).issuer).toBe(issuer.href);
    });
  });
});
