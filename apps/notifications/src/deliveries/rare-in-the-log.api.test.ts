import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { plansOf, vacuum } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

const deliveries = 20_000;

describe('a rare entry in a large delivery log', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    const endpoint = { uuid: randomUUID(), type: 'webhook', name: 'Hook' };
    const fill = (organization: string, status: string) =>
      bench.query(
        `INSERT INTO delivery (
           id, destination_id, source_id, organization_uuid, context, event, payload,
           status, max_attempts, due_at, created_at
         )
         SELECT gen_random_uuid(), $2, gen_random_uuid(), $1, $3,
           CASE WHEN number % 4000 = 0 THEN 'Deploy.Done' ELSE 'build.failed' END,
           '{}', ${status}, 5, now() + interval '1 day', now() - number * interval '1 second'
         FROM generate_series(1, ${deliveries}) AS number`,
        [organization, endpoint.uuid, JSON.stringify({ severity: 'info', title: 'T', endpoint, rule_uuids: [] })],
      );
    await fill(acme.uuid, `CASE WHEN number % 1000 = 1 THEN 'failed' ELSE 'success' END`);
    await fill(randomUUID(), `'pending'`);
    await vacuum(bench, 'delivery');
  });
  afterAll(() => bench.close());

  const log = (query: string) => bench.call('GET', `${acme.path}/notification-deliveries?${query}`, acme);

  it('is found by event, prefix pattern or failure without reading other entries', async () => {
    const found: Record<string, number> = {
      'event=deploy.done': 5,
      'event=DEPLOY.*': 5,
      'event=nothing.here': 0,
      'event=nothing.*': 0,
      'status=failed': 20,
      'status=failed&event=deploy.done': 0,
      'status=pending': 0,
      'status=skipped': 0,
    };
    for (const [query, total] of Object.entries(found)) {
      const { rowsRead } = await plansOf(bench.app.get(DataSource), /matched/, async () => {
        const { status, body } = await log(query);
        assert.deepEqual([status, body.meta?.total], [200, total], query);
      });
      assert.ok(rowsRead <= 2 * 20, `${query} read ${rowsRead} rows`);
    }
  });

  it('costs no more than a frequent one, of which no more is read than is counted', async () => {
    const { rowsRead } = await plansOf(bench.app.get(DataSource), /matched/, () =>
      log('event=build.failed&status=success'),
    );
    expect(rowsRead).toBeLessThan(11_000);
  });
});
