import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { deliveryBench, type DeliveryBench } from '../delivery-bench.test-helper.js';
import { weekOf } from '../log/delivery-partitions.js';
import { DeliveryRetention } from '../index.js';

describe('the retention of deliveries', () => {
  let bench: DeliveryBench;
  let destination: string;
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  beforeAll(async () => {
    bench = await deliveryBench();
    destination = bench.destination('/kept');
    await bench.engine();
  });
  afterAll(() => bench.close());

  const has = async (id: string) => (await bench.query(`SELECT FROM delivery WHERE id = $1`, [id])).length === 1;
  const week = async (id: string) =>
    (await bench.query(`SELECT tableoid::regclass::text AS name FROM delivery WHERE id = $1`, [id]))[0]?.['name'];
  const sent = (id: string) => eventually(async () => expect((await bench.delivery(id)).status).toBe('success'));

  it('keeps thirty days, drops older weeks with their attempts, and keeps a week with a pending delivery', async () => {
    const retention = new DeliveryRetention(bench.dataSource, 30 * dayMs);
    for (const days of [39, 29]) await retention.run(ago(days));
    const young = await bench.enqueueAt(destination, ago(29));
    const old = await bench.enqueueAt(destination, ago(39));
    const ancient = await bench.enqueueAt(destination, ago(400));
    for (const id of [young, old, ancient]) await sent(id);
    expect(await week(young)).toBe(`delivery_${weekOf(ago(29)).monday}`);
    expect(await week(ancient)).toBe('delivery_other');
    await bench.query(`UPDATE delivery SET status = 'pending', due_at = now() + interval '1 hour' WHERE id = $1`, [
      old,
    ]);
    await retention.run();
    expect([await has(old), await has(ancient)]).toStrictEqual([true, false]);
    await bench.query(`UPDATE delivery SET status = 'success' WHERE id = $1`, [old]);
    await retention.run();
    expect([await has(young), await has(old)]).toStrictEqual([true, false]);
    expect([(await bench.attempts(young)).length, (await bench.attempts(old)).length]).toStrictEqual([1, 0]);
  });

  it('creates the weeks to come, and moves rows that came before their week', async () => {
    const late = new Date(Date.now() + 60 * dayMs);
    const id = await bench.enqueueAt(destination, late);
    await sent(id);
    expect(await week(id)).toBe('delivery_other');
    await new DeliveryRetention(bench.dataSource, 365 * dayMs).run(late);
    expect(await week(id)).toBe(`delivery_${weekOf(late).monday}`);
    expect((await bench.attempts(id)).length).toBe(1);
  });

  it('deletes a removed destination after its last delivery, and a bucket after its last destination', async () => {
    const retention = new DeliveryRetention(bench.dataSource, 30 * dayMs);
    const deleted = bench.destination();
    const waiting = bench.destination();
    const disabled = bench.destination();
    const recent = bench.destination();
    const bucket = (key: string) => [{ key, perSecond: 1, burst: 1 }];
    await bench.dataSource.transaction(async (tx) => {
      await bench.destinations.disable(tx, deleted, 'failing');
      for (const id of [deleted, waiting, recent]) await bench.destinations.delete(tx, id);
      await bench.destinations.disable(tx, disabled, 'failing');
      await bench.destinations.limit(tx, deleted, bucket('of the deleted'));
      await bench.destinations.limit(tx, disabled, bucket('of one disabled'));
    });
    await bench.query(`UPDATE delivery_destination SET disabled_at = $2 WHERE id = ANY ($1)`, [
      [deleted, waiting, disabled],
      ago(39),
    ]);
    const [pending] = await bench.query(
      `INSERT INTO delivery (id, destination_id, source_id, event, payload, max_attempts, due_at, lease_until)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'test', '{}', 5, now(), now() + interval '1 hour')
         RETURNING id`,
      [waiting],
    );
    const rows = async () => {
      const found = await bench.query(`SELECT id FROM delivery_destination WHERE id = ANY ($1)`, [
        [deleted, waiting, disabled, recent],
      ]);
      return new Set(found.map(({ id }) => id));
    };
    const buckets = async () =>
      (await bench.query(`SELECT key FROM delivery_bucket ORDER BY key`)).map(({ key }) => key);
    await retention.run();
    expect(await rows()).toStrictEqual(new Set([waiting, disabled, recent]));
    expect(await buckets()).toStrictEqual(['of one disabled']);
    await bench.query(`UPDATE delivery SET status = 'skipped' WHERE id = $1`, [pending!['id']]);
    await retention.run();
    expect(await rows()).toStrictEqual(new Set([disabled, recent]));
  });

  it('makes one delivery of a source, in whichever week it is', async () => {
    const at = ago(3);
    const source = '0199f3a1-7c4e-4b21-9d52-3f6a8c1e4b70';
    const made = await Promise.all([1, 2, 3].map(() => bench.enqueueAt(destination, at, source)));
    expect(made.filter((id) => id !== undefined).length).toBe(1);
  });
});
