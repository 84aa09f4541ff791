import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { ClickTable } from './click-table.js';
import type { CountedBatches } from './live-clicks.js';
import { countBatches, prepareCounting, readBatchesByIndex } from './roll-up.js';

describe('the roll-up', () => {
  let bench: LinksBench;
  let running: RunningService;
  before(async () => (bench = await linksBench({}, async (env) => (running = await startService(links, env)))));
  after(() => bench.close());

  it('reads of a day only the clicks that it counts, however many came before', async () => {
    const table = running.app.get(ClickTable);
    await table.insert(Array.from({ length: 2_000 }, () => someClick({ itemId: 900 })));
    // Many: the planner takes each for a large part of the day.
    const batches = 100;
    for (let batch = 0; batch < batches; batch += 1) await table.insert([someClick({ itemId: 901 })]);
    const [counted] = await bench.query<CountedBatches>(
      `SELECT array_agg(batch) AS batches, min(at) AS "firstAt", max(at) AS "lastAt" FROM click WHERE item_id = 901`,
    );
    const runner = running.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    try {
      await prepareCounting(runner.manager);
      await readBatchesByIndex(runner.manager);
      await countBatches(runner.manager, counted!, { number: 0, of: 1 });
      const [read] = (await runner.query(
        `SELECT sum(seq_tup_read)::int AS whole, sum(idx_tup_fetch)::int AS found
         FROM pg_stat_xact_user_tables WHERE relname ~ '^click_[0-9]+$'`,
      )) as unknown[];
      assert.deepEqual(read, { whole: 0, found: batches });
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
