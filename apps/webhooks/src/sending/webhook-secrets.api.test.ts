import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { log, Management, metrics, PlatformConfig, reseal, Sealing, startService } from '@platform/service-kit';
import { generateSecret, verifyRequest } from '@platform/signatures';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { webhooks } from '../service.js';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

/** The key of identity, in an installation where each service has its own under the same name. */
const otherKeys = [{ id: 'test', key: randomBytes(32) }];

describe('the webhooks service with other keys than identity', () => {
  let bench: WebhooksBench;
  const sealed = new Sealing({ ENCRYPTION_KEYS: otherKeys } as PlatformConfig);
  const unreadable = async () => (await metrics.getSingleMetric('webhook_secrets_shut')!.get()).values[0]!.value;

  beforeAll(async () => {
    bench = await webhooksBench();
  });
  afterAll(() => bench.close());

  it('logs it once at a client’s event, defers deliveries at no attempt, and sends with the right keys', async () => {
    const errors = jest.spyOn(log, 'error').mock;
    const owner = randomUUID();
    const secret = generateSecret();
    const client = await bench.client({ sealed_webhook_secret: sealed.seal(secret, 'webhook-secret') });
    expect([
      errors.calls.map(([, text]) => /ENCRYPTION_KEYS .* identity/.test(String(text))),
      await unreadable(),
    ]).toStrictEqual([[true], 1]);
    await bench.grant(client, owner);
    await bench.organization(owner);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const read = async () => (await bench.call('GET', '/api/v1/webhook-deliveries', { token })).body.data[0];
    const waiting = await eventually(async () => {
      const delivery = await read();
      expect(delivery?.error_message).toBe('The delivery could not be signed.');
      return delivery;
    });
    expect([waiting.status, waiting.attempts_made, waiting.retries_left]).toStrictEqual(['pending', 0, 2]);
    expect(errors.calls.length).toBe(1);
    expect(client.receiver.requests).toStrictEqual([]);
    await bench.publish('client.saved', { client: { ...client.facts, sealed_webhook_secret: bench.seal(secret) } });
    await bench.query('UPDATE delivery_destination SET open_until = now(), ready_at = now()');
    await bench.query('UPDATE delivery SET due_at = now()');
    const { headers, rawBody } = await eventually(() => client.receiver.requests[0] ?? assert.fail('nothing came'));
    expect(verifyRequest(headers, rawBody, secret)).toBeTruthy();
  });

  it('logs it at its start, and is ready', async () => {
    await bench.client();
    const ENCRYPTION_KEYS = otherKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join();
    const another = await startService(webhooks, { ...bench.env, ENCRYPTION_KEYS });
    const { port } = another.app.get(Management);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    await another.close();
    expect(text).toMatch(/^webhook_secrets_shut 1$/m);
    expect(ready.status).toBe(200);
  });
});

describe('webhook secrets under a new key', () => {
  let bench: WebhooksBench;
  beforeAll(async () => (bench = await webhooksBench()));
  afterAll(() => bench.close());

  it('are sealed anew, both of a rotation, and no longer need the old key', async () => {
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
    expect(await run(fresh, ...known)).toStrictEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(await run(...known, fresh)).toStrictEqual([
      [1, 0],
      [1, 0],
    ]);
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    await bench.organization(ada);
    await eventually(() => expect(client.receiver.requests.length).toBe(1));
  });
});
