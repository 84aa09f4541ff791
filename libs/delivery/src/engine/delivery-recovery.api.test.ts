import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { type Pool } from 'pg';
import { claimDue } from './claim.js';
import { BenchSender, deliveryBench, recordLimits } from '../delivery-bench.test-helper.js';
import type { DeliveryBench } from '../delivery-bench.test-helper.js';
import type { DeliverySender, SendResult } from '../sending/delivery-sender.js';
import { engineDefaults } from './engine-settings.js';
import { recordFinished } from './record.js';
import { findForgotten } from './sweep.js';

describe('the recovery of deliveries', () => {
  let bench: DeliveryBench;
  let pool: Pool;

  /** A claim by a process that then dies. */
  const claimAndDie = async (leaseMs: number) => {
    await findForgotten(pool);
    return (await claimDue(pool, { workers: 10, retries: 10 }, { ...engineDefaults, leaseMs })).deliveries;
  };

  const underWay = async (destinationId: string) => {
    const [row] = await bench.query(`SELECT inflight, leases_end_at FROM delivery_destination WHERE id = $1`, [
      destinationId,
    ]);
    return row!;
  };

  beforeEach(async () => {
    bench = await deliveryBench();
    pool = bench.pool();
  });
  afterEach(() => bench.close());

  it('sends again under one id when the lease of a lost worker ends, and logs an unknown outcome', async () => {
    const [id] = await bench.enqueue(bench.destination('/again'));
    expect((await claimAndDie(100)).length).toBe(1);
    await bench.engine();
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    expect((await bench.delivery(id!)).attempt).toBe(1);
    expect(bench.receiver.requests[0]?.headers['x-platform-delivery']).toBe(id);
    const attempts = await bench.attempts(id!);
    expect(attempts.map(({ number, outcome }) => [number, outcome])).toStrictEqual([
      [1, 'unknown'],
      [1, 'success'],
    ]);
  });

  it('skips a delivery during its lease', async () => {
    const [id] = await bench.enqueue(bench.destination('/leased'));
    await claimAndDie(60_000);
    await findForgotten(pool);
    expect((await claimAndDie(60_000)).length).toBe(0);
    assert.ok((await bench.delivery(id!)).claimedAt);
  });

  it('drops the late result of a worker whose lease was given to another', async () => {
    const [id] = await bench.enqueue(bench.destination('/late'));
    const [late] = await claimAndDie(1);
    const [current] = await eventually(async () => {
      const claimed = await claimAndDie(60_000);
      expect(claimed.length).toBe(1);
      return claimed;
    });
    const report = (delivery: NonNullable<typeof late>, outcome: 'success' | 'failure') =>
      recordFinished(pool, [{ delivery, result: { outcome, final: true }, durationMs: 1 }], recordLimits);
    await report(late!, 'failure');
    expect((await bench.delivery(id!)).status).toBe('pending');
    await report(current!, 'success');
    expect((await bench.delivery(id!)).status).toBe('success');
  });

  it('continues when a late result and that of the send in its place are written together', async () => {
    const waiting: ((result: SendResult) => void)[] = [];
    // No answer before the second send, as from a process that was frozen for longer than the lease.
    const sender: DeliverySender = Object.assign(new BenchSender(), {
      send: () =>
        new Promise<SendResult>((resolve) => {
          if (waiting.push(resolve) === 2) for (const answer of waiting) answer({ outcome: 'success' });
        }),
    });
    await bench.engine({ leaseMs: 150, sender });
    const [id] = await bench.enqueue(bench.destination('/frozen'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    expect((await bench.attempts(id!)).map(({ outcome }) => outcome)).toStrictEqual(['unknown', 'success']);
  });

  it('frees the workers of a lost engine when its leases end', async () => {
    const destinationId = bench.destination('/full');
    const ids = await bench.enqueue(destinationId, 8);
    expect((await claimAndDie(60_000)).length).toBe(4);
    await findForgotten(pool);
    assert.equal((await claimAndDie(60_000)).length, 0, 'a full destination gets nothing more');
    // As if the leases of a minute had ended.
    await bench.query(`UPDATE delivery SET lease_until = now() WHERE lease_until IS NOT NULL`);
    await bench.query(`UPDATE delivery_destination SET leases_end_at = now(), ready_at = now()`);
    await bench.engine();
    for (const id of ids) await eventually(async () => expect((await bench.delivery(id)).status).toBe('success'));
    expect(await underWay(destinationId)).toStrictEqual({ inflight: 0, leases_end_at: null });
  });

  it('frees the workers of sends whose deliveries were cancelled, and each once', async () => {
    const destinationId = bench.destination('/cancelled');
    await bench.enqueue(destinationId, 4);
    const cancelled = await claimAndDie(60_000);
    const ids = cancelled.map(({ id }) => id);
    await bench.dataSource.transaction((tx) => bench.queue.cancel(tx, ids, 'grant_revoked', 'No grant.'));
    await bench.enqueue(destinationId, 4);
    assert.equal((await claimAndDie(60_000)).length, 0, 'they are under way until they end');
    const results = cancelled.map((delivery) => ({ delivery, result: { outcome: 'success' } as const, durationMs: 1 }));
    await recordFinished(pool, results, recordLimits);
    expect((await underWay(destinationId)).inflight).toBe(0);
    const claimed = await claimAndDie(60_000);
    expect(claimed.length).toBe(4);
    const again = results.map((each) => ({ ...each, isAgain: true }));
    await recordFinished(pool, again, recordLimits);
    expect((await underWay(destinationId)).inflight).toBe(claimed.length);
  });

  it('claims without new index entries: rows are updated within their page', async () => {
    await bench.enqueue(bench.destination('/in-place'), 4);
    expect((await claimAndDie(60_000)).length).toBe(4);
    await pool.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ updated: number; in_place: number }>(
      `SELECT sum(n_tup_upd)::int AS updated, sum(n_tup_hot_upd)::int AS in_place FROM pg_stat_user_tables
       WHERE relid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'delivery'::regclass)`,
    );
    expect(rows).toStrictEqual([{ updated: 4, in_place: 4 }]);
  });

  it('gives up a delivery that crashes its worker five times', async () => {
    const [id] = await bench.enqueue(bench.destination('/poison'));
    for (let crash = 0; crash < 5; crash += 1) {
      await eventually(async () => expect((await claimAndDie(1)).length).toBe(1));
    }
    await bench.engine();
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('failed'));
    expect((await bench.delivery(id!)).errorCode).toBe('worker_crash');
    expect(bench.receiver.requests.length).toBe(0);
    expect((await bench.attempts(id!)).length).toBe(5);
  });

  it('finds committed work although no notification arrived', async () => {
    await bench.engine({ deaf: true });
    const [id] = await bench.enqueue(bench.destination('/unheard'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
  });

  it('retries when a retry is due, however far the next poll is', async () => {
    bench.receiver.script({ status: 503 }, { status: 503 });
    await bench.engine({ pollMs: 3_600_000, retryDelaysMs: [200, 200] });
    const [id] = await bench.enqueue(bench.destination('/on-time'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    expect((await bench.delivery(id!)).attempt).toBe(3);
  });

  it('stops gracefully: sends in progress are finished and recorded, and nothing new begins', async () => {
    const stopping = Promise.withResolvers<void>();
    bench.receiver.always({ after: stopping.promise });
    const ids = await bench.enqueue(bench.destination('/stopping'), 8);
    const engine = await bench.engine();
    await eventually(() => expect(bench.receiver.requests.length).toBe(4));
    const stopped = engine.stop();
    stopping.resolve();
    await stopped;
    const deliveries = await Promise.all(ids.map((id) => bench.delivery(id)));
    expect(bench.receiver.requests.length).toBe(4);
    expect(deliveries.filter(({ status }) => status === 'success').length).toBe(4);
    expect(deliveries.filter(({ status, attempt }) => status === 'pending' && attempt === 0).length).toBe(4);
  });

  it('divides the work between two engines without sending anything twice', async () => {
    const destinations = Array.from({ length: 10 }, (_, n) => bench.destination(`/shared-${n}`));
    await bench.engine({ concurrency: 20 });
    await bench.engine({ concurrency: 20 });
    const ids = (await Promise.all(destinations.map((destination) => bench.enqueue(destination, 30)))).flat();
    await eventually(async () => {
      const [row] = await bench.dataSource.query<{ count: number }[]>(
        `SELECT count(*)::int FROM delivery WHERE status = 'success'`,
      );
      expect(row?.count).toBe(ids.length);
    });
    const received = bench.receiver.requests.map(({ headers }) => headers['x-platform-delivery']);
    expect(received.length).toBe(ids.length);
    expect(new Set(received)).toStrictEqual(new Set(ids));
  });
});
