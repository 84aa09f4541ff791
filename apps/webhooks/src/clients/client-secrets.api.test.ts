import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { PlatformConfig, reseal } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { webhooks } from '../service.js';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

describe('webhook secrets under another key', () => {
  let bench: WebhooksBench;
  before(async () => (bench = await webhooksBench()));
  after(() => bench.close());

  it('are sealed anew, both of a rotation, and need the old key no more', async () => {
    const later = new Date(Date.now() + 60_000).toISOString();
    await bench.client({
      sealed_previous_webhook_secret: bench.seal('whsec_old'),
      previous_webhook_secret_expires_at: later,
    });
    const fresh = { id: 'fresh', key: randomBytes(32) };
    const run = async (...keys: (typeof fresh)[]) =>
      (await reseal(bench.app.get(DataSource), { ENCRYPTION_KEYS: keys }, webhooks.sealed!)).columns
        .filter(({ table }) => table === 'client')
        .map(({ resealed, left }) => [resealed, left]);
    const known = bench.app.get(PlatformConfig).ENCRYPTION_KEYS;
    assert.deepEqual(await run(fresh, ...known), [
      [1, 0],
      [1, 0],
    ]);
    assert.deepEqual(await run(...known, fresh), [
      [1, 0],
      [1, 0],
    ]);
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    await bench.organization(ada);
    await eventually(() => assert.equal(client.receiver.requests.length, 1));
  });
});
