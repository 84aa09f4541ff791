import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { type Pool } from 'pg';
import { claimDue as claim } from './claim.js';
import { deliveryBench } from '../delivery-bench.test-helper.js';
import type { DeliveryBench } from '../delivery-bench.test-helper.js';
import { engineDefaults } from './engine-settings.js';
import type { SendResult } from '../index.js';
import { DeliverySender } from '../sending/delivery-sender.js';
import { findForgotten } from './sweep.js';

const claimDue = async (pool: Pool, freeWorkers: number) =>
  (await claim(pool, { workers: freeWorkers, retries: freeWorkers }, engineDefaults)).deliveries;

describe('fairness over destinations', () => {
  let bench: DeliveryBench;
  let pool: Pool;
  beforeAll(async () => {
    bench = await deliveryBench();
    pool = bench.pool();
  });
  afterAll(() => bench.close());

  it('puts the only delivery of a destination into the first batch, beside the 200,000 of another', async () => {
    const hog = bench.destination();
    await bench.enqueue(hog);
    await bench.query(
      `INSERT INTO delivery (id, destination_id, source_id, event, payload, max_attempts)
       SELECT uuidv7(), $1, gen_random_uuid(), 'organization.created', '{}', 5 FROM generate_series(2, 200000)`,
      [hog],
    );
    const single = bench.destination();
    const [id] = await bench.enqueue(single);
    await findForgotten(pool);
    const batch = await claimDue(pool, 200);
    expect(batch.some((delivery) => delivery.id === id)).toBeTruthy();
    const ofHog = batch.filter(({ destinationId }) => destinationId === hog);
    expect(ofHog.length).toBe(4);
    assert.equal((await claimDue(pool, 200)).length, 0, 'a full destination gets nothing more');
  });

  it('spreads few free workers over many destinations, and serves all of them in turn', async () => {
    const destinations = Array.from({ length: 30 }, () => bench.destination());
    for (const destination of destinations) await bench.enqueue(destination, 2);
    await findForgotten(pool);
    const served = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const batch = await claimDue(pool, 5);
      expect(new Set(batch.map(({ destinationId }) => destinationId)).size).toBe(5);
      for (const { destinationId } of batch) served.add(destinationId);
    }
    expect(served.size).toBe(30);
  });

  it('never gives one delivery to two engines that claim at the same time', async () => {
    for (let n = 0; n < 20; n += 1) await bench.enqueue(bench.destination(), 4);
    await findForgotten(pool);
    const batches = await Promise.all(Array.from({ length: 8 }, () => claimDue(pool, 20)));
    const ids = batches.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a destination at fault', () => {
  let bench: DeliveryBench;
  beforeEach(async () => {
    bench = await deliveryBench();
  });
  afterEach(() => bench.close());

  it('that hangs delays no other: with 500 of them, 500 healthy ones get every delivery', async () => {
    const hanging = await bench.anotherReceiver();
    hanging.always({ delayMs: 600_000 });
    const all = Array.from({ length: 1_000 }, (_, n) => bench.destination('/', n % 2 ? bench.receiver : hanging));
    bench.sender.timeoutMs = 55_000;
    await bench.engine();
    await bench.enqueueEach(all, 3);
    await eventually(
      async () => {
        const rows = await bench.query(`SELECT status, count(*)::int FROM delivery GROUP BY status ORDER BY status`);
        expect(rows).toStrictEqual([
          { status: 'pending', count: 1_500 },
          { status: 'success', count: 1_500 },
        ]);
      },
      { timeoutMs: 110_000 },
    );
  });

  it('that hangs delays no other', async () => {
    const slow = await bench.anotherReceiver();
    slow.always({ delayMs: 600_000 });
    bench.sender.timeoutMs = 55_000;
    await bench.enqueue(bench.destination('/slow', slow), 50);
    const fast = bench.destination('/fast');
    await bench.engine({ concurrency: 20 });
    await eventually(() => expect(slow.requests.length).toBe(4));
    const ids = await bench.enqueue(fast, 50);
    await eventually(async () => expect((await bench.delivery(ids.at(-1)!)).status).toBe('success'));
    expect(slow.requests.length).toBe(4);
  });

  it('that is unreachable is paused after five sends in a row, and others lose no attempt', async () => {
    bench.receiver.always({ status: 503 });
    const destinationId = bench.destination('/down');
    const ids = await bench.enqueue(destinationId, 10);
    await bench.engine({
      retryDelaysMs: Array(5).fill(3_600_000),
      breakerOpenMs: 3_600_000,
      breakerMaxOpenMs: 7_200_000,
    });
    await eventually(async () => {
      const state = await bench.destinationState(destinationId);
      assert.ok(state.openUntil && state.openUntil > new Date());
      expect(await underWay(bench)).toBe(0);
    });
    const attempts = await Promise.all(ids.map(async (id) => (await bench.delivery(id)).attempt));
    const sent = attempts.filter((attempt) => attempt === 1).length;
    expect(sent).toBe(bench.receiver.requests.length);
    assert.ok(sent >= 5 && sent < 10, `${sent} sent`);
    expect(attempts.filter((attempt) => attempt === 0).length).toBe(10 - sent);
  });

  it('gets one probe after its pause, and all the rest when the probe succeeds', async () => {
    let status = 503;
    bench.receiver.always(() => ({ status }));
    const destinationId = bench.destination('/recovering');
    const ids = await bench.enqueue(destinationId, 12);
    await bench.engine({ retryDelaysMs: Array(5).fill(20), breakerOpenMs: 100, breakerMaxOpenMs: 200 });
    await eventually(async () =>
      expect((await bench.destinationState(destinationId)).consecutiveFailures).toBeGreaterThanOrEqual(7),
    );
    status = 200;
    for (const id of ids) await eventually(async () => expect((await bench.delivery(id)).status).not.toBe('pending'));
    const state = await bench.destinationState(destinationId);
    expect(state.consecutiveFailures).toBe(0);
    expect(state.openUntil).toBe(null);
  });

  it('that asks to wait gets its delivery later, and no attempt is used up', async () => {
    const results: SendResult[] = [
      { outcome: 'deferred', retryAfterMs: 50, holdDestination: true, statusCode: 429, destination: 'alive' },
    ];
    class Deferring extends DeliverySender {
      override send(): Promise<SendResult> {
        return Promise.resolve(results.shift() ?? { outcome: 'success', destination: 'alive' });
      }
    }
    const [id] = await bench.enqueue(bench.destination());
    await bench.engine({ sender: new Deferring() });
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    expect((await bench.delivery(id!)).attempt).toBe(1);
    const attempts = await bench.attempts(id!);
    expect(attempts.map(({ number, outcome }) => [number, outcome])).toStrictEqual([
      [1, 'deferred'],
      [1, 'success'],
    ]);
  });

  it('that still asks to wait after a day gets no more of a delivery, until a retry by hand', async () => {
    let result: SendResult = {
      outcome: 'deferred',
      retryAfterMs: 20,
      errorCode: 'rate_limited',
      errorMessage: 'Wait.',
    };
    class Deferring extends DeliverySender {
      override send(): Promise<SendResult> {
        return Promise.resolve(result);
      }
    }
    const [id] = await bench.enqueue(bench.destination());
    await bench.engine({ sender: new Deferring() });
    await eventually(async () => assert.ok((await bench.attempts(id!)).length >= 3, 'put off again and again'));
    const dayIsOver = () => bench.query(`UPDATE delivery SET deferrable_until = now() WHERE id = $1`, [id]);
    await dayIsOver();
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('failed'));
    const { errorCode, errorMessage, attempt } = await bench.delivery(id!);
    expect([errorCode, errorMessage, attempt]).toStrictEqual([
      'deferred_too_long',
      'Given up after a day of waiting. Wait.',
      0,
    ]);
    expect((await bench.attempts(id!)).every(({ outcome }) => outcome === 'deferred')).toBeTruthy();

    const before = (await bench.attempts(id!)).length;
    expect(await bench.dataSource.transaction((tx) => bench.queue.retry(tx, id!))).toBe(true);
    await eventually(async () => assert.ok((await bench.attempts(id!)).length >= before + 2, 'it has a day again'));
    result = { outcome: 'success', destination: 'alive' };
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
  });

  it('that has only failed for days is disabled', async () => {
    bench.receiver.always({ status: 404 });
    const destinationId = bench.destination('/failing');
    const [id] = await bench.enqueue(destinationId);
    await bench.engine({ disableAfterFailingMs: 40 });
    await eventually(async () => expect((await bench.destinationState(destinationId)).disabledReason).toBe('failing'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('failed'));
    await eventually(() => expect(bench.sender.disabledCalls).toStrictEqual([[destinationId, 'failing']]));
  });
});

async function underWay(bench: DeliveryBench): Promise<number> {
  const [row] = await bench.dataSource.query<{ count: number }[]>(
    'SELECT count(*)::int FROM delivery WHERE lease_until IS NOT NULL',
  );
  return row!.count;
}
