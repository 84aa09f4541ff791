import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { deliveryBench, type DeliveryBench } from '../delivery-bench.test-helper.js';
import { allIds, findForgotten, nextRange } from './sweep.js';

describe('the sweep', () => {
  let bench: DeliveryBench;
  beforeEach(async () => {
    bench = await deliveryBench();
  });
  afterEach(() => bench.close());

  /** Destinations without deliveries. */
  const idle = (count: number) =>
    bench.query(`INSERT INTO delivery_destination (id) SELECT gen_random_uuid() FROM generate_series(1, $1::int)`, [
      count,
    ]);
  const isSent = (id: string) => eventually(async () => expect((await bench.delivery(id)).status).toBe('success'));

  it('visits all destinations, a thousand at a time, and begins anew', async () => {
    await idle(2_500);
    const pool = bench.pool();
    const ranges = [await nextRange(pool, allIds)];
    while (ranges.at(-1)!.to !== allIds.to) ranges.push(await nextRange(pool, ranges.at(-1)!));
    const counts = ranges.map(async ({ after, to }) => {
      const [row] = await bench.query(`SELECT count(*)::int FROM delivery_destination WHERE id > $1 AND id <= $2`, [
        after,
        to,
      ]);
      return row!['count'];
    });
    expect(await Promise.all(counts)).toStrictEqual([1000, 1000, 500]);
    expect(await nextRange(pool, ranges.at(-1)!)).toStrictEqual(ranges[0]);
  });

  it('reads the destinations of one pass only', async () => {
    const destinationId = bench.destination();
    await bench.enqueue(destinationId);
    const pool = bench.pool();
    expect(await findForgotten(pool, { after: destinationId, to: allIds.to })).toBe(0);
    expect(await findForgotten(pool, { after: allIds.after, to: destinationId })).toBe(1);
  });

  it('finds work without a notification, in whichever pass it is', async () => {
    await idle(3_000);
    const ids = (await Promise.all(Array.from({ length: 12 }, () => bench.enqueue(bench.destination())))).flat();
    await bench.engine({ deaf: true });
    for (const id of ids) await isSent(id);
  });

  it('stops no sending when it fails', async () => {
    const disabled = bench.destination();
    await bench.enqueue(disabled);
    await bench.dataSource.transaction((tx) => bench.destinations.disable(tx, disabled, 'paused'));
    await bench.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no settling'; END $$`);
    await bench.query(`
      CREATE TRIGGER refuse BEFORE UPDATE ON delivery FOR EACH ROW
      WHEN (NEW.error_code = 'destination_disabled') EXECUTE FUNCTION refuse()`);
    await bench.engine();
    const [id] = await bench.enqueue(bench.destination());
    await isSent(id!);
  });
});
