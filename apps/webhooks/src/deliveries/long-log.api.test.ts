import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { DataSource } from 'typeorm';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

describe('a large delivery log', () => {
  let bench: WebhooksBench;
  let token: string;
  beforeAll(async () => {
    bench = await webhooksBench();
    const { client_id } = await bench.client();
    token = await bench.token({ user_uuid: null, client_id, scopes: [] });
    await bench.query(
      `INSERT INTO delivery (id, destination_id, source_id, event, payload, status, max_attempts, created_at)
       SELECT gen_random_uuid(), client.uuid, gen_random_uuid(),
         CASE WHEN number = 9000 THEN 'role.deleted' ELSE 'member.added' END,
         '{}', CASE WHEN number % 1000 = 1 THEN 'failed' ELSE 'success' END, 5, now() - number * interval '1 second'
       FROM client CROSS JOIN generate_series(1, 10150) AS number WHERE client_id = $1`,
      [client_id],
    );
  });
  afterAll(() => bench.close());

  const page = async (query: string) => {
    const { status, body } = await bench.call('GET', `/api/v1/webhook-deliveries?${query}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
    const { total, total_is_lower_bound, last_page } = body.meta;
    return { total, total_is_lower_bound, last_page, rows: body.data.length, next: body.links.next !== null };
  };

  it('is counted up to a limit, says so, and can be read to its end', async () => {
    const long = { total: 10_001, total_is_lower_bound: true, last_page: 101, rows: 100, next: true };
    expect(await page('per_page=100')).toStrictEqual(long);
    expect(await page('per_page=100&page=101')).toStrictEqual({ ...long, total: 10_101, last_page: 102 });
    const end = { total: 10_150, total_is_lower_bound: undefined, last_page: 102, rows: 50, next: false };
    expect(await page('per_page=100&page=102')).toStrictEqual(end);
    expect(await page('per_page=100&page=103')).toStrictEqual({ ...long, rows: 0, next: false });
  });

  it('has the exact number of rare entries, and lists them newest first', async () => {
    const few = { total_is_lower_bound: undefined, last_page: 1, next: false };
    expect(await page('status=failed')).toStrictEqual({ ...few, total: 11, rows: 11 });
    for (const event of ['role.deleted', 'role.*', '*.deleted'])
      assert.deepEqual(await page(`event=${event}`), { ...few, total: 1, rows: 1 }, event);
    expect(await page('event=role.deleted&status=failed')).toStrictEqual({ ...few, total: 0, rows: 0 });
    for (const query of ['status=failed', 'status=success', '']) {
      const { body } = await bench.call('GET', `/api/v1/webhook-deliveries?${query}`, { token });
      const times = body.data.map(({ created_at }: { created_at: string }) => created_at);
      assert.deepEqual(times, [...times].sort().reverse(), query);
    }
  });

  it('answers 503 with advice when a search takes too long, and releases its connection', async () => {
    await bench.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`LOCK TABLE delivery IN ACCESS EXCLUSIVE MODE`);
      const { status, headers, body } = await bench.call('GET', '/api/v1/webhook-deliveries', { token });
      expect([status, body.error, headers.get('retry-after')]).toStrictEqual([503, 'unavailable', '1']);
      expect(body.message).toMatch(/from and to/);
    });
    expect((await page('')).rows).toBe(25);
  });
});
