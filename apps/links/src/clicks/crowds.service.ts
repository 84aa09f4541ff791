import { Injectable } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { countAgain, isKept, mostNamed, other } from './day-again.js';
import { dayOf } from './day-partitions.js';
import { lockCounters, prepareCounting, type Grown } from './roll-up.js';

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

  /** Counts what was crowded on days before this one again. A click that comes even later makes its day be counted once more. */
  async settle(today: string): Promise<void> {
    const open = await this.dataSource.query<{ day: string }[]>(
      `SELECT DISTINCT day::text FROM item_crowd WHERE NOT is_settled AND day < $1 ORDER BY day`,
      [today],
    );
    for (const { day } of open) {
      await this.dataSource.transaction(async (tx) => {
        await lockCounters(tx, true);
        await this.recount(tx, day, 'NOT is_settled');
        await tx.query(`UPDATE item_crowd SET is_settled = true WHERE day = $1`, [day]);
      });
    }
  }

  /** After clicks of an account have been erased, with the counters locked: its `Other` may have held some of them. */
  async recountAccount(tx: EntityManager, accountId: number): Promise<void> {
    const days = await tx.query<{ day: string }[]>(
      `SELECT DISTINCT day::text FROM item_crowd WHERE kind = 'account' AND item_id = $1`,
      [accountId],
    );
    for (const { day } of days) await this.recount(tx, day, `kind = 'account' AND item_id = ${Number(accountId)}`);
  }

  /** Of a day whose clicks are gone, what is known stays. */
  private async recount(tx: EntityManager, day: string, crowds: string): Promise<void> {
    if (!(await isKept(tx, day))) return;
    await prepareCounting(tx);
    await tx.query(`DROP TABLE IF EXISTS crowd, counted_crowd`);
    await tx.query(
      `CREATE TEMPORARY TABLE crowd ON COMMIT DROP AS
       SELECT kind, item_id, dimension FROM item_crowd WHERE day = '${day}' AND ${crowds}`,
    );
    await tx.query(
      `CREATE TEMPORARY TABLE counted_crowd ON COMMIT DROP AS
       SELECT again.* FROM (${countAgain(day, isInCrowd)}) AS again JOIN crowd USING (kind, item_id, dimension)`,
    );
    await tx.query(
      `DELETE FROM item_day WHERE day = $1 AND (kind, item_id, dimension) IN (SELECT kind, item_id, dimension FROM crowd)`,
      [day],
    );
    await tx.query(
      `INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
       SELECT kind, item_id, $1, dimension, value, n FROM counted_crowd`,
      [day],
    );
  }
}

const isInCrowd = `(
  (kind, item_id) IN (SELECT kind, item_id FROM crowd)
  OR kind = 'link' AND account_id IN (SELECT item_id FROM crowd WHERE kind = 'account'))`;

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
