import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, eventually } from '@platform/testing';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { ClientSecrets } from '../../clients/client-secrets.service.js';
import { OauthClients } from '../../clients/oauth-clients.service.js';
import { SigningKeys } from '../keys/signing-keys.service.js';
import {
  answered,
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('OAuth 2.0 and OpenID Connect', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    answered(await fetch(bench.url + path, { headers }));
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    answered(await fetch(bench.url + path, { method: 'POST', body: new URLSearchParams(fields), headers }));
  const credentials = ({ client_id, client_secret }: MadeClient) => ({ client_id, client_secret: client_secret! });

  describe('authorization requests', () => {
    it('require PKCE, and only S256', async () => {
      const agent = browser(bench.url);
      const faults: Record<string, string | null>[] = [
        { code_challenge: null, code_challenge_method: null },
        { code_challenge_method: 'plain' },
        { code_challenge_method: null },
        { code_challenge: 'short' },
      ];
      for (const parameters of faults) {
        const { path } = await bench.authorization({ client, parameters });
        const { url } = await agent.get(path);
        expect(url.origin + url.pathname).toBe(redirectUri);
        expect(url.searchParams.get('error')).toBe('invalid_request');
        expect(url.searchParams.get('iss')).toBe(`${bench.url}/api`);
        expect(url.searchParams.get('code')).toBe(null);
      }
    });

    it('get no token with a wrong, missing or foreign verifier', async () => {
      for (const wrong of [{ code_verifier: 'x'.repeat(43) }, { code_verifier: '' }, { code_verifier: 'short' }]) {
        const { code } = await bench.code({ client }, ada);
        const answer = await bench.tokenRequest(client, {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          ...wrong,
        });
        expect(answer.status).toBe(400);
        expect(answer.body.error).toMatch(/invalid_grant|invalid_request/);
      }
    });

    it('need no PKCE for a client that the operator exempts', async () => {
      const exempt = await bench.client({ is_pkce_exempt: true });
      const parameters = { code_challenge: null, code_challenge_method: null };
      const { code } = await bench.code({ client: exempt, parameters }, ada);
      const answer = await bench.tokenRequest(exempt, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
      });
      expect(answer.status).toBe(200);
    });

    it('never redirect to an address that differs from the registered one', async () => {
      for (const wrong of [
        'https://evil.example/callback',
        `${redirectUri}/`,
        `${redirectUri}?x=1`,
        `${redirectUri}#x`,
        redirectUri.toUpperCase(),
        'http://127.0.0.1:9999/callback/../other',
        'http://127.0.0.1:9998/callback',
        'http://user@127.0.0.1:9999/callback',
        'http://127.0.0.1:9999\\callback',
        '//127.0.0.1:9999/callback',
      ]) {
        const { path } = await bench.authorization({ client, parameters: { redirect_uri: wrong } });
        const res = await fetch(bench.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
        assert.equal(res.status, 400, wrong);
        expect(res.headers.get('location')).toBe(null);
        expect(res.headers.get('content-security-policy') ?? '').toMatch(/default-src 'none'/);
      }
    });

    it('of an unknown client get a page, not a redirect', async () => {
      const { path } = await bench.authorization({ client: { ...client, client_id: '<script>' } });
      const { status, body, headers } = await get(path, { accept: 'text/html' });
      expect(status).toBe(400);
      expect(headers.get('location')).toBe(null);
      expect(body.includes('<script>')).toBeFalsy();
    });

    it('with a NUL character in a parameter are refused as invalid', async () => {
      const nowhere = await bench.authorization({ client: { ...client, client_id: '\0' } });
      expect((await browser(bench.url).get(nowhere.path)).status).toBe(400);
      const { path } = await bench.authorization({ client, parameters: { login_hint: '\0' } });
      const { url } = await browser(bench.url).get(path);
      expect(url.searchParams.get('error')).toBe('invalid_request');
      const { status, body } = await bench.refresh({ ...client, client_id: '\0' }, 'any');
      expect([status, body.error]).toStrictEqual([401, 'invalid_client']);
    });

    it('get state and issuer in the answer, also when the person refuses', async () => {
      const agent = browser(bench.url);
      const { path, state } = await bench.authorization({ client: await bench.client() });
      let page = await agent.submit(await agent.get(path), {
        email: ada.email,
        password: 'correct horse battery staple',
      });
      page = await agent.submit(page, { decision: 'deny' });
      expect(page.url.origin + page.url.pathname).toBe(redirectUri);
      expect(Object.fromEntries(page.url.searchParams)).toStrictEqual({
        error: 'access_denied',
        error_description: 'the person did not allow it',
        state,
        iss: `${bench.url}/api`,
      });
    });

    it('for a scope that the client may not have are refused', async () => {
      const modest = await bench.client({ scopes: ['openid', 'profile'] });
      const { path } = await bench.authorization({ client: modest, scope: 'openid org:manage' });
      const { url } = await browser(bench.url).get(path);
      expect(url.searchParams.get('error')).toBe('invalid_scope');
    });

    it('without a known scope are refused before anybody signs in, wherever they begin', async () => {
      for (const scope of ['', 'nonsense', 'nonsense more', 'offline_access']) {
        const { path, state } = await bench.authorization({ client, scope });
        const query = new URL(path, bench.url).searchParams;
        if (!scope) query.delete('scope');
        const { url } = await browser(bench.url).get(`/oauth/authorize?${query.toString()}`);
        assert.equal(url.origin + url.pathname, redirectUri, scope);
        expect([url.searchParams.get('error'), url.searchParams.get('state')]).toStrictEqual(['invalid_scope', state]);
        const pushed = await bench.clientRequest('/api/oauth/par', client, Object.fromEntries(query));
        expect([pushed.status, pushed.body.error]).toStrictEqual([400, 'invalid_scope']);
      }
      for (const fields of [{}, { scope: '' }, { scope: 'nonsense' }] as Record<string, string>[]) {
        const { status, body } = await bench.clientRequest('/api/oauth/device_authorization', client, fields);
        expect([status, body.error]).toStrictEqual([400, 'invalid_scope']);
      }
      expect((await bench.tokens({ client, scope: 'nonsense openid' }, ada)).scope).toBe('openid');
    });

    it('with prompt=none get no page: login_required before a sign-in, a code after it', async () => {
      const agent = browser(bench.url);
      const silent = { client, parameters: { prompt: 'none' } };
      let page = await agent.get((await bench.authorization(silent)).path);
      expect(page.url.searchParams.get('error')).toBe('login_required');
      await bench.code({ client }, ada, agent);
      page = await agent.get((await bench.authorization(silent)).path);
      expect(page.url.searchParams.get('code')).toBeTruthy();
    });

    it('with prompt=login ask again although somebody is signed in', async () => {
      const agent = browser(bench.url);
      await bench.code({ client }, ada, agent);
      const { path } = await bench.authorization({ client, parameters: { prompt: 'login' } });
      expect((await agent.get(path)).url.pathname).toBe('/login');
    });
  });

  describe('the token endpoint', () => {
    it('answers as RFC 6749 says and forbids caching', async () => {
      const { status, headers, body } = await bench.redeem(client, await bench.code({ client }, ada));
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.token_type).toBe('Bearer');
      expect(body.expires_in).toBe(3600);
      expect(body.scope).toBe('openid profile email');
      assert.ok(body.refresh_token && body.id_token);
    });

    it('gives a refresh token also without openid and offline_access', async () => {
      const tokens = await bench.tokens({ client, scope: 'org:read' }, ada);
      assert.ok(tokens.refresh_token);
      expect(tokens.id_token).toBe(undefined);
    });

    it('takes the secret by post and by basic, and refuses a wrong one with 401', async () => {
      const { client_id, client_secret } = client;
      const basic = (secret: string) => ({
        authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`,
      });
      const { code, verifier } = await bench.code({ client }, ada);
      const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
      for (const [sent, headers] of [
        [{ ...fields, client_id, client_secret: 'wrong' }, {}],
        [{ ...fields, client_id }, {}],
        [fields, basic('wrong')],
        [{ ...fields, client_id: 'unknown', client_secret: 'x' }, {}],
      ] as const) {
        const answer = await post('/api/oauth/token', sent, headers);
        expect(answer.status).toBe(401);
        expect(answer.body.error).toBe('invalid_client');
      }
      expect((await post('/api/oauth/token', fields, basic(client_secret!))).status).toBe(200);
    });

    it('needs a verifier, and no secret, from a public client', async () => {
      const open = await bench.client({ type: 'public' });
      expect(open.client_secret).toBe(null);
      expect((await bench.redeem(open, await bench.code({ client: open }, ada))).status).toBe(200);
    });

    it('takes a code from its own client with its redirect address only', async () => {
      const other = await bench.client();
      expect((await bench.redeem(other, await bench.code({ client }, ada))).body.error).toBe('invalid_grant');
      const { code, verifier } = await bench.code({ client }, ada);
      const elsewhere = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${redirectUri}2`,
        code_verifier: verifier,
      };
      expect((await bench.tokenRequest(client, elsewhere)).body.error).toBe('invalid_grant');
    });

    it('takes both secrets during a rotation, then one', async () => {
      const made = await bench.client();
      const rotated = await bench.running.app.get(ClientSecrets).rotate(made.client_id);
      for (const client_secret of [made.client_secret, rotated.client_secret]) {
        const both = { ...made, client_secret };
        expect((await bench.redeem(both, await bench.code({ client: both }, ada))).status).toBe(200);
      }
      await bench.query(`UPDATE oauth_clients SET previous_secret_expires_at = now() WHERE client_id = $1`, [
        made.client_id,
      ]);
      expect((await bench.refresh(made, 'any')).status).toBe(401);
      expect((await bench.refresh({ ...made, client_secret: rotated.client_secret }, 'any')).status).toBe(400);
    });

    it('refuses the password grant and unknown grants', async () => {
      for (const grant_type of ['password', 'urn:ietf:params:oauth:grant-type:token-exchange', 'implicit', '']) {
        const { status, body } = await bench.tokenRequest(client, { grant_type, username: ada.email, password: 'x' });
        expect(status).toBe(400);
        expect(body.error).toMatch(/unsupported_grant_type|invalid_request/);
      }
    });
  });

  describe('revocation and introspection', () => {
    const isActive = async (token: string, by = client) =>
      (await post('/api/oauth/introspect', { token, ...credentials(by) })).body.active as boolean;
    const revoke = (token: string, by = client) => post('/api/oauth/revoke', { token, ...credentials(by) });
    const me = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status;

    it('end an access token alone and at once', async () => {
      const tokens = await bench.tokens({ client }, ada);
      const answer = await post('/api/oauth/introspect', { token: tokens.access_token, ...credentials(client) });
      expect(answer.body.active).toBe(true);
      expect(answer.body.sub).toBe(ada.uuid);
      expect(await me(tokens.access_token)).toBe(200);
      expect((await revoke(tokens.access_token)).status).toBe(200);
      expect(await isActive(tokens.access_token)).toBe(false);
      expect(await me(tokens.access_token)).toBe(401);
      expect((await bench.refresh(client, tokens.refresh_token)).status).toBe(200);
    });

    it('end the grant with its refresh token', async () => {
      const tokens = await bench.tokens({ client }, ada);
      expect((await revoke(tokens.refresh_token)).status).toBe(200);
      expect(await me(tokens.access_token)).toBe(401);
      expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    });

    it('tell a foreign client nothing and end nothing for it; an unknown token is 200', async () => {
      const [tokens, stranger] = await Promise.all([bench.tokens({ client }, ada), bench.client()]);
      expect(await isActive(tokens.access_token, stranger)).toBe(false);
      expect(await isActive(tokens.refresh_token, stranger)).toBe(false);
      expect((await revoke(tokens.access_token, stranger)).status).toBe(200);
      expect((await revoke(tokens.refresh_token, stranger)).status).toBe(200);
      expect((await revoke('unknown')).status).toBe(200);
      expect(await me(tokens.access_token)).toBe(200);
    });

    it('end for a disabled client with its tokens', async () => {
      const made = await bench.client();
      const tokens = await bench.tokens({ client: made }, ada);
      expect(await me(tokens.access_token)).toBe(200);
      await bench.running.app.get(OauthClients).disable(made.client_id);
      expect(await me(tokens.access_token)).toBe(401);
      expect((await bench.refresh(made, tokens.refresh_token)).status).toBe(401);
    });

    it('end for a suspended person at once', async () => {
      const bob = await bench.person();
      const tokens = await bench.tokens({ client }, bob);
      await bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [bob.uuid]);
      expect(await me(tokens.access_token)).toBe(401);
      expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    });
  });

  describe('signing keys', () => {
    it('sign after a rotation with the key that was published before, and old ID tokens stay verifiable', async () => {
      const verify = (token: string) =>
        jwtVerify(token, createRemoteJWKSet(new URL(`${bench.url}/api/.well-known/jwks.json`)), {
          issuer: `${bench.url}/api`,
          audience: client.client_id,
          algorithms: ['RS256'],
        });
      const keySet = async () => (await get('/api/.well-known/jwks.json')).body.keys as { kid: string; d?: string }[];
      const [current, published] = await keySet();
      const old = (await bench.tokens({ client }, ada)).id_token!;
      expect((await verify(old)).protectedHeader.kid).toBe(current!.kid);

      await bench.running.app.get(SigningKeys).rotate({ force: true });
      await eventually(async () => expect((await keySet()).length).toBe(3));
      const fresh = (await bench.tokens({ client }, ada)).id_token!;
      expect((await verify(fresh)).protectedHeader.kid).toBe(published!.kid);
      expect((await verify(old)).payload.sub).toBe(ada.uuid);
      for (const key of await keySet()) expect(key.d).toBe(undefined);
      expect((await get('/api/.well-known/jwks.json')).headers.get('cache-control') ?? '').toMatch(
        /public, max-age=3600/,
      );
    });

    it('are stored sealed', async () => {
      const dump = JSON.stringify(await bench.query('SELECT * FROM signing_keys'));
      assert.ok(!dump.includes('"d"') && !dump.includes('PRIVATE'));
    });
  });
});
