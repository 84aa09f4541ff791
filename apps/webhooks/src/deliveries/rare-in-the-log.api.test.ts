import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { plansOf, vacuum } from '@platform/testing';
import { DataSource } from 'typeorm';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

const deliveries = 20_000;

describe('a rare entry in a large delivery log', () => {
  let bench: WebhooksBench;
  let token: string;
  beforeAll(async () => {
    bench = await webhooksBench();
    const [client, dead] = [await bench.client(), await bench.client()];
    token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const fill = (client_id: string, status: string) =>
      bench.query(
        `INSERT INTO delivery (id, destination_id, source_id, event, payload, status, max_attempts, due_at, created_at)
         SELECT gen_random_uuid(), client.uuid, gen_random_uuid(),
           CASE WHEN number % 4000 = 0 THEN 'role.deleted' ELSE 'member.added' END,
           '{}', ${status}, 5, now() + interval '1 day', now() - number * interval '1 second'
         FROM client CROSS JOIN generate_series(1, ${deliveries}) AS number WHERE client_id = $1`,
        [client_id],
      );
    await fill(client.client_id, `CASE WHEN number % 1000 = 1 THEN 'failed' ELSE 'success' END`);
    await fill(dead.client_id, `'pending'`);
    await vacuum(bench, 'delivery');
  });
  afterAll(() => bench.close());

  it('is found by event, prefix pattern or open status without reading other entries', async () => {
    const found: Record<string, number> = {
      'event=role.deleted': 5,
      'event=role.*': 5,
      'event=organization.deleted': 0,
      'event=organization.*': 0,
      'status=failed': 20,
      'status=failed&event=role.deleted': 0,
      'status=pending': 0,
      'status=pending&event=member.added': 0,
    };
    for (const [query, total] of Object.entries(found)) {
      const { rowsRead } = await plansOf(bench.app.get(DataSource), /matched/, async () => {
        const { status, body } = await bench.call('GET', `/api/v1/webhook-deliveries?${query}`, { token });
        assert.deepEqual([status, body.meta?.total], [200, total], query);
      });
      assert.ok(rowsRead <= 2 * 20, `${query} read ${rowsRead} rows`);
    }
  });

  it('costs no more than a frequent one, of which no more is read than is counted', async () => {
    const { rowsRead } = await plansOf(bench.app.get(DataSource), /matched/, () =>
      bench.call('GET', '/api/v1/webhook-deliveries?event=member.added&status=success', { token }),
    );
    expect(rowsRead).toBeLessThan(11_000);
  });
});
