import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually, lockWaiters } from '@platform/testing';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { claimDue } from './claim.js';
import { deliveryBench, recordLimits, type DeliveryBench } from '../delivery-bench.test-helper.js';
import type { ClaimedDelivery, SendResult } from '../sending/delivery-sender.js';
import { engineDefaults } from './engine-settings.js';
import { recordFinished } from './record.js';
import { findForgotten } from './sweep.js';

describe('a claim', () => {
  let bench: DeliveryBench;
  let pool: Pool;
  beforeEach(async () => {
    bench = await deliveryBench();
    pool = bench.pool();
  });
  afterEach(() => bench.close());

  const claim = async (leaseMs = 60_000) => {
    await findForgotten(pool);
    return claimDue(pool, { workers: 10, retries: 10 }, { ...engineDefaults, leaseMs });
  };
  const record = (delivery: ClaimedDelivery, result: SendResult, leasedUntil = Infinity) =>
    recordFinished(pool, [{ delivery, result, durationMs: 1, leasedUntil }], recordLimits);

  /** What a claim returns before `change` is committed; it must not wait for that. */
  const claimMeanwhile = async (change: (tx: EntityManager) => Promise<unknown>) => {
    await findForgotten(pool);
    let isDone = false;
    const { claimed, hasWaited } = await bench.dataSource.transaction(async (tx) => {
      await change(tx);
      const claimed = claimDue(pool, { workers: 10, retries: 10 }, engineDefaults).finally(() => (isDone = true));
      await eventually(async () => assert.ok(isDone || (await lockWaiters(bench)) > 0));
      return { claimed: [claimed], hasWaited: !isDone };
    });
    const [{ deliveries }] = (await Promise.all(claimed)) as [Awaited<ReturnType<typeof claimDue>>];
    assert.ok(!hasWaited, 'it waits for nobody');
    return deliveries;
  };

  it('skips a delivery that is being cancelled, and never revives it', async () => {
    const [id] = await bench.enqueue(bench.destination());
    const deliveries = await claimMeanwhile((tx) => bench.queue.cancel(tx, [id!], 'grant_revoked', 'No grant.'));
    expect(deliveries).toStrictEqual([]);
    expect((await bench.delivery(id!)).status).toBe('failed');
    expect((await claim()).deliveries).toStrictEqual([]);
  });

  it('skips a destination that another claim has locked, whose workers it would count twice', async () => {
    const id = bench.destination();
    await bench.enqueue(id);
    const lock = `SELECT FROM delivery_destination WHERE id = $1 FOR NO KEY UPDATE`;
    expect(await claimMeanwhile((tx) => tx.query(lock, [id]))).toStrictEqual([]);
    expect((await claim()).deliveries.length).toBe(1);
  });

  it('takes nothing from a bucket that another claim has locked', async () => {
    const id = bench.destination();
    await bench.dataSource.transaction((tx) =>
      bench.destinations.limit(tx, id, [{ key: 'room', perSecond: 0.001, burst: 1 }]),
    );
    await bench.enqueue(id);
    const draw = `UPDATE delivery_bucket SET tokens = 0, refilled_at = now()`;
    expect(await claimMeanwhile((tx) => tx.query(draw))).toStrictEqual([]);
    await eventually(async () => expect((await claim()).held).toBeGreaterThan(0));
    expect((await bench.query(`SELECT FROM delivery WHERE attempt = 0`)).length).toBe(1);
  });

  it('finds no more in a bucket after a long pause than it holds', async () => {
    const id = bench.destination();
    await bench.dataSource.transaction((tx) =>
      bench.destinations.limit(tx, id, [{ key: 'room', perSecond: 0.01, burst: 2 }]),
    );
    await bench.enqueue(id, 4);
    await bench.query(`UPDATE delivery_bucket SET refilled_at = now() - interval '1 hour'`);
    expect((await claim()).deliveries.length).toBe(2);
  });

  it('counts the worker crashes of a delivery from its last result on', async () => {
    const [id] = await bench.enqueue(bench.destination());
    const claimAgain = (leaseMs: number) =>
      eventually(async () => {
        const [delivery] = (await claim(leaseMs)).deliveries;
        assert.ok(delivery);
        return delivery;
      });
    for (let lost = 1; lost < engineDefaults.maxLostClaims; lost += 1) await claimAgain(1);
    await record(await claimAgain(60_000), { outcome: 'failure' });
    await claimAgain(1);
    await claimAgain(60_000);
    expect((await bench.delivery(id!)).status).toBe('pending');
  });

  it('does not count workers as free whose leases ended before their results came', async () => {
    const id = bench.destination();
    await bench.enqueue(id, 4);
    const { deliveries: late } = await claim(1);
    await eventually(async () => expect((await claim()).deliveries.length).toBe(4));
    const inflight = async () =>
      (await bench.query(`SELECT inflight FROM delivery_destination WHERE id = $1`, [id]))[0];
    expect(await inflight()).toStrictEqual({ inflight: 4 });
    for (const delivery of late) await record(delivery, { outcome: 'success' }, performance.now());
    expect(await inflight()).toStrictEqual({ inflight: 4 });
  });

  it('keeps the owner’s reason for a destination that is disabled meanwhile, and notifies nobody', async () => {
    const id = bench.destination();
    await bench.enqueue(id);
    const [delivery] = (await claim()).deliveries;
    await bench.dataSource.transaction((tx) => bench.destinations.disable(tx, id, 'no_webhook_url'));
    await record(delivery!, { outcome: 'failure', final: true, disable: 'gone' });
    expect((await bench.destinationState(id)).disabledReason).toBe('no_webhook_url');
    expect(await bench.query(`SELECT FROM delivery_destination WHERE NOT is_disabling_told`)).toStrictEqual([]);
  });
});
