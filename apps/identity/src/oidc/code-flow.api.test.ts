import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { browser } from '@platform/testing';
import * as openid from 'openid-client';
import { identityBench, password, redirectUri, type IdentityBench } from '../testing/identity-bench.test-helper.js';

describe('the code flow, with a certified client library and a browser without scripts', () => {
  let bench: IdentityBench;
  before(async () => (bench = await identityBench()));
  after(() => bench.close());

  it('registers a person in the middle of an application sign-in, asks for consent, and gives working tokens', async () => {
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
    assert.equal(page.url.pathname, '/login');
    assert.match(page.text, /to continue to <strong>Notes<\/strong>/);
    const [, toRegister = ''] = /href="(\/register\?flow=[^"]+)"/.exec(page.text) ?? [];
    page = await agent.get(toRegister);
    const email = `${randomUUID()}@example.com`;
    page = await agent.submit(page, { name: 'Grace', surname: 'Hopper', email: email.toUpperCase(), password });
    page = await agent.submit(await agent.get(await bench.mailedLink(email, '/verify-email')), {}, '/verify-email');
    assert.equal(page.url.pathname, '/consent');
    assert.match(page.text, /Notes asks for access/);
    assert.match(page.text, /See your e-mail address/);
    page = await agent.submit(page, { decision: 'allow' });

    const tokens = await openid.authorizationCodeGrant(config, page.url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    assert.equal(tokens.token_type, 'bearer');
    assert.equal(tokens.expires_in, 3600);
    assert.ok(tokens.refresh_token);
    const { sub } = tokens.claims()!;
    const userInfo = await openid.fetchUserInfo(config, tokens.access_token, sub);
    assert.equal(userInfo.name, 'Grace Hopper');
    assert.equal(userInfo.email, email);
    assert.deepEqual(userInfo['organizations'], []);
    const me = await bench.call('GET', '/api/v1/me', { token: tokens.access_token });
    assert.deepEqual(me.body, {
      data: { uuid: sub, name: 'Grace', surname: 'Hopper', email, email_verified: true, organizations: [] },
    });

    const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token);
    assert.notEqual(refreshed.access_token, tokens.access_token);
    assert.notEqual(refreshed.refresh_token, tokens.refresh_token);
    const events = (await bench.outbox()).map(({ type }) => type);
    // The first is the console's own client.
    assert.deepEqual(events, ['client.saved', 'client.saved', 'user.registered', 'grant.saved']);
  });
});
