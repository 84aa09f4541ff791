import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { ClickTable } from './click-table.js';
import { countBatches, prepareCounting, readBatchesByIndex } from './roll-up.js';

describe('the roll-up', () => {
  let bench: LinksBench;
  let running: RunningService;
  before(async () => (bench = await linksBench({}, async (env) => (running = await startService(links, env)))));
  after(() => bench.close());

  it('reads of a day only the clicks that it counts, however many came before', async () => {
    const table = running.app.get(ClickTable);
    const [earlier, counted] = [2_000, 30];
    await table.insert(Array.from({ length: earlier }, () => someClick({ itemId: 900 })));
    await table.insert(Array.from({ length: counted }, () => someClick({ itemId: 901 })));
    const [batch] = await bench.query<{ id: string; first: Date; last: Date }>(
      `SELECT batch AS id, min(at) AS first, max(at) AS last FROM click WHERE item_id = 901 GROUP BY batch`,
    );
    const runner = running.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    try {
      await prepareCounting(runner.manager);
      await readBatchesByIndex(runner.manager);
      const counting = { batches: [batch!.id], firstAt: batch!.first, lastAt: batch!.last };
      await countBatches(runner.manager, counting, { number: 0, of: 1 });
      const [read] = (await runner.query(
        `SELECT sum(seq_tup_read)::int AS whole, sum(idx_tup_fetch)::int AS found
         FROM pg_stat_xact_user_tables WHERE relname ~ '^click_[0-9]+$'`,
      )) as unknown[];
      assert.deepEqual(read, { whole: 0, found: counted });
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
