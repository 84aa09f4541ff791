import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { PlatformConfig, reseal } from '@platform/service-kit';
import { browser } from '@platform/testing';
import { DataSource } from 'typeorm';
import { IdentityProviders } from './signing-in/federation/identity-providers.service.js';
import { identity } from './service.js';
import { identityBench, type IdentityBench } from './testing/identity-bench.test-helper.js';
import { byPassword, withTotp } from './testing/factors.test-helper.js';

describe('secrets under a new key', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  it('are sealed anew in every column, keep their values, and no longer need the old key', async () => {
    const client = await bench.client({ webhook_url: 'http://127.0.0.1:9/hook' });
    const ada = await bench.person();
    const totp = await withTotp(bench, ada);
    const { app } = bench.running;
    const provider = { code: 'other', name: 'Other', issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'y' };
    await app.get(IdentityProviders).create({ ...provider, scopes: ['openid'] });
    await bench.query(
      `UPDATE oauth_clients SET sealed_previous_webhook_secret = sealed_webhook_secret WHERE client_id = $1`,
      [client.client_id],
    );
    const agent = browser(bench.url);
    await agent.submit(await agent.get('/forgot'), { email: ada.email });

    const fresh = { id: 'fresh', key: randomBytes(32) };
    const known = app.get(PlatformConfig).ENCRYPTION_KEYS;
    const run = async (...keys: (typeof fresh)[]) =>
      (await reseal(app.get(DataSource), { ENCRYPTION_KEYS: keys }, identity.sealed!)).columns.filter((done) =>
        identity.sealed!.some(
          ({ table, column, purpose }) => table === done.table && column === done.column && purpose !== 'passing',
        ),
      );
    const done = await run(fresh, ...known);
    expect(done.length).toBe(6);
    for (const { table, column, resealed, left } of done) assert.ok(resealed > 0 && left === 0, `${table}.${column}`);
    expect((await run(fresh)).every(({ resealed, left }) => resealed === 0 && left === 0)).toBeTruthy();

    await run(...known, fresh);
    const back = browser(bench.url);
    const page = await back.submit(await byPassword(bench, ada, back), { code: await totp.code() }, '/mfa');
    expect(page.url.pathname).toBe('/account');
    expect((await bench.tokens({ client }, await bench.person())).token_type.toLowerCase()).toBe('bearer');
  });
});
