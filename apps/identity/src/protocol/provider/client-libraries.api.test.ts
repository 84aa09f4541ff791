import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser } from '@platform/testing';
import { decodeJwt } from 'jose';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('answers that client libraries rely on', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  it('are JSON at the revocation, whatever the token was, as some libraries parse nothing else', async () => {
    const { access_token, refresh_token } = await bench.tokens({ client }, ada);
    for (const token of [access_token, refresh_token, 'unknown']) {
      const { status, headers, body } = await bench.clientRequest('/api/oauth/revoke', client, { token });
      expect([status, headers.get('content-type'), body]).toStrictEqual([200, 'application/json; charset=utf-8', {}]);
    }
    expect((await bench.refresh(client, refresh_token)).body.error).toBe('invalid_grant');
  });

  it('say at the introspection that an ID token is not active, without an error, to a known client', async () => {
    const { id_token: token } = await bench.tokens({ client }, ada);
    const { status, body } = await bench.clientRequest('/api/oauth/introspect', client, { token: token! });
    expect([status, body]).toStrictEqual([200, { active: false }]);
    const stranger = { ...client, client_secret: 'wrong' };
    expect((await bench.clientRequest('/api/oauth/introspect', stranger, { token: token! })).status).toBe(401);
  });

  describe('scopes with superfluous spaces', () => {
    const scope = '  openid  profile ';

    it('are parsed in an authorization, a refresh and a pushed request', async () => {
      const { refresh_token, ...first } = await bench.tokens({ client, scope }, ada);
      expect(first.scope).toBe('openid profile');
      expect((await bench.refresh(client, refresh_token, { scope: ' openid ' })).body.scope).toBe('openid');
      const { path } = await bench.authorization({ client, scope });
      const fields = Object.fromEntries(new URL(path, bench.url).searchParams);
      expect((await bench.clientRequest('/api/oauth/par', client, fields)).status).toBe(201);
    });

    it('are parsed for a device and for a client itself', async () => {
      const device = await bench.clientRequest('/api/oauth/device_authorization', client, { scope });
      expect(device.status).toBe(200);
      const own = await bench.tokenRequest(client, {
        grant_type: 'client_credentials',
        scope: ' org:read  org:manage',
      });
      expect([own.status, own.body.scope]).toStrictEqual([200, 'org:read org:manage']);
    });

    it('are none when there are spaces only, and tabs are no spaces', async () => {
      for (const wrong of ['  ', 'openid\tprofile']) {
        const { path } = await bench.authorization({ client, scope: wrong });
        expect((await browser(bench.url).get(path)).url.searchParams.get('error')).toBe('invalid_scope');
      }
    });
  });

  describe('prompt=select_account', () => {
    const ask = (prompt: string) => bench.authorization({ client, parameters: { prompt } });

    it('asks for the account, signed in or not, and another one can sign in', async () => {
      const [agent, bob] = [browser(bench.url), await bench.person()];
      await bench.code({ client }, ada, agent);
      for (const prompt of ['select_account', 'select_account consent']) {
        const { path, verifier } = await ask(prompt);
        const page = await agent.get(path);
        expect(page.url.pathname).toBe('/login');
        const signedIn = await agent.submit(page, { email: bob.email, password });
        const next = signedIn.url.pathname.startsWith('/oauth/') ? await agent.submit(signedIn) : signedIn;
        const { url } = await bench.goOn(agent, next, bob);
        const { body } = await bench.redeem(client, { code: url.searchParams.get('code')!, verifier });
        expect(decodeJwt(body.id_token).sub).toBe(bob.uuid);
      }
    });

    it('is an error together with none, and unknown values stay unknown', async () => {
      const agent = browser(bench.url);
      for (const prompt of ['none select_account', 'create']) {
        const { url } = await agent.get((await ask(prompt)).path);
        expect(url.searchParams.get('error')).toBe('invalid_request');
      }
    });

    it('is in both discovery documents, with the other supported values', async () => {
      for (const name of ['openid-configuration', 'oauth-authorization-server']) {
        const { body } = await bench.call('GET', `/api/.well-known/${name}`);
        expect(body.prompt_values_supported).toStrictEqual(['none', 'login', 'consent', 'select_account']);
      }
    });
  });
});
