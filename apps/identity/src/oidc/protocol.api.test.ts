import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { browser, eventually } from '@platform/testing';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { ClientSecrets } from '../clients/client-secrets.service.js';
import { OauthClients } from '../clients/oauth-clients.service.js';
import { SigningKeys } from '../keys/signing-keys.service.js';
import {
  answered,
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';

describe('OAuth 2.0 and OpenID Connect', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  before(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  after(() => bench.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    answered(await fetch(bench.url + path, { headers }));
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    answered(await fetch(bench.url + path, { method: 'POST', body: new URLSearchParams(fields), headers }));
  const credentials = ({ client_id, client_secret }: MadeClient) => ({ client_id, client_secret: client_secret! });

  describe('authorization requests', () => {
    it('PKCE is required, and only S256', async () => {
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
        assert.equal(url.origin + url.pathname, redirectUri);
        assert.equal(url.searchParams.get('error'), 'invalid_request');
        assert.equal(url.searchParams.get('iss'), `${bench.url}/api`);
        assert.equal(url.searchParams.get('code'), null);
      }
    });

    it('a wrong, missing or foreign verifier gets no token', async () => {
      for (const wrong of [{ code_verifier: 'x'.repeat(43) }, { code_verifier: '' }, { code_verifier: 'short' }]) {
        const { code } = await bench.code({ client }, ada);
        const answer = await bench.tokenRequest(client, {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          ...wrong,
        });
        assert.equal(answer.status, 400);
        assert.match(answer.body.error, /invalid_grant|invalid_request/);
      }
    });

    it('the operator can exempt one client from PKCE', async () => {
      const exempt = await bench.client({ is_pkce_exempt: true });
      const parameters = { code_challenge: null, code_challenge_method: null };
      const { code } = await bench.code({ client: exempt, parameters }, ada);
      const answer = await bench.tokenRequest(exempt, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
      });
      assert.equal(answer.status, 200);
    });

    it('never redirects to an address that is not registered to the letter', async () => {
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
        assert.equal(res.headers.get('location'), null);
        assert.match(res.headers.get('content-security-policy') ?? '', /default-src 'none'/);
      }
    });

    it('an unknown client gets a page, not a redirect', async () => {
      const { path } = await bench.authorization({ client: { ...client, client_id: '<script>' } });
      const { status, body, headers } = await get(path, { accept: 'text/html' });
      assert.equal(status, 400);
      assert.equal(headers.get('location'), null);
      assert.ok(!body.includes('<script>'));
    });

    it('a NUL character in a parameter is a mistake of the request, not of ours', async () => {
      const nowhere = await bench.authorization({ client: { ...client, client_id: '\0' } });
      assert.equal((await browser(bench.url).get(nowhere.path)).status, 400);
      const { path } = await bench.authorization({ client, parameters: { login_hint: '\0' } });
      const { url } = await browser(bench.url).get(path);
      assert.equal(url.searchParams.get('error'), 'invalid_request');
      const { status, body } = await bench.refresh({ ...client, client_id: '\0' }, 'any');
      assert.deepEqual([status, body.error], [401, 'invalid_client']);
    });

    it('answers carry state and issuer, also when the person refuses', async () => {
      const agent = browser(bench.url);
      const { path, state } = await bench.authorization({ client: await bench.client() });
      let page = await agent.submit(await agent.get(path), {
        email: ada.email,
        password: 'correct horse battery staple',
      });
      page = await agent.submit(page, { decision: 'deny' });
      assert.equal(page.url.origin + page.url.pathname, redirectUri);
      assert.deepEqual(Object.fromEntries(page.url.searchParams), {
        error: 'access_denied',
        error_description: 'the person did not allow it',
        state,
        iss: `${bench.url}/api`,
      });
    });

    it('a scope that the client may not have is refused', async () => {
      const modest = await bench.client({ scopes: ['openid', 'profile'] });
      const { path } = await bench.authorization({ client: modest, scope: 'openid org:manage' });
      const { url } = await browser(bench.url).get(path);
      assert.equal(url.searchParams.get('error'), 'invalid_scope');
    });

    it('a request without a scope that is known is refused before anybody signs in, wherever it begins', async () => {
      for (const scope of ['', 'nonsense', 'nonsense more', 'offline_access']) {
        const { path, state } = await bench.authorization({ client, scope });
        const query = new URL(path, bench.url).searchParams;
        if (!scope) query.delete('scope');
        const { url } = await browser(bench.url).get(`/oauth/authorize?${query.toString()}`);
        assert.equal(url.origin + url.pathname, redirectUri, scope);
        assert.deepEqual([url.searchParams.get('error'), url.searchParams.get('state')], ['invalid_scope', state]);
        const pushed = await bench.clientRequest('/api/oauth/par', client, Object.fromEntries(query));
        assert.deepEqual([pushed.status, pushed.body.error], [400, 'invalid_scope']);
      }
      for (const fields of [{}, { scope: '' }, { scope: 'nonsense' }] as Record<string, string>[]) {
        const { status, body } = await bench.clientRequest('/api/oauth/device_authorization', client, fields);
        assert.deepEqual([status, body.error], [400, 'invalid_scope']);
      }
      assert.equal((await bench.tokens({ client, scope: 'nonsense openid' }, ada)).scope, 'openid');
    });

    it('prompt=none never shows a page: login_required before a sign-in, a code after it', async () => {
      const agent = browser(bench.url);
      const silent = { client, parameters: { prompt: 'none' } };
      let page = await agent.get((await bench.authorization(silent)).path);
      assert.equal(page.url.searchParams.get('error'), 'login_required');
      await bench.code({ client }, ada, agent);
      page = await agent.get((await bench.authorization(silent)).path);
      assert.ok(page.url.searchParams.get('code'));
    });

    it('prompt=login asks again although somebody is signed in', async () => {
      const agent = browser(bench.url);
      await bench.code({ client }, ada, agent);
      const { path } = await bench.authorization({ client, parameters: { prompt: 'login' } });
      assert.equal((await agent.get(path)).url.pathname, '/login');
    });
  });

  describe('the token endpoint', () => {
    it('answers as RFC 6749 says and is never stored', async () => {
      const { status, headers, body } = await bench.redeem(client, await bench.code({ client }, ada));
      assert.equal(status, 200);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(body.token_type, 'Bearer');
      assert.equal(body.expires_in, 3600);
      assert.equal(body.scope, 'openid profile email');
      assert.ok(body.refresh_token && body.id_token);
    });

    it('gives a refresh token without openid and offline_access too', async () => {
      const tokens = await bench.tokens({ client, scope: 'org:read' }, ada);
      assert.ok(tokens.refresh_token);
      assert.equal(tokens.id_token, undefined);
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
        assert.equal(answer.status, 401);
        assert.equal(answer.body.error, 'invalid_client');
      }
      assert.equal((await post('/api/oauth/token', fields, basic(client_secret!))).status, 200);
    });

    it('a public client needs no secret, but its verifier', async () => {
      const open = await bench.client({ type: 'public' });
      assert.equal(open.client_secret, null);
      assert.equal((await bench.redeem(open, await bench.code({ client: open }, ada))).status, 200);
    });

    it('a code is good for its own client and redirect address only', async () => {
      const other = await bench.client();
      assert.equal((await bench.redeem(other, await bench.code({ client }, ada))).body.error, 'invalid_grant');
      const { code, verifier } = await bench.code({ client }, ada);
      const elsewhere = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${redirectUri}2`,
        code_verifier: verifier,
      };
      assert.equal((await bench.tokenRequest(client, elsewhere)).body.error, 'invalid_grant');
    });

    it('two secrets are good while one replaces the other, then one', async () => {
      const made = await bench.client();
      const rotated = await bench.running.app.get(ClientSecrets).rotate(made.client_id);
      for (const client_secret of [made.client_secret, rotated.client_secret]) {
        const both = { ...made, client_secret };
        assert.equal((await bench.redeem(both, await bench.code({ client: both }, ada))).status, 200);
      }
      await bench.query(`UPDATE oauth_clients SET previous_secret_expires_at = now() WHERE client_id = $1`, [
        made.client_id,
      ]);
      assert.equal((await bench.refresh(made, 'any')).status, 401);
      assert.equal((await bench.refresh({ ...made, client_secret: rotated.client_secret }, 'any')).status, 400);
    });

    it('the password grant and unknown grants do not exist', async () => {
      for (const grant_type of ['password', 'urn:ietf:params:oauth:grant-type:token-exchange', 'implicit', '']) {
        const { status, body } = await bench.tokenRequest(client, { grant_type, username: ada.email, password: 'x' });
        assert.equal(status, 400);
        assert.match(body.error, /unsupported_grant_type|invalid_request/);
      }
    });
  });

  describe('revocation and introspection', () => {
    const isActive = async (token: string, by = client) =>
      (await post('/api/oauth/introspect', { token, ...credentials(by) })).body.active as boolean;
    const revoke = (token: string, by = client) => post('/api/oauth/revoke', { token, ...credentials(by) });
    const me = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status;

    it('an access token goes alone and at once', async () => {
      const tokens = await bench.tokens({ client }, ada);
      const answer = await post('/api/oauth/introspect', { token: tokens.access_token, ...credentials(client) });
      assert.equal(answer.body.active, true);
      assert.equal(answer.body.sub, ada.uuid);
      assert.equal(await me(tokens.access_token), 200);
      assert.equal((await revoke(tokens.access_token)).status, 200);
      assert.equal(await isActive(tokens.access_token), false);
      assert.equal(await me(tokens.access_token), 401);
      assert.equal((await bench.refresh(client, tokens.refresh_token)).status, 200);
    });

    it('a refresh token takes its grant with it', async () => {
      const tokens = await bench.tokens({ client }, ada);
      assert.equal((await revoke(tokens.refresh_token)).status, 200);
      assert.equal(await me(tokens.access_token), 401);
      assert.equal((await bench.refresh(client, tokens.refresh_token)).body.error, 'invalid_grant');
    });

    it('a foreign client neither learns nor ends anything, and an unknown token is 200', async () => {
      const [tokens, stranger] = await Promise.all([bench.tokens({ client }, ada), bench.client()]);
      assert.equal(await isActive(tokens.access_token, stranger), false);
      assert.equal(await isActive(tokens.refresh_token, stranger), false);
      assert.equal((await revoke(tokens.access_token, stranger)).status, 200);
      assert.equal((await revoke(tokens.refresh_token, stranger)).status, 200);
      assert.equal((await revoke('unknown')).status, 200);
      assert.equal(await me(tokens.access_token), 200);
    });

    it('a disabled client is out at once, with its tokens', async () => {
      const made = await bench.client();
      const tokens = await bench.tokens({ client: made }, ada);
      assert.equal(await me(tokens.access_token), 200);
      await bench.running.app.get(OauthClients).disable(made.client_id);
      assert.equal(await me(tokens.access_token), 401);
      assert.equal((await bench.refresh(made, tokens.refresh_token)).status, 401);
    });

    it('a suspended person is out at once', async () => {
      const bob = await bench.person();
      const tokens = await bench.tokens({ client }, bob);
      await bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [bob.uuid]);
      assert.equal(await me(tokens.access_token), 401);
      assert.equal((await bench.refresh(client, tokens.refresh_token)).body.error, 'invalid_grant');
    });
  });

  describe('signing keys', () => {
    it('a rotation signs with the key that was published before, and old ID tokens can still be checked', async () => {
      const verify = (token: string) =>
        jwtVerify(token, createRemoteJWKSet(new URL(`${bench.url}/api/.well-known/jwks.json`)), {
          issuer: `${bench.url}/api`,
          audience: client.client_id,
          algorithms: ['RS256'],
        });
      const keySet = async () => (await get('/api/.well-known/jwks.json')).body.keys as { kid: string; d?: string }[];
      const [current, published] = await keySet();
      const old = (await bench.tokens({ client }, ada)).id_token!;
      assert.equal((await verify(old)).protectedHeader.kid, current!.kid);

      await bench.running.app.get(SigningKeys).rotate({ force: true });
      await eventually(async () => assert.equal((await keySet()).length, 3));
      const fresh = (await bench.tokens({ client }, ada)).id_token!;
      assert.equal((await verify(fresh)).protectedHeader.kid, published!.kid);
      assert.equal((await verify(old)).payload.sub, ada.uuid);
      for (const key of await keySet()) assert.equal(key.d, undefined);
      assert.match(
        (await get('/api/.well-known/jwks.json')).headers.get('cache-control') ?? '',
        /public, max-age=3600/,
      );
    });

    it('private keys are sealed', async () => {
      const dump = JSON.stringify(await bench.query('SELECT * FROM signing_keys'));
      assert.ok(!dump.includes('"d"') && !dump.includes('PRIVATE'));
    });
  });
});
