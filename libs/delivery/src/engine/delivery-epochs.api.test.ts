import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { type Pool } from 'pg';
import { claimDue } from './claim.js';
import { deliveryBench, recordLimits, type DeliveryBench } from '../delivery-bench.test-helper.js';
import type { ClaimedDelivery, SendResult } from '../sending/delivery-sender.js';
import { engineDefaults } from './engine-settings.js';
import { recordFinished } from './record.js';
import { findForgotten } from './sweep.js';

const hourMs = 3_600_000;

describe('a destination that was enabled during sends', () => {
  let bench: DeliveryBench;
  let pool: Pool;
  beforeAll(async () => {
    bench = await deliveryBench();
    pool = bench.pool();
  });
  afterAll(() => bench.close());

  /** `count` sends to the destination that begin now. */
  async function begun(destinationId: string, count: number): Promise<ClaimedDelivery[]> {
    await bench.enqueue(destinationId, count);
    await findForgotten(pool);
    const { deliveries } = await claimDue(pool, { workers: 10, retries: 10 }, engineDefaults);
    expect(deliveries.length).toBe(count);
    return deliveries;
  }
  const enable = (id: string) => bench.dataSource.transaction((tx) => bench.destinations.enable(tx, id));
  const record = (...sends: [deliveries: ClaimedDelivery[], result: SendResult][]) =>
    recordFinished(
      pool,
      sends.flatMap(([deliveries, result]) => deliveries.map((delivery) => ({ delivery, result, durationMs: 1 }))),
      { ...recordLimits, retryDelaysMs: [hourMs], breakerThreshold: 2 },
    );
  const gone: SendResult = { outcome: 'failure', final: true, disable: 'gone', destination: 'alive', statusCode: 410 };
  const success: SendResult = { outcome: 'success', destination: 'alive', statusCode: 200 };

  const answers: [string, SendResult, status: string][] = [
    ['disables it', gone, 'failed'],
    ['holds it', { outcome: 'deferred', holdDestination: true, retryAfterMs: hourMs, destination: 'alive' }, 'pending'],
    ['trips its breaker', { outcome: 'failure', destination: 'unreachable' }, 'pending'],
    ['makes it slow', { outcome: 'failure', destination: 'timeout' }, 'pending'],
    ['counts as its success', success, 'success'],
  ];
  for (const [what, result, status] of answers) {
    it(`is not judged by their results, which otherwise ${what}`, async () => {
      const id = bench.destination();
      const old = await begun(id, 3);
      await enable(id);
      const before = await bench.destinationState(id);
      await record([old, result]);
      expect(await bench.destinationState(id)).toStrictEqual(before);
      expect(await bench.query(`SELECT inflight FROM delivery_destination WHERE id = $1`, [id])).toStrictEqual([
        { inflight: 0 },
      ]);
      for (const delivery of old) {
        expect((await bench.delivery(delivery.id)).status).toBe(status);
        expect((await bench.attempts(delivery.id)).map(({ outcome }) => outcome)).toStrictEqual([result.outcome]);
      }
    });
  }

  it('is judged by later sends, also where both are written together', async () => {
    const [mended, broken] = [bench.destination(), bench.destination()];
    for (const [id, [before, since], reason] of [
      [mended, [gone, success], null],
      [broken, [success, gone], 'gone'],
    ] as const) {
      const old = await begun(id, 2);
      await enable(id);
      const current = await begun(id, 1);
      const { disabled } = await record([old, before], [current, since]);
      expect((await bench.destinationState(id)).disabledReason).toBe(reason);
      expect(disabled).toStrictEqual(reason ? [{ destinationId: id, reason }] : []);
    }
    assert.ok((await bench.destinationState(mended)).lastSuccessAt);
    expect((await bench.destinationState(broken)).lastSuccessAt).toBe(null);
  });
});
