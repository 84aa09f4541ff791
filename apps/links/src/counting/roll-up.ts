import { execute, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { CountedBatches } from './counted-batches.js';
import { dimensionColumns, tally } from './tally.js';

const counters = part`hashtext('links:counters')`;

/**
 * Locks the counters until the end of the transaction. Two processes that count would deadlock on each other's rows,
 * and an erasure must not meet a count.
 *
 * @returns false when another process has the lock and `wait` is not set
 */
export async function lockCounters(tx: EntityManager, wait: boolean): Promise<boolean> {
  if (wait) {
    await execute(tx, sql`SELECT pg_advisory_xact_lock(${counters})`);
    return true;
  }
  const [row] = await rowsOf(tx, sql<{ is_mine: boolean }>`SELECT pg_try_advisory_xact_lock(${counters}) AS is_mine`);
  return row!.is_mine;
}

/** The rest between two transactions that lock the counters, in which the roll-up gets its turn. */
export const restForRollUpMs = 300;

/**
 * For the rest of the transaction. The planner does not know how much is counted, and would compare each row with each.
 */
export async function prepareCounting(tx: EntityManager): Promise<void> {
  await execute(tx, sql`SET LOCAL enable_nestloop = off`);
  await execute(tx, sql`SET LOCAL work_mem = '64MB'`);
}

/**
 * The same where a few batches of a day are counted. The planner does not know how many batches a day has, and would
 * read the whole day. The rows were written seconds ago and are in memory: processes that read ahead win nothing, and
 * take processors from the redirects.
 */
export async function readBatchesByIndex(tx: EntityManager): Promise<void> {
  await execute(tx, sql`SET LOCAL enable_seqscan = off`);
  await execute(tx, sql`SET LOCAL effective_io_concurrency = 0`);
}

/** A dimension of an item's day. */
export interface GrownDimension {
  kind: string;
  item_id: number;
  day: string;
  dimension: string;
}

/** The clicks of some items: those whose ids are between the two. */
export interface Part {
  from: number;
  to: number;
  /** No click that is to be counted has a lower id; ids rise with time. */
  firstId: string;
}

/** The items of these batches in parts of about so many clicks. What one item alone has is in one part. */
export async function partsOf(tx: EntityManager, counted: CountedBatches, clicksInPart: number): Promise<Part[]> {
  // To sort all clicks first is what the planner would do, which takes them for few.
  await execute(tx, sql`SET LOCAL enable_sort = off`);
  const items = await rowsOf(
    tx,
    sql<{ id: number; n: number; first_id: string }>`
      SELECT item_id AS id, count(*)::int AS n, min(id::text COLLATE "C") AS first_id
      FROM click WHERE ${isOfBatches(counted)} GROUP BY item_id`,
  );
  await execute(tx, sql`SET LOCAL enable_sort = on`);
  const parts: (Part & { n: number })[] = [];
  for (const { id, n, first_id: firstId } of items.sort((one, other) => one.id - other.id)) {
    const last = parts.at(-1);
    if (!last || last.n + n > clicksInPart) parts.push({ from: id, to: id, n, firstId });
    else Object.assign(last, { to: id, n: last.n + n, firstId: firstId < last.firstId ? firstId : last.firstId });
  }
  return parts;
}

/**
 * Call it after `prepareCounting`. Adds the clicks of these batches, all between the two moments, to the counters of
 * their items and accounts. With `only` those of some items.
 *
 * @returns the dimensions with a new value, among those whose values visitors choose
 */
export function countBatches(tx: EntityManager, counted: CountedBatches, only?: Part): Promise<GrownDimension[]> {
  return rowsOf(tx, count(only ? isOfPart(counted, only) : isOfBatches(counted)));
}

const isOfBatches = ({ batches, firstAt, lastAt }: CountedBatches) => part`
  batch = ANY(${batches}::bigint[]) AND at >= ${firstAt} AND at <= ${lastAt}`;

/**
 * By the key of `click`, which begins with item and id, so that only the newest rows of an item are read. By the index
 * of batches, which `+ 0` hides from the planner, each part would read all of them.
 */
const isOfPart = ({ batches, firstAt, lastAt }: CountedBatches, { from, to, firstId }: Part) => part`
  item_id >= ${from} AND item_id <= ${to} AND id >= ${firstId}
  AND batch + 0 = ANY(${batches}::bigint[]) AND at >= ${firstAt} AND at <= ${lastAt}`;

/** Rows are written in the order of their keys. */
const count = (isCounted: SqlPart) => sql<GrownDimension>`
  WITH fresh AS MATERIALIZED (
    SELECT kind, item_id, account_id, reason, visitor, ${dimensionColumns}, at,
      (at AT TIME ZONE 'UTC')::date AS day
    FROM click WHERE ${isCounted}
  ), first_visit AS (
    INSERT INTO visitor (day, kind, item_id, visitor)
    SELECT DISTINCT day, kind, item_id, visitor FROM fresh WHERE reason IS NULL ORDER BY 1, 2, 3, 4
    ON CONFLICT DO NOTHING RETURNING day, kind, item_id
  ), ${tally}, rolled AS (
    INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
    SELECT kind, item_id, day, dimension, value, n FROM every ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (kind, item_id, day, dimension, value) DO UPDATE SET clicks = item_day.clicks + excluded.clicks
    RETURNING kind, item_id, day, dimension, xmax = 0 AS is_new
  ), hours AS (
    SELECT kind, item_id, max(account_id) AS account_id, date_trunc('hour', at, 'UTC') AS hour,
      count(*) FILTER (WHERE reason IS NULL) AS clicks, count(*) AS clicks_all
    FROM fresh GROUP BY kind, item_id, hour
  ), hourly AS (
    INSERT INTO item_hour (kind, item_id, hour, clicks, clicks_all)
    SELECT kind, item_id, hour, clicks, clicks_all FROM hours
    UNION ALL
    SELECT 'account', account_id, hour, sum(clicks), sum(clicks_all) FROM hours
    WHERE kind = 'link' AND account_id > 0 GROUP BY account_id, hour
    ORDER BY 1, 2, 3
    ON CONFLICT (kind, item_id, hour) DO UPDATE SET clicks = item_hour.clicks + excluded.clicks,
      clicks_all = item_hour.clicks_all + excluded.clicks_all
  ), totals AS (
    INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks)
    SELECT kind, item_id,
      coalesce(sum(n) FILTER (WHERE value = 'person'), 0),
      coalesce(sum(n) FILTER (WHERE dimension = 'reason'), 0),
      coalesce(sum(n) FILTER (WHERE dimension = 'unique'), 0)
    FROM every WHERE dimension IN ('reason', 'unique') GROUP BY kind, item_id ORDER BY kind, item_id
    ON CONFLICT (kind, item_id) DO UPDATE SET clicks = item_counter.clicks + excluded.clicks,
      clicks_all = item_counter.clicks_all + excluded.clicks_all,
      unique_clicks = item_counter.unique_clicks + excluded.unique_clicks
  )
  SELECT DISTINCT kind, item_id, day::text, dimension FROM rolled
  WHERE is_new AND dimension IN ('referrer', 'browser', 'os', 'language')`;
