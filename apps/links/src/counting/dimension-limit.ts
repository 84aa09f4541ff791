import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { constant, execute, part, Periodic, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { areClicksKept, maxNamed, otherValue, recount } from './day-recount.js';
import { dayOf, firstKeptDay } from '../journal/index.js';
import { retentionDays } from './count-purge.js';
import { lockCounters, prepareCounting, restForRollUpMs, type GrownDimension } from './roll-up.js';

/** Twice as many values have a name while the day lasts, so that one that comes late can still rise. */
const maxInOpenDay = 2 * maxNamed;
const finalizeEveryMs = 600_000;

/**
 * Limits the values of a dimension, as visitors choose what they send as referrer or user agent. The 500 most frequent
 * values of an item and day have a name. The rest is `Other`, and the sum is always exact. While the day lasts, rare
 * values are added up. Once it is over, crowded dimensions are counted again from the single clicks, as a rebuild would
 * count them.
 */
@Injectable()
export class DimensionLimit {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('settle-crowds', finalizeEveryMs, () => this.finalize(dayOf(Date.now())));
  }

  /** Call it after a count, in its transaction, with all dimensions that got new values, even repeatedly. */
  async limit(tx: EntityManager, grown: GrownDimension[]): Promise<void> {
    if (grown.length === 0) return;
    await execute(tx, limitGrown(grown));
  }

  /**
   * Counts the crowded dimensions of earlier days again. A click that comes even later, or the erasure of a link,
   * reopens its day. One day at a time, so that the roll-up gets its turn in between.
   */
  async finalize(today: string): Promise<void> {
    const open = await rowsOf(
      this.dataSource,
      sql<{ day: string }>`
        SELECT DISTINCT day::text FROM item_crowd WHERE NOT is_settled AND day < ${today} ORDER BY day`,
    );
    const firstWithLinks = firstKeptDay(Date.parse(today), retentionDays);
    for (const [index, { day }] of open.entries()) {
      if (index > 0) await wait(restForRollUpMs);
      await this.dataSource.transaction(async (tx) => {
        await lockCounters(tx, true);
        if (await areClicksKept(tx, day)) await recountCrowd(tx, day, day < firstWithLinks ? isOfLongAgo : isInCrowd);
        await execute(tx, sql`UPDATE item_crowd SET is_settled = true WHERE day = ${day} AND NOT is_settled`);
      });
    }
  }

  /**
   * Call it before the counts of a link are erased, with the counters locked. `Other` of its account may hold some of
   * them. So `finalize` counts the days on which the link was visited again.
   */
  async reopen(tx: EntityManager, accountId: number, linkId: number): Promise<void> {
    await execute(
      tx,
      sql`
        UPDATE item_crowd SET is_settled = false WHERE kind = 'account' AND item_id = ${accountId} AND is_settled
          AND day IN (SELECT day FROM item_day WHERE kind = 'link' AND item_id = ${linkId})`,
    );
  }
}

/**
 * Counts what is crowded and open on a day from its single clicks.
 *
 * @param condition SQL over `click` that finds those
 */
