import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser } from '@platform/testing';
import { identityBench, type IdentityBench } from '../testing/identity-bench.test-helper.js';
import { ConsoleClient } from './console-client.js';

const scope = 'openid profile email organizations org:read org:manage clients:manage links:manage';

describe('the client of the console', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  const row = async () => (await bench.query(`SELECT * FROM oauth_clients WHERE client_id = 'console'`))[0];
  const announced = async () => (await bench.outbox('client.saved')).length;

  it('exists after the start, public, with addresses at the public origin', async () => {
    const { type, secret_hash, redirect_uris, post_logout_redirect_uris, scopes, is_pkce_exempt } = await row();
    expect({ type, secret_hash, redirect_uris, post_logout_redirect_uris, scopes, is_pkce_exempt }).toStrictEqual({
      type: 'public',
      secret_hash: null,
      redirect_uris: [`${bench.url}/console/callback`],
      post_logout_redirect_uris: [`${bench.url}/console/signed-out`],
      scopes: scope.split(' '),
      is_pkce_exempt: false,
    });
    expect(await announced()).toBe(1);
  });

  it('is written and published again only when it differs, also by several processes at once', async () => {
    const register = () => bench.running.app.get(ConsoleClient).register();
    await Promise.all([register(), register(), register()]);
    expect(await announced()).toBe(1);
    await bench.query(`UPDATE oauth_clients SET redirect_uris = '{https://before.example/console/callback}'`);
    await Promise.all([register(), register(), register()]);
    expect((await row()).redirect_uris).toStrictEqual([`${bench.url}/console/callback`]);
    expect(await announced()).toBe(2);
  });

  it('stays disabled once the operator has disabled it', async () => {
    await bench.query(`UPDATE oauth_clients SET is_active = false`);
    await bench.running.app.get(ConsoleClient).register();
    expect((await row()).is_active).toBe(false);
    await bench.query(`UPDATE oauth_clients SET is_active = true`);
  });

  const client = { client_id: 'console', client_secret: null, webhook_secret: null };
  async function signIn(wanted: string) {
    const redirect_uri = `${bench.url}/console/callback`;
    const { path, verifier } = await bench.authorization({ client, scope: wanted, parameters: { redirect_uri } });
    const page = await bench.throughPages(browser(bench.url), path, await bench.person());
    expect(page.url.origin + page.url.pathname).toBe(redirect_uri);
    return bench.tokenRequest(client, {
      grant_type: 'authorization_code',
      code: page.url.searchParams.get('code')!,
      redirect_uri,
      code_verifier: verifier,
    });
  }

  it('signs a person in without consent, by PKCE and without a secret', async () => {
    const { status, body } = await signIn(scope);
    expect([status, body.scope]).toStrictEqual([200, scope]);
  });

  it('loses a scope in its tokens when a new version of the console no longer has it', async () => {
    await bench.query(`UPDATE oauth_clients SET scopes = scopes || 'phone'::text WHERE client_id = 'console'`);
    const { body } = await signIn(`${scope} phone`);
    expect(body.scope).toBe(`${scope} phone`);
    await bench.running.app.get(ConsoleClient).register();
    expect((await bench.refresh(client, body.refresh_token)).body.scope).toBe(scope);
  });
});
