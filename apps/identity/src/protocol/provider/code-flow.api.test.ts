import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser } from '@platform/testing';
import * as openid from 'openid-client';
import { identityBench, password, redirectUri, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

describe('the code flow, with a certified client library and a browser without scripts', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  it('registers a person during a flow, asks for consent, and gives working tokens', async () => {
    const client = await bench.client();
    const config = await bench.discovery(client);
    const verifier = openid.randomPKCECodeVerifier();
    const [state, nonce] = [openid.randomState(), openid.randomNonce()];
    const address = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid profile email organizations',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const agent = browser(bench.url);

    let page = await agent.get(address.pathname + address.search);
    expect(page.url.pathname).toBe('/login');
    expect(page.text).toMatch(/to continue to <strong>Notes<\/strong>/);
    const [, toRegister = ''] = /href="(\/register\?flow=[^"]+)"/.exec(page.text) ?? [];
    page = await agent.get(toRegister);
    const email = `${randomUUID()}@example.com`;
    page = await agent.submit(page, { name: 'Grace', surname: 'Hopper', email: email.toUpperCase(), password });
    page = await agent.submit(await agent.get(await bench.mailedLink(email, '/verify-email')), {}, '/verify-email');
    expect(page.url.pathname).toBe('/consent');
    expect(page.text).toMatch(/Notes asks for access/);
    expect(page.text).toMatch(/See your e-mail address/);
    page = await agent.submit(page, { decision: 'allow' });

    const tokens = await openid.authorizationCodeGrant(config, page.url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    expect(tokens.token_type).toBe('bearer');
    expect(tokens.expires_in).toBe(3600);
    assert.ok(tokens.refresh_token);
    const { sub } = tokens.claims()!;
    const userInfo = await openid.fetchUserInfo(config, tokens.access_token, sub);
    expect(userInfo.name).toBe('Grace Hopper');
    expect(userInfo.email).toBe(email);
    expect(userInfo['organizations']).toStrictEqual([]);
    const me = await bench.call('GET', '/api/v1/me', { token: tokens.access_token });
    expect(me.body).toStrictEqual({
      data: { uuid: sub, name: 'Grace', surname: 'Hopper', email, email_verified: true, organizations: [] },
    });

    const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token);
    expect(refreshed.access_token).not.toBe(tokens.access_token);
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    const events = (await bench.outbox()).map(({ type }) => type);
    // The first is the client of the console.
    expect(events).toStrictEqual(['client.saved', 'client.saved', 'user.registered', 'grant.saved']);
  });
});
