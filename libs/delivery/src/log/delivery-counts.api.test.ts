import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { part } from '@platform/service-kit';
import { deliveryBench, type DeliveryBench } from '../delivery-bench.test-helper.js';
import { countDeliveries, recordPastDeliveries, type PastAttempt } from '../index.js';

const monday = new Date('2026-11-16T00:00:00Z');
const after = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

describe('the counts of deliveries', () => {
  let bench: DeliveryBench;
  const [shop, till] = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    bench = await deliveryBench();
    const made = (destinationId: string, at: number, event: string, took: number[], isGood: boolean) => ({
      destinationId,
      sourceId: randomUUID(),
      occurredAt: after(at),
      event,
      payload: '{}',
      attempts: took.map((duration_ms, index): PastAttempt => {
        const isLast = index === took.length - 1;
        const error = isLast && isGood ? null : 'http_500';
        return { started_at: after(at), duration_ms, status_code: 200, error_code: error, error_message: error };
      }),
    });
    const deliveries = [
      ...Array.from({ length: 19 }, (_, index) => made(shop, index, 'member.added', [10 + index], true)),
      made(shop, 59, 'role.deleted', [4000, 900], false),
      made(shop, 60 * 26, 'role.deleted', [7], true),
      made(till, 5, 'member.added', [5], true),
    ];
    await bench.dataSource.transaction((tx) => recordPastDeliveries(tx, deliveries));
    await bench.enqueueAt(shop, after(0));
    await bench.query(`UPDATE delivery SET created_at = $1 WHERE status = 'pending'`, [after(61)]);
  });
  afterAll(() => bench.close());

  const count = (destination: string, span: { from: Date; to: Date; unit: 'hour' | 'day' }) =>
    countDeliveries(bench.dataSource, part`destination_id = ${destination}`, span, 'event');

  it('are by hour without a gap, with what half and most of the last sends took', async () => {
    const { buckets } = await count(shop, { from: after(0), to: after(150), unit: 'hour' });
    const none = { success: 0, failed: 0, skipped: 0, pending: 0, p50_ms: null, p95_ms: null };
    expect(buckets).toStrictEqual([
      { ...none, at: after(0), success: 19, failed: 1, p50_ms: 19, p95_ms: 28 },
      { ...none, at: after(60), pending: 1 },
      { ...none, at: after(120) },
    ]);
  });

  it('are by day, and leave out what was made after the span and what is of others', async () => {
    const { buckets } = await count(shop, { from: after(0), to: after(60 * 26), unit: 'day' });
    expect(buckets.map(({ at, success, failed }) => [at, success, failed])).toStrictEqual([
      [after(0), 19, 1],
      [after(60 * 24), 0, 0],
    ]);
  });

  it('are by event, the most frequent first', async () => {
    const { by } = await count(shop, { from: after(0), to: after(60 * 48), unit: 'day' });
    expect(by).toStrictEqual([
      { key: 'member.added', success: 19, failed: 0, skipped: 0, pending: 0 },
      { key: 'role.deleted', success: 1, failed: 1, skipped: 0, pending: 0 },
      { key: 'organization.created', success: 0, failed: 0, skipped: 0, pending: 1 },
    ]);
  });

  it('are by destination as well', async () => {
    const span = { from: after(0), to: after(60), unit: 'hour' } as const;
    const { by } = await countDeliveries(bench.dataSource, part`true`, span, 'destination');
    expect(by.map(({ key, success }) => [key, success])).toStrictEqual([
      [shop, 19],
      [till, 1],
    ]);
  });
});
