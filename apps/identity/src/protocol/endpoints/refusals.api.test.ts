import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { log } from '@platform/service-kit';
import { browser } from '@platform/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

describe('requests that are refused', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  describe('are logged', () => {
    type Line = Record<string, string | undefined>;
    /** Collects the log entries about refusals from now on. */
    function lines(): () => Line[] {
      const { mock } = jest.spyOn(log, 'info');
      const isRefusal = ([, message]: unknown[]) => message === 'oauth: refused';
      return () => mock.calls.filter(isRefusal).map(([line]) => line as Line);
    }
    const grant = (code: string, verifier: string, uri = redirectUri) =>
      bench.tokenRequest(client, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: uri,
        code_verifier: verifier,
      });

    it('with what the client is not told: verifier, address or code', async () => {
      const logged = lines();
      const [first, second] = [await bench.code({ client }, ada), await bench.code({ client }, ada)];
      const wrong = 'v'.repeat(43);
      const answers = [
        await grant(first.code, wrong),
        await grant(second.code, second.verifier, 'http://127.0.0.1:9999/other'),
        await grant('unknown', wrong),
      ];
      for (const { status, body } of answers)
        expect([status, body]).toStrictEqual([
          400,
          { error: 'invalid_grant', error_description: 'grant request is invalid' },
        ]);
      expect(
        logged().map(({ client_id, endpoint, error, error_detail }) => [client_id, endpoint, error, error_detail]),
      ).toStrictEqual(
        [
          'code_verifier does not match code_challenge',
          'authorization code redirect_uri mismatch',
          'authorization code not found',
        ].map((detail) => [client.client_id, 'token', 'invalid_grant', detail]),
      );
      expect(logged().map(({ requestId }) => requestId)).toStrictEqual(
        answers.map(({ headers }) => headers.get('x-request-id')),
      );
      for (const secret of [first.code, second.code, second.verifier, wrong, client.client_secret!])
        expect(JSON.stringify(logged()).includes(secret)).toBeFalsy();
    });

    it('also for unknown clients, in lines of limited length', async () => {
      const logged = lines();
      const unknown = { ...client, client_id: 'x'.repeat(5_000) };
      expect((await bench.tokenRequest(unknown, { grant_type: 'client_credentials' })).status).toBe(401);
      await browser(bench.url).get(`/oauth/authorize?client_id=nobody&scope=openid`);
      expect(logged().map(({ client_id, error, error_detail }) => [client_id, error, error_detail])).toStrictEqual([
        ['x'.repeat(200), 'invalid_client', 'client not found'],
        ['nobody', 'invalid_client', 'client not found'],
      ]);
    });

    it('with what is wrong in a signed assertion', async () => {
      const logged = lines();
      const { publicKey, privateKey } = await generateKeyPair('ES256');
      const signer = await bench.client({ jwks: { keys: [await exportJWK(publicKey)] } });
      const { client_id } = signer;
      const claims = { iss: client_id, sub: client_id, aud: `${bench.url}/api`, jti: randomUUID(), exp: 9_999_999_999 };
      for (const wrong of [{ jti: undefined }, { exp: undefined }, { aud: 'https://other.example' }]) {
        const assertion = new SignJWT({ ...claims, ...wrong }).setProtectedHeader({ alg: 'ES256' });
        const { status } = await bench.tokenRequest(signer, {
          grant_type: 'client_credentials',
          client_assertion_type: assertionType,
          client_assertion: await assertion.sign(privateKey),
        });
        expect(status).toBe(401);
      }
      expect(
        logged().map((line) => [line['client_id'], line['error'], line['error_detail']?.split(' must')[0]]),
      ).toStrictEqual(
        ['unique jti (JWT ID)', 'expiration', 'audience (aud)'].map((what) => [client_id, 'invalid_client', what]),
      );
    });

    it('without an unreadable token', async () => {
      const logged = lines();
      const assertion = `${btoa('secret-header')}.${btoa('secret-payload')}.x`;
      await bench.clientRequest(
        '/api/oauth/token',
        { ...client, client_secret: null },
        {
          grant_type: 'client_credentials',
          client_assertion_type: assertionType,
          client_assertion: assertion,
        },
      );
      await browser(bench.url).get(`/oauth/logout?id_token_hint=${assertion}`);
      expect(logged().length).toBe(2);
      assert.ok(!JSON.stringify(logged()).includes('secret-'), JSON.stringify(logged()));
    });

    it('except for a device that polls for its person', async () => {
      const logged = lines();
      const device = await bench.clientRequest('/api/oauth/device_authorization', client, { scope: 'openid' });
      const { body } = await bench.tokenRequest(client, {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: device.body.device_code,
      });
      expect([body.error, logged().length]).toStrictEqual(['authorization_pending', 0]);
    });
  });

  describe('as forms', () => {
    const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
      browser(bench.url).visit(path, { method: 'POST', body, headers: { 'content-type': type } });

    for (const [path, name] of [
      ['/oauth/authorize', 'This request cannot be fulfilled'],
      ['/oauth/logout', 'This request cannot be fulfilled'],
    ] as const)
      it(`are shown on an error page (${path})`, async () => {
        for (const [body, type] of [
          ['{}', 'application/json'],
          [`state=${'x'.repeat(400_000)}`, undefined],
          [`state=${'"'.repeat(10_000)}`, undefined],
        ] as const) {
          const { status, headers, text } = await post(path, body, type);
          expect(status).toBe(400);
          expect(headers.get('content-type') ?? '').toMatch(/text\/html/);
          expect(headers.get('content-security-policy') ?? '').toMatch(/default-src 'none'/);
          expect(headers.get('x-request-id')).toBeTruthy();
          expect(text).toMatch(new RegExp(`<h1>${name}</h1>[^]*<code>invalid_request</code>`));
        }
      });

    it('may be as large as a GET can be', async () => {
      const { path, state } = await bench.authorization({ client, parameters: { state: 's'.repeat(12_000) } });
      const page = await post('/oauth/authorize', new URL(path, bench.url).search.slice(1));
      expect([page.status, page.url.pathname]).toStrictEqual([200, '/login']);
      const done = await bench.authorization({ client, parameters: { prompt: 'none', state: state! } });
      const { url } = await post('/oauth/authorize', new URL(done.path, bench.url).search.slice(1));
      expect([url.searchParams.get('error'), url.searchParams.get('state')]).toStrictEqual(['login_required', state]);
    });
  });
});
