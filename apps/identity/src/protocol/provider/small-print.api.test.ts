import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { once } from 'node:events';
import { browser } from '@platform/testing';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

/** What browsers, libraries and password managers rely on beside the protocol. */
describe('a detail of HTTP', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  it('redirects password managers to the page that changes a password', async () => {
    const res = await fetch(`${bench.url}/.well-known/change-password`, { redirect: 'manual' });
    expect([res.status, res.headers.get('location')]).toStrictEqual([303, '/account/password']);
  });

  it('answers 405 at an endpoint that takes POST only', async () => {
    for (const [method, path, allow] of [
      ['GET', '/api/oauth/token', 'POST, OPTIONS'],
      ['PUT', '/api/oauth/token', 'POST, OPTIONS'],
      ['GET', '/api/oauth/revoke', 'POST, OPTIONS'],
      ['DELETE', '/api/userinfo', 'GET, POST, OPTIONS'],
      ['POST', '/api/.well-known/jwks.json', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const res = await fetch(bench.url + path, { method });
      expect([res.status, res.headers.get('allow')]).toStrictEqual([405, allow]);
      expect(await res.json()).toMatchObject({ error: 'invalid_request' });
    }
  });

  it('takes any number of spaces between Bearer and the token', async () => {
    const { access_token: token } = await bench.tokens({ client }, ada);
    for (const authorization of [`Bearer ${token}`, `Bearer  ${token}`, `bearer   ${token}`]) {
      const res = await fetch(`${bench.url}/api/userinfo`, { headers: { authorization } });
      expect(res.status).toBe(200);
    }
  });

  it('fills in the login_hint of an application in the forms for a new account and a lost password', async () => {
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client, parameters: { login_hint: 'grace@example.com' } });
    const signIn = await agent.get(path);
    const flow = signIn.url.searchParams.get('flow');
    for (const page of ['register', 'forgot']) {
      const { forms } = await agent.get(`/${page}?flow=${flow}`);
      const form = forms.find(({ action }) => action === `/${page}`);
      expect(form?.fields['email']).toBe('grace@example.com');
    }
  });

  it('redeems a code with the address that it was requested with', async () => {
    const { code, verifier } = await bench.code({ client }, ada);
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier };
    const without = await bench.tokenRequest(client, fields);
    expect([without.status, without.body.error]).toStrictEqual([400, 'invalid_request']);
    expect(without.body.error_description).toMatch(/redirect_uri/);
    expect((await bench.tokenRequest(client, { ...fields, redirect_uri: redirectUri })).status).toBe(200);
  });

  it('shows a browser a page for an address that takes forms only', async () => {
    const { status, headers } = await browser(bench.url).get('/language');
    expect([status, headers.get('content-type')]).toStrictEqual([404, 'text/html; charset=utf-8']);
  });

  it('refuses a request with two hosts', async () => {
    const { hostname, port } = new URL(bench.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write('GET /api/v1/me HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n');
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toContain('two Host headers');
  });
});
