import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { ClickTable } from '../journal/click-table.js';
import type { CountedBatches } from './counted-batches.js';
import { countBatches, partsOf, prepareCounting, readBatchesByIndex } from './roll-up.js';

describe('the roll-up', () => {
  let bench: LinksBench;
  let running: RunningService;
  beforeAll(async () => (bench = await linksBench({}, async (env) => (running = await startService(links, env)))));
  afterAll(() => bench.close());

  /** Runs a roll-up in a transaction that is rolled back. */
  async function counting(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    const runner = running.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    try {
      await prepareCounting(runner.manager);
      await readBatchesByIndex(runner.manager);
      await work(runner.manager);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /** The clicks that this transaction has read by scans of whole days, and by an index. */
  async function readOf(tx: EntityManager): Promise<{ whole: number; found: number }> {
    const [read] = await tx.query<{ whole: number; found: number }[]>(
      `SELECT sum(seq_tup_read)::int AS whole, sum(idx_tup_fetch)::int AS found
       FROM pg_stat_xact_user_tables WHERE relname ~ '^click_[0-9]+$'`,
    );
    return read!;
  }

  /** The batches with a click of the item. */
  const batchesOf = async (itemId: number) => {
    const [counted] = await bench.query<CountedBatches>(
      `SELECT array_agg(DISTINCT batch) AS batches, min(at) AS "firstAt", max(at) AS "lastAt"
       FROM click WHERE batch IN (SELECT batch FROM click WHERE item_id = $1)`,
      [itemId],
    );
    return counted!;
  };

  it('reads only the clicks of a day that it counts, however many came before', async () => {
    const table = running.app.get(ClickTable);
    await table.insert(Array.from({ length: 2_000 }, () => someClick({ itemId: 900 })));
    // So many that the planner expects a large part of the day.
    const batches = 100;
    for (let batch = 0; batch < batches; batch += 1) await table.insert([someClick({ itemId: 901 })]);
    const counted = await batchesOf(901);
    await counting(async (tx) => {
      await countBatches(tx, counted);
      expect(await readOf(tx)).toStrictEqual({ whole: 0, found: batches });
    });
  });

  it('reads each click once more for its part of the items, and no older one', async () => {
    const table = running.app.get(ClickTable);
    const some = (length: number, itemId: number) => Array.from({ length }, () => someClick({ itemId }));
    await table.insert([...some(500, 910), ...some(500, 911)]);
    await table.insert([...some(30, 910), ...some(20, 911), ...some(60, 912), ...some(10, 913)]);
    const counted = await batchesOf(913);
    await counting(async (tx) => {
      const parts = await partsOf(tx, counted, 50);
      expect(parts.map(({ from, to }) => [from, to])).toStrictEqual([
        [910, 911],
        [912, 912],
        [913, 913],
      ]);
      for (const [index, clicks] of [50, 60, 10].entries()) {
        const before = await readOf(tx);
        await countBatches(tx, counted, parts[index]);
        const after = await readOf(tx);
        expect([after.whole, after.found - before.found]).toStrictEqual([0, clicks]);
      }
    });
  });
});
