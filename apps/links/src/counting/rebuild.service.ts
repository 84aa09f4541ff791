import { Injectable } from '@nestjs/common';
import { execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { areClicksKept, recount } from './day-recount.js';
import { isPurged } from './count-purge.js';
import { lockCounters, prepareCounting } from './roll-up.js';

/**
 * Counts a day again from its single clicks, while they are kept. So roll-ups can be proved and repaired. Counts that
 * were deleted for good stay so.
 */
@Injectable()
export class RebuildService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @returns `changed`: how many roll-ups differed from their clicks, 0 when all agreed
   * @throws Problem 404 for a day whose clicks are gone
   */
  rebuild(day: string): Promise<{ day: string; roll_ups: number; changed: number }> {
    return this.dataSource.transaction(async (tx) => {
      await lockCounters(tx, true);
      await prepareCounting(tx);
      if (!(await areClicksKept(tx, day)))
        throw new Problem('not_found', { message: 'The clicks of this day are not kept any more.' });
      await execute(tx, sql`CREATE TEMPORARY TABLE counted_again ON COMMIT DROP AS ${recount(day, part`true`)}`);
      await execute(tx, sql`DELETE FROM counted_again WHERE ${isPurged}`);
      const [result] = await rowsOf(
        tx,
        sql<{ roll_ups: number; changed: number }>`
          SELECT count(*) FILTER (WHERE again.n IS NOT NULL)::int AS roll_ups,
            count(*) FILTER (WHERE again.n IS DISTINCT FROM known.clicks)::int AS changed
          FROM counted_again AS again
          FULL JOIN (SELECT * FROM item_day WHERE day = ${day}) AS known USING (kind, item_id, dimension, value)`,
      );
      await replace(tx, day);
      return { day, ...result! };
    });
  }
}

async function replace(tx: EntityManager, day: string): Promise<void> {
  await execute(
    tx,
    sql`
      CREATE TEMPORARY TABLE affected ON COMMIT DROP AS
      SELECT kind, item_id FROM counted_again UNION SELECT kind, item_id FROM item_day WHERE day = ${day}`,
  );
  await execute(tx, sql`DELETE FROM item_day WHERE day = ${day}`);
  await execute(
    tx,
    sql`
      INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
      SELECT kind, item_id, ${day}, dimension, value, n FROM counted_again`,
  );
  await execute(
    tx,
    sql`
      INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks)
      SELECT kind, item_id,
        coalesce(sum(clicks) FILTER (WHERE dimension = 'reason' AND value = 'person'), 0),
        coalesce(sum(clicks) FILTER (WHERE dimension = 'reason'), 0),
        coalesce(sum(clicks) FILTER (WHERE dimension = 'unique'), 0)
      FROM affected LEFT JOIN item_day USING (kind, item_id) GROUP BY kind, item_id
      ON CONFLICT (kind, item_id) DO UPDATE SET clicks = excluded.clicks, clicks_all = excluded.clicks_all,
        unique_clicks = excluded.unique_clicks`,
  );
}
