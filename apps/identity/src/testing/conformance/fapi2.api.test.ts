import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser, httpReceiver, race, type HttpReceiver } from '@platform/testing';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import * as openid from 'openid-client';
import { DataSource } from 'typeorm';
import { OauthClients } from '../../clients/oauth-clients.service.js';
import {
  answered,
  identityBench,
  password,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../identity-bench.test-helper.js';

/**
 * The modules of the FAPI 2.0 Security Profile plan that fit what is offered: pushed requests, signing clients, short
 * codes.
 */
describe('FAPI 2.0 security profile', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  async function push(parameters: Record<string, string | null> = {}, of = client) {
    const { path, verifier, state } = await bench.authorization({ client: of, parameters });
    const answer = await bench.clientRequest(
      '/api/oauth/par',
      of,
      Object.fromEntries(new URL(path, bench.url).searchParams),
    );
    return { ...answer, verifier, state };
  }
  const open = (requestUri: string, of = client) =>
    `/oauth/authorize?${new URLSearchParams({ client_id: of.client_id, request_uri: requestUri })}`;

  describe('pushed authorization requests (RFC 9126)', () => {
    it('happy-flow', async () => {
      const { status, headers, body, verifier, state } = await push();
      expect(status).toBe(201);
      expect(headers.get('cache-control')).toBe('no-store');
      assert.ok(body.expires_in > 0 && body.expires_in <= 60);
      expect(body.request_uri).toMatch(/^urn:ietf:params:oauth:request_uri:[\w-]{20,}$/);
      const page = await bench.throughPages(browser(bench.url), open(body.request_uri), ada);
      expect(page.url.searchParams.get('state')).toBe(state);
      expect(page.url.searchParams.get('iss')).toBe(`${bench.url}/api`);
      const code = page.url.searchParams.get('code')!;
      expect((await bench.redeem(client, { code, verifier })).status).toBe(200);
    });

    it('user-rejects-authentication: access_denied', async () => {
      const made = await bench.client();
      const agent = browser(bench.url);
      const page = await agent.submit(await agent.get(open((await push({}, made)).body.request_uri, made)), {
        email: ada.email,
        password,
      });
      const denied = await agent.submit(page, { decision: 'deny' });
      expect(denied.url.searchParams.get('error')).toBe('access_denied');
    });

    const refused: Record<string, [Record<string, string | null>, RegExp]> = {
      'ensure-response-type-code-idtoken-fails': [{ response_type: 'code id_token' }, /unsupported_response_type/],
      'ensure-response-type-token-fails': [{ response_type: 'token' }, /unsupported_response_type/],
      'par-ensure-pkce-required': [{ code_challenge: null, code_challenge_method: null }, /invalid_request/],
      'par-plain-pkce-rejected': [{ code_challenge_method: 'plain' }, /invalid_request/],
      'par-authorization-request-containing-request_uri-form-param': [
        { request_uri: 'urn:ietf:params:oauth:request_uri:x' },
        /invalid_request|request_uri_not_supported/,
      ],
      'ensure-unregistered-redirect-uri-fails': [{ redirect_uri: 'https://evil.example/' }, /invalid_request/],
      'unsigned request object': [{ request: new UnsecuredJWT({ scope: 'openid' }).encode() }, /request_not_supported/],
    };
    for (const [name, [parameters, error]] of Object.entries(refused)) {
      it(`${name}: refused when it is pushed`, async () => {
        const { status, body } = await push(parameters);
        expect(status).toBe(400);
        expect(body.error).toMatch(error);
      });
    }

    it('par-attempt-invalid-http-method, and without the secret of the client', async () => {
      for (const method of ['GET', 'PUT', 'DELETE'])
        assert.ok([404, 405].includes((await fetch(`${bench.url}/api/oauth/par`, { method })).status), method);
      const { status, body } = await push({}, { ...client, client_secret: 'wrong' });
      expect([status, body.error]).toStrictEqual([401, 'invalid_client']);
    });

    it('par-attempt-reuse-request_uri: an error, no second code', async () => {
      const { body } = await push();
      const agent = browser(bench.url);
      expect((await bench.throughPages(agent, open(body.request_uri), ada)).url.searchParams.get('code')).toBeTruthy();
      const { url } = await agent.get(open(body.request_uri));
      expect([url.searchParams.get('error'), url.searchParams.get('code')]).toStrictEqual([
        'invalid_request_uri',
        null,
      ]);
    });

    it('par-attempt-to-use-expired-request_uri', async () => {
      const { body } = await push();
      const payloadExp = `jsonb_set(payload, '{exp}', to_jsonb(extract(epoch FROM now())::int - 1))`;
      await bench.query(`UPDATE oauth_records SET payload = ${payloadExp} WHERE kind = 'PushedAuthorizationRequest'`);
      const { url } = await browser(bench.url).get(open(body.request_uri));
      expect(url.searchParams.get('error')).toBe('invalid_request_uri');
    });

    it('par-ensure-reused-request-uri-prior-to-auth-completion-succeeds: opening it does not use it up', async () => {
      const { body } = await push();
      expect((await browser(bench.url).get(open(body.request_uri))).url.pathname).toBe('/login');
      const page = await bench.throughPages(browser(bench.url), open(body.request_uri), ada);
      expect(page.url.searchParams.get('code')).toBeTruthy();
    });

    it('refuse a request_uri of another client, and a malformed or unknown one', async () => {
      const [other, { body }] = await Promise.all([bench.client(), push()]);
      const agent = browser(bench.url);
      const answers = [await agent.get(open(body.request_uri, other))];
      for (const uri of ['urn:ietf:params:oauth:request_uri:unknown', 'https://evil.example/request', 'x'])
        answers.push(await agent.get(open(uri)));
      for (const { url } of answers) {
        expect(url.origin + url.pathname).toBe(redirectUri);
        expect(url.searchParams.get('error') ?? '').toMatch(
          /invalid_request_uri|invalid_request|request_uri_not_supported/,
        );
      }
    });

    it('give a code to one of any number of concurrent answers', async () => {
      const agents = [browser(bench.url), browser(bench.url)];
      for (const agent of agents) await bench.code({ client }, ada, agent);
      await race(
        bench.running.app.get(DataSource),
        async () => (await push()).body.request_uri as string,
        async (requestUri, number) => {
          const agent = agents[number % agents.length]!;
          const cookie = `identity_session=${agent.cookie('identity_session')}`;
          return fetch(bench.url + open(requestUri), { redirect: 'manual', headers: { cookie, accept: 'text/html' } });
        },
        (res) => (res.headers.get('location') ?? '').includes('code='),
      );
    });
  });

  describe('codes', () => {
    it('incorrect-pkce-code-verifier-rejected, ensure-pkce-code-verifier-required: invalid_grant', async () => {
      for (const code_verifier of ['x'.repeat(43), undefined]) {
        const { code } = await bench.code({ client }, ada);
        const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
        const { status, body } = await bench.tokenRequest(client, {
          ...fields,
          ...(code_verifier && { code_verifier }),
        });
        expect([status, body.error]).toStrictEqual([400, 'invalid_grant']);
      }
    });

    it('attempt-reuse-authorization-code-after-one-second, …-fails-with-expired-auth-code', async () => {
      const used = await bench.code({ client }, ada);
      expect((await bench.redeem(client, used)).status).toBe(200);
      expect((await bench.redeem(client, used)).body.error).toBe('invalid_grant');
      const late = await bench.code({ client }, ada);
      await bench.query(`UPDATE oauth_records SET expires_at = now() WHERE kind = 'AuthorizationCode'`);
      expect((await bench.redeem(client, late)).body.error).toBe('invalid_grant');
    });

    it('state and nonce: 64 characters return, 384 return or are refused; no state is added', async () => {
      for (const length of [64, 384]) {
        const nonce = 'n'.repeat(length);
        const code = await bench.code({ client, parameters: { nonce } }, ada);
        const { body } = await bench.redeem(client, code);
        expect(decodeJwt(body.id_token)['nonce']).toBe(nonce);
      }
      const state = 's'.repeat(1000);
      const { page } = await bench.code({ client, parameters: { state } }, ada);
      expect(page.url.searchParams.get('state')).toBe(state);
      const without = await bench.code({ client, parameters: { state: null } }, ada);
      expect(without.page.url.searchParams.has('state')).toBe(false);
    });

    it('other-scope-order, access-token-type-header-case-sensitivity', async () => {
      const { access_token: token } = await bench.tokens({ client, scope: 'email openid profile' }, ada);
      for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
        for (const path of ['/api/userinfo', '/api/v1/me'])
          expect((await fetch(bench.url + path, { headers: { authorization: `${scheme} ${token}` } })).status).toBe(
            200,
          );
      }
    });
  });

  describe('clients that sign (private_key_jwt, RFC 7523)', () => {
    let signer: MadeClient;
    let privateKey: openid.CryptoKey;
    let publicJwk: JWK;
    beforeAll(async () => {
      const pair = await generateKeyPair('ES256', { extractable: true });
      privateKey = pair.privateKey;
      publicJwk = { ...(await exportJWK(pair.publicKey)), kid: 'one' };
      signer = await bench.client({ jwks: { keys: [publicJwk] } });
    });

    const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
    async function assertion(
      claims: JWTPayload = {},
      header: Record<string, unknown> = {},
      key: Parameters<SignJWT['sign']>[0] = privateKey,
    ) {
      const now = Math.floor(Date.now() / 1000);
      const id = signer.client_id;
      const payload = {
        iss: id,
        sub: id,
        aud: `${bench.url}/api`,
        jti: randomUUID(),
        iat: now,
        exp: now + 60,
        ...claims,
      };
      return new SignJWT(Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined)))
        .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
        .sign(key);
    }
    const present = async (client_assertion: string, more: Record<string, string> = {}) =>
      answered(
        await fetch(`${bench.url}/api/oauth/token`, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_assertion_type: assertionType,
            client_assertion,
            ...more,
          }),
        }),
      );

    it('work with a certified client library, at the token endpoint, introspection and revocation', async () => {
      const config = await bench.discovery(signer, openid.PrivateKeyJwt({ key: privateKey, kid: 'one' }));
      const tokens = await openid.clientCredentialsGrant(config, { scope: 'org:read' });
      expect((await openid.tokenIntrospection(config, tokens.access_token)).active).toBe(true);
      await openid.tokenRevocation(config, tokens.access_token);
      expect((await openid.tokenIntrospection(config, tokens.access_token)).active).toBe(false);
      expect(signer.client_secret).toBe(null);
    });

    it('are refused with a forged, unsigned, foreign, late or incomplete assertion', async () => {
      const { privateKey: foreign } = await generateKeyPair('ES256');
      const now = Math.floor(Date.now() / 1000);
      const faults: Record<string, string> = {
        'alg none': new UnsecuredJWT({
          iss: signer.client_id,
          sub: signer.client_id,
          aud: `${bench.url}/api`,
          jti: 'x',
          exp: now + 60,
        }).encode(),
        'signed with the public key as a shared secret': await assertion(
          {},
          { alg: 'HS256' },
          Buffer.from(JSON.stringify(publicJwk)),
        ),
        'foreign key': await assertion({}, {}, foreign),
        'foreign key that it brings itself': await assertion({}, { jwk: publicJwk, kid: undefined }, foreign),
        'kid that leads elsewhere': await assertion({}, { kid: '../../etc/passwd' }, foreign),
        expired: await assertion({ exp: now - 60 }),
        'without exp': await assertion({ exp: undefined }),
        'without jti': await assertion({ jti: undefined }),
        'for somebody else': await assertion({ aud: 'https://elsewhere.example' }),
        'issuer that differs': await assertion({ iss: 'somebody' }),
        'not a JWT': 'x',
      };
      for (const [name, value] of Object.entries(faults)) {
        const { status, body } = await present(value);
        assert.ok([400, 401].includes(status), `${name}: ${status}`);
        assert.match(body.error, /invalid_client|invalid_request/, name);
      }
      expect((await present(await assertion())).status).toBe(200);
    });

    it('are not authenticated by a secret, nor a client with a secret by an assertion', async () => {
      const secret = await bench.tokenRequest(
        { ...signer, client_secret: 'any' },
        { grant_type: 'client_credentials' },
      );
      expect(secret.body.error).toBe('invalid_client');
      const other = await assertion({ iss: client.client_id, sub: client.client_id });
      expect((await present(other)).body.error).toBe('invalid_client');
    });

    it('use an assertion once of any number of concurrent uses', async () => {
      await race(
        bench.running.app.get(DataSource),
        () => assertion(),
        (value) => present(value),
        ({ status }) => status === 200,
      );
    });

    it('may publish and change their keys, which are not fetched by redirects', async () => {
      await using after = new AsyncDisposableStack();
      const [receiver, elsewhere] = await Promise.all([httpReceiver(), httpReceiver()]);
      after.defer(() => receiver.close());
      after.defer(() => elsewhere.close());
      const pair = await generateKeyPair('ES256', { extractable: true });
      const secondJwk = { ...(await exportJWK(pair.publicKey)), kid: 'two' };
      const publish = (at: HttpReceiver, ...keys: JWK[]) =>
        at.always({ headers: { 'content-type': 'application/json' }, body: JSON.stringify({ keys }) });
      // Keys are fetched again after a minute.
      let minutes = 0;
      const now = Date.now;
      jest.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 61_000);
      publish(receiver, publicJwk);
      const publishing = await bench.client({ jwks_uri: `${receiver.url}/keys` });
      const asPublisher = { iss: publishing.client_id, sub: publishing.client_id };
      const byFirst = async () => present(await assertion(asPublisher));
      const bySecond = async () => present(await assertion(asPublisher, { kid: 'two' }, pair.privateKey));
      expect([(await byFirst()).status, receiver.requests.length]).toStrictEqual([200, 1]);
      minutes = 1;
      receiver.always({ status: 302, headers: { location: `${elsewhere.url}/keys` } });
      publish(elsewhere, publicJwk, secondJwk);
      const refused = await bySecond();
      assert.ok([400, 401].includes(refused.status) && /^invalid_client/.test(refused.body.error));
      expect([receiver.requests.length, elsewhere.requests.length]).toStrictEqual([2, 0]);
      minutes = 2;
      publish(receiver, publicJwk, secondJwk);
      expect([(await bySecond()).status, (await byFirst()).status]).toStrictEqual([200, 200]);
      minutes = 3;
      publish(receiver, secondJwk);
      assert.equal((await byFirst()).status, 401, 'a key that was taken down');
      expect((await bySecond()).status).toBe(200);
      receiver.always({ status: 503 });
      minutes = 50;
      assert.equal((await bySecond()).status, 200, 'what was fetched within the hour');
      minutes = 70;
      for (let again = 0; again < 2; again++) expect((await bySecond()).status).not.toBe(200);
    });

    it('cannot register private or shared keys, keys in both places, or keys of a public client', async () => {
      const privateJwk = await exportJWK(privateKey);
      for (const wrong of [
        { jwks: { keys: [privateJwk] } },
        { jwks: { keys: [{ kty: 'oct', k: 'x' }] } },
        { jwks: { keys: [] } },
        { jwks: { keys: [publicJwk] }, jwks_uri: 'https://a.example/keys' },
        { jwks: { keys: [publicJwk] }, type: 'public' as const },
        { jwks_uri: 'file:///etc/passwd' },
      ])
        await expect(bench.client(wrong)).rejects.toMatchObject({ code: 'validation_failed' });
    });
  });

  describe('clients for themselves (client credentials)', () => {
    it('get a token without a person or refresh token, with their own scopes, known to every service', async () => {
      const { status, body } = await bench.tokenRequest(client, {
        grant_type: 'client_credentials',
        scope: 'org:read',
      });
      expect(status).toBe(200);
      expect([body.token_type, body.expires_in, body.scope, body.refresh_token, body.id_token]).toStrictEqual([
        'Bearer',
        3600,
        'org:read',
        undefined,
        undefined,
      ]);
      const me = await bench.call('GET', '/api/v1/me', { token: body.access_token });
      expect([me.status, me.body.error]).toStrictEqual([403, 'user_required']);
      await bench.redis.flushdb();
      expect((await bench.call('GET', '/api/v1/me', { token: body.access_token })).status).toBe(403);
      const { body: known } = await bench.clientRequest('/api/oauth/introspect', client, { token: body.access_token });
      expect([known.active, known.client_id, known.sub]).toStrictEqual([true, client.client_id, undefined]);
    });

    it('get no scope about a person, none that the client lacks, and none that does not exist', async () => {
      const modest = await bench.client({ scopes: ['openid', 'org:read'] });
      const ask = (scope: string) => bench.tokenRequest(modest, { grant_type: 'client_credentials', scope });
      for (const scope of ['openid', 'profile', 'org:manage', 'nonsense', 'org:read profile', 'org:read nonsense']) {
        const { status, body } = await ask(scope);
        assert.deepEqual([status, body.error], [400, 'invalid_scope'], scope);
      }
      expect((await ask('org:read openid')).body.scope).toBe('org:read');
    });

    it('exclude public clients, and their tokens do not open the userinfo', async () => {
      const public_ = await bench.client({ type: 'public' });
      const { status, body } = await bench.tokenRequest(public_, { grant_type: 'client_credentials' });
      expect(status).toBe(400);
      expect(body.error).toMatch(/unauthorized_client|invalid_request/);
      const { body: tokens } = await bench.tokenRequest(client, { grant_type: 'client_credentials' });
      expect((await bench.call('GET', '/api/userinfo', { token: tokens.access_token })).status).toBe(401);
    });

    it('revoke their own tokens only, which die with the client', async () => {
      const made = await bench.client();
      const grant = async () =>
        (await bench.tokenRequest(made, { grant_type: 'client_credentials' })).body.access_token as string;
      const status = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status;
      const [first, second] = [await grant(), await grant()];
      expect((await bench.clientRequest('/api/oauth/revoke', client, { token: first })).status).toBe(200);
      expect(await status(first)).toBe(403);
      await bench.clientRequest('/api/oauth/revoke', made, { token: first });
      expect([await status(first), await status(second)]).toStrictEqual([401, 403]);
      await bench.running.app.get(OauthClients).disable(made.client_id);
      expect(await status(second)).toBe(401);
    });
  });
});
