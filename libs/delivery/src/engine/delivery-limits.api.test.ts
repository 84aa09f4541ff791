import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import type { Pool } from 'pg';
import { claimDue } from './claim.js';
import { deliveryBench, recordLimits, type DeliveryBench } from '../delivery-bench.test-helper.js';
import type { SendResult } from '../sending/delivery-sender.js';
import { engineDefaults } from './engine-settings.js';
import { recordFinished } from './record.js';
import { SendsUnderWay } from './sends-under-way.js';
import { findForgotten } from './sweep.js';

describe('the limits of an engine', () => {
  let bench: DeliveryBench;
  let pool: Pool;
  beforeEach(async () => {
    bench = await deliveryBench();
    pool = bench.pool();
  });
  afterEach(() => bench.close());

  const claim = (workers: number, retries = workers) => claimDue(pool, { workers, retries }, engineDefaults);
  const limit = (id: string, ...buckets: [key: string, perSecond: number, burst: number][]) =>
    bench.dataSource.transaction((tx) =>
      bench.destinations.limit(
        tx,
        id,
        buckets.map(([key, perSecond, burst]) => ({ key, perSecond, burst })),
      ),
    );

  it('reserve workers for first attempts, however many retries are due', async () => {
    const failing = Array.from({ length: 8 }, () => bench.destination('/failing'));
    for (const id of failing) await bench.enqueue(id, 4);
    await bench.query(`UPDATE delivery SET attempt = 1, due_at = now() - interval '1 minute'`);
    const [first] = await bench.enqueue(bench.destination('/new'));
    await findForgotten(pool);
    const { deliveries, held } = await claim(10, 3);
    expect(deliveries.filter(({ attempt }) => attempt > 1).length).toBe(3);
    expect(deliveries.some(({ id }) => id === first)).toBeTruthy();
    expect(held).toBeGreaterThan(0);
  });

  it('count a slow send apart from quick ones, so that hanging destinations delay nobody', () => {
    const settings = { concurrency: 10, slowAfterMs: 0, slowConcurrency: 15, firstTryShare: 0.3 };
    const sends = new SendsUnderWay();
    for (let n = 0; n < 10; n += 1) sends.add(`quick-${n}`, n < 5);
    expect(sends.free({ ...settings, slowAfterMs: 60_000 })).toStrictEqual({ workers: 0, retries: 0 });
    expect(sends.free(settings)).toStrictEqual({ workers: 10, retries: 7 });
    for (let n = 0; n < 15; n += 1) sends.add(`slow-${n}`, false);
    expect(sends.free(settings)).toStrictEqual({ workers: 0, retries: 0 });
    sends.delete('slow-1');
    expect(sends.free(settings).workers).toBe(1);
  });

  it('let destinations with a shared bucket send what it holds, and defer the rest without an attempt', async () => {
    const [first, second, free] = [bench.destination(), bench.destination(), bench.destination()];
    await limit(first, ['room', 0.001, 3]);
    await limit(second, ['room', 0.001, 3], ['provider', 0.001, 100]);
    for (const id of [first, second, free]) await bench.enqueue(id, 4);
    await findForgotten(pool);
    const { deliveries } = await claim(100);
    const of = (...ids: string[]) => deliveries.filter(({ destinationId }) => ids.includes(destinationId)).length;
    expect([of(first, second), of(free)]).toStrictEqual([3, 4]);
    expect((await claim(100)).deliveries.length).toBe(0);
    const rows = await bench.query(`SELECT attempt, count(*)::int FROM delivery GROUP BY attempt ORDER BY attempt`);
    expect(rows).toStrictEqual([
      { attempt: 0, count: 5 },
      { attempt: 1, count: 7 },
    ]);
  });

  it('delay nobody for more than a day, whatever a provider asks for', async () => {
    const [endless, asking, other] = [bench.destination(), bench.destination(), bench.destination('/other')];
    await limit(endless, ['room', 1, 1]);
    for (const id of [endless, asking, other]) await bench.enqueue(id);
    await bench.dataSource.transaction((tx) => bench.destinations.pause(tx, 'room', 1e23));
    await findForgotten(pool);
    const { deliveries } = await claim(10);
    expect(new Set(deliveries.map(({ destinationId }) => destinationId))).toStrictEqual(new Set([asking, other]));
    const inADay = `BETWEEN now() + interval '23 hours' AND now() + interval '24 hours'`;
    expect(await bench.query(`SELECT id FROM delivery_destination WHERE ready_at ${inADay}`)).toStrictEqual([
      { id: endless },
    ]);
    const results: Record<string, SendResult> = {
      [asking]: { outcome: 'deferred', holdDestination: true, retryAfterMs: 1e23 },
      [other]: { outcome: 'success' },
    };
    const finished = deliveries.map((delivery) => ({
      delivery,
      result: results[delivery.destinationId]!,
      durationMs: 1,
    }));
    await recordFinished(pool, finished, recordLimits);
    expect(await bench.query(`SELECT id FROM delivery_destination WHERE open_until ${inADay}`)).toStrictEqual([
      { id: asking },
    ]);
    assert.ok((await bench.destinationState(other)).lastSuccessAt, 'what was written with it');
  });

  it('allow sends again as tokens return', async () => {
    const id = bench.destination('/room');
    await limit(id, ['room', 20, 1]);
    await bench.enqueue(id, 5);
    await bench.engine();
    await eventually(() => expect(bench.receiver.requests.length).toBe(5));
  });

  it('never let two engines take more from a bucket than it holds', async () => {
    const ids = Array.from({ length: 10 }, () => bench.destination());
    for (const id of ids) {
      await limit(id, ['shared', 0.001, 7]);
      await bench.enqueue(id, 3);
    }
    await findForgotten(pool);
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(20)));
    expect(claims.flatMap(({ deliveries }) => deliveries).length).toBe(7);
    await bench.engine();
    await bench.engine();
    const free = bench.destination('/free');
    await bench.enqueue(free);
    await eventually(() => expect(bench.receiver.requests.length).toBeGreaterThan(0));
    expect(bench.receiver.requests.map(({ path }) => path)).toStrictEqual(['/free']);
  });

  it('warn once, halfway to disabling, of a destination that only fails, and report its end once', async () => {
    bench.receiver.always({ status: 404 });
    const id = bench.destination('/failing');
    await bench.engine({ disableAfterFailingMs: 3_000, retryDelaysMs: Array(20).fill(200) });
    await bench.engine({ disableAfterFailingMs: 3_000, retryDelaysMs: Array(20).fill(200) });
    await bench.query(`INSERT INTO delivery_destination (id, failing_since) VALUES ($1, now() - interval '2 s')`, [id]);
    await eventually(() => expect(bench.sender.failingCalls).toStrictEqual([id]));
    await bench.query(`UPDATE delivery_destination SET failing_since = now() - interval '4 s'`);
    await bench.enqueue(id);
    await eventually(() => expect(bench.sender.disabledCalls).toStrictEqual([[id, 'failing']]));
    expect(bench.sender.failingCalls).toStrictEqual([id]);
  });

  it('report once a destination that the service disables with a report, and no others', async () => {
    const [told, silent] = [bench.destination('/told'), bench.destination('/silent')];
    await bench.dataSource.transaction(async (tx) => {
      await bench.destinations.disable(tx, silent, 'deleted');
      await bench.destinations.disable(tx, told, 'bot_removed', { tell: true });
      await bench.destinations.disable(tx, told, 'again', { tell: true });
    });
    await bench.engine();
    await eventually(() => expect(bench.sender.disabledCalls).toStrictEqual([[told, 'bot_removed']]));
    const untold = await bench.query(`SELECT id FROM delivery_destination WHERE NOT is_disabling_told`);
    expect(untold).toStrictEqual([]);
  });
});
