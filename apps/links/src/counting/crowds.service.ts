import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { countAgain, isKept, mostNamed, other } from './day-again.js';
import { dayOf, firstKeptDay } from '../journal/index.js';
import { keptDays } from './gone-counts.js';
import { lockCounters, prepareCounting, restForRollUpMs, type Grown } from './roll-up.js';

/** While a day lasts twice as many have a name, so that a value that comes late can still rise. */
const mostInOpenDay = 2 * mostNamed;
const settleEveryMs = 600_000;

/**
 * Keeps the values of a dimension few: visitors choose what they send as referrer or user agent. The 500 most frequent of an item and
 * day have a name, the rest is `Other`, and the sum is always exact. While the day lasts, what is rare then is added up; once it is
 * over, the crowded dimensions are counted again from the single clicks, so that the names are those that a rebuild finds.
 */
@Injectable()
export class Crowds {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('settle-crowds', settleEveryMs, () => this.settle(dayOf(Date.now())));
  }

  /** After a count, in its transaction: looks at what got new values, however often it is named. */
  async limit(tx: EntityManager, grown: Grown[]): Promise<void> {
    if (grown.length === 0) return;
    await tx.query(limitGrown, [
      grown.map(({ kind }) => kind),
      grown.map(({ item_id }) => item_id),
      grown.map(({ day }) => day),
      grown.map(({ dimension }) => dimension),
    ]);
  }

  /**
   * Counts what was crowded on days before this one again. A click that comes even later, or the erasure of a link, makes its day be counted
   * once more. One day at a time: in between the roll-up counts what has come.
   */
  async settle(today: string): Promise<void> {
    const open = await this.dataSource.query<{ day: string }[]>(
      `SELECT DISTINCT day::text FROM item_crowd WHERE NOT is_settled AND day < $1 ORDER BY day`,
      [today],
    );
    const firstWithLinks = firstKeptDay(Date.parse(today), keptDays);
    for (const [index, { day }] of open.entries()) {
      if (index > 0) await wait(restForRollUpMs);
      await this.dataSource.transaction(async (tx) => {
        await lockCounters(tx, true);
        if (await isKept(tx, day)) await recount(tx, day, day < firstWithLinks ? isOfLongAgo : isInCrowd);
        await tx.query(`UPDATE item_crowd SET is_settled = true WHERE day = $1 AND NOT is_settled`, [day]);
      });
    }
  }

  /**
   * Before the counts of a link are erased, with the counters locked: what is `Other` of its account may have held some of them, and is
   * counted again by `settle`, on the days that the link was visited.
   */
  async unsettle(tx: EntityManager, accountId: number, linkId: number): Promise<void> {
    await tx.query(
      `UPDATE item_crowd SET is_settled = false WHERE kind = 'account' AND item_id = $1 AND is_settled
         AND day IN (SELECT day FROM item_day WHERE kind = 'link' AND item_id = $2)`,
      [accountId, linkId],
    );
  }
}

/** What of a day is not settled, from its single clicks; `condition` finds those. */
async function recount(tx: EntityManager, day: string, condition: string): Promise<void> {
  await tx.query(
    `CREATE TEMPORARY TABLE crowd ON COMMIT DROP AS
     SELECT kind, item_id, dimension FROM item_crowd WHERE day = '${day}' AND NOT is_settled`,
  );
  await tx.query(`CREATE TEMPORARY TABLE crowd_item ON COMMIT DROP AS ${crowdItems}`);
  await prepareCounting(tx);
  await tx.query(
    `CREATE TEMPORARY TABLE counted_crowd ON COMMIT DROP AS
     SELECT again.* FROM (${countAgain(day, condition)}) AS again JOIN crowd USING (kind, item_id, dimension)`,
  );
  await tx.query(deleteCrowd, [day]);
  await tx.query(
    `INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
     SELECT kind, item_id, $1, dimension, value, n FROM counted_crowd`,
    [day],
  );
}

const accountsInCrowd = `ANY (ARRAY(SELECT item_id FROM crowd WHERE kind = 'account'))`;
/** Whose clicks are to be read: what is crowded, and every link of an account that is. There is an index for living links and one for deleted ones. */
const crowdItems = `
  SELECT kind, item_id FROM crowd WHERE kind <> 'account'
  UNION SELECT 'link', id FROM link WHERE account_id = ${accountsInCrowd} AND state <> 'deleted'
  UNION SELECT 'link', id FROM link WHERE account_id = ${accountsInCrowd} AND deleted_at IS NOT NULL`;

/** By the key of `click`, which begins with the id: of a busy day the others are not read. */
const isInCrowd = `item_id = ANY (ARRAY(SELECT item_id FROM crowd_item))
  AND (kind, item_id) IN (SELECT kind, item_id FROM crowd_item)`;
/** A link that was visited then may have been deleted for good since: all of the day is read, for the account that each click names. */
const isOfLongAgo = `(${isInCrowd} OR kind = 'link' AND account_id = ${accountsInCrowd})`;

/** Each group by its key. `OFFSET` keeps the planner from joining, and with that from reading the whole table. */
const deleteCrowd = `
  DELETE FROM item_day WHERE ctid = ANY (ARRAY(
    SELECT known.at FROM crowd CROSS JOIN LATERAL (
      SELECT ctid AS at FROM item_day
      WHERE kind = crowd.kind AND item_id = crowd.item_id AND day = $1 AND dimension = crowd.dimension OFFSET 0
    ) AS known))`;

/** Each group is read by its key, as the planner would rather read the whole table. */
const limitGrown = `
  WITH crowd AS MATERIALIZED (
    SELECT grown.*, known.n
    FROM (
      SELECT DISTINCT * FROM unnest($1::text[], $2::int[], $3::date[], $4::text[]) AS told (kind, item_id, day, dimension)
    ) AS grown
    CROSS JOIN LATERAL (
      SELECT count(*) AS n FROM item_day
      WHERE kind = grown.kind AND item_id = grown.item_id AND day = grown.day AND dimension = grown.dimension
    ) AS known WHERE n > ${mostNamed}
  ), noted AS (
    INSERT INTO item_crowd (day, kind, item_id, dimension) SELECT day, kind, item_id, dimension FROM crowd
    ON CONFLICT (day, kind, item_id, dimension) DO UPDATE SET is_settled = false WHERE item_crowd.is_settled
  ), rare AS MATERIALIZED (
    SELECT crowd.kind, crowd.item_id, crowd.day, crowd.dimension, ranked.at, ranked.clicks
    FROM crowd CROSS JOIN LATERAL (
      SELECT ctid AS at, clicks, row_number() OVER (ORDER BY clicks DESC, value) AS place FROM item_day
      WHERE kind = crowd.kind AND item_id = crowd.item_id AND day = crowd.day AND dimension = crowd.dimension
        AND value <> '${other}'
    ) AS ranked WHERE crowd.n > ${mostInOpenDay} AND place > ${mostNamed}
  ), gone AS (
    DELETE FROM item_day WHERE ctid = ANY (ARRAY(SELECT at FROM rare))
  )
  INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
  SELECT kind, item_id, day, dimension, '${other}', sum(clicks) FROM rare GROUP BY 1, 2, 3, 4
  ON CONFLICT (kind, item_id, day, dimension, value) DO UPDATE SET clicks = item_day.clicks + excluded.clicks`;