async function recountCrowd(tx: EntityManager, day: string, condition: SqlPart): Promise<void> {
  await execute(
    tx,
    sql`
      CREATE TEMPORARY TABLE crowd ON COMMIT DROP AS
      SELECT kind, item_id, dimension FROM item_crowd WHERE day = ${day} AND NOT is_settled`,
  );
  // Items whose clicks have to be read: crowded ones, and every link of a crowded account. Living and deleted links
  // have an index each.
  await execute(
    tx,
    sql`
      CREATE TEMPORARY TABLE crowd_item ON COMMIT DROP AS
      SELECT kind, item_id FROM crowd WHERE kind <> 'account'
      UNION SELECT 'link', id FROM link WHERE account_id = ${accountsInCrowd} AND state <> 'deleted'
      UNION SELECT 'link', id FROM link WHERE account_id = ${accountsInCrowd} AND deleted_at IS NOT NULL`,
  );
  await prepareCounting(tx);
  await execute(
    tx,
    sql`
      CREATE TEMPORARY TABLE counted_crowd ON COMMIT DROP AS
      SELECT again.* FROM (${recount(day, condition)}) AS again JOIN crowd USING (kind, item_id, dimension)`,
  );
  // Each group by its key. `OFFSET` keeps the planner from joining, and with that from reading the whole table.
  await execute(
    tx,
    sql`
      DELETE FROM item_day WHERE ctid = ANY (ARRAY(
        SELECT known.at FROM crowd CROSS JOIN LATERAL (
          SELECT ctid AS at FROM item_day
          WHERE kind = crowd.kind AND item_id = crowd.item_id AND day = ${day} AND dimension = crowd.dimension OFFSET 0
        ) AS known))`,
  );
  await execute(
    tx,
    sql`
      INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
      SELECT kind, item_id, ${day}, dimension, value, n FROM counted_crowd`,
  );
}

const accountsInCrowd = part`ANY (ARRAY(SELECT item_id FROM crowd WHERE kind = 'account'))`;

/** By the key of `click`, which begins with the id, so that a busy day is not read as a whole. */
const isInCrowd = part`item_id = ANY (ARRAY(SELECT item_id FROM crowd_item))
  AND (kind, item_id) IN (SELECT kind, item_id FROM crowd_item)`;
/**
 * A link that was visited then may have been deleted for good. So all of the day is read, for the account that each
 * click names.
 */
const isOfLongAgo = part`(${isInCrowd} OR kind = 'link' AND account_id = ${accountsInCrowd})`;

/** Each group is read by its key, as the planner would rather read the whole table. */
const limitGrown = (grown: readonly GrownDimension[]) => sql`
  WITH crowd AS MATERIALIZED (
    SELECT grown.*, known.n
    FROM (
      SELECT DISTINCT * FROM unnest(
        ${grown.map(({ kind }) => kind)}::text[], ${grown.map(({ item_id }) => item_id)}::int[],
        ${grown.map(({ day }) => day)}::date[], ${grown.map(({ dimension }) => dimension)}::text[]
      ) AS named (kind, item_id, day, dimension)
    ) AS grown
    CROSS JOIN LATERAL (
      SELECT count(*) AS n FROM item_day
      WHERE kind = grown.kind AND item_id = grown.item_id AND day = grown.day AND dimension = grown.dimension
    ) AS known WHERE n > ${constant(maxNamed)}
  ), noted AS (
    INSERT INTO item_crowd (day, kind, item_id, dimension) SELECT day, kind, item_id, dimension FROM crowd
    ON CONFLICT (day, kind, item_id, dimension) DO UPDATE SET is_settled = false WHERE item_crowd.is_settled
  ), rare AS MATERIALIZED (
    SELECT crowd.kind, crowd.item_id, crowd.day, crowd.dimension, ranked.at, ranked.clicks
    FROM crowd CROSS JOIN LATERAL (
      SELECT ctid AS at, clicks, row_number() OVER (ORDER BY clicks DESC, value) AS place FROM item_day
      WHERE kind = crowd.kind AND item_id = crowd.item_id AND day = crowd.day AND dimension = crowd.dimension
        AND value <> '${constant(otherValue)}'
    ) AS ranked WHERE crowd.n > ${constant(maxInOpenDay)} AND place > ${constant(maxNamed)}
  ), gone AS (
    DELETE FROM item_day WHERE ctid = ANY (ARRAY(SELECT at FROM rare))
  )
  INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
  SELECT kind, item_id, day, dimension, '${constant(otherValue)}', sum(clicks) FROM rare GROUP BY 1, 2, 3, 4
  ON CONFLICT (kind, item_id, day, dimension, value) DO UPDATE SET clicks = item_day.clicks + excluded.clicks`;
