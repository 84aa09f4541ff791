import type { EntityManager } from 'typeorm';
import type { CountedBatches } from './counted-batches.js';

/**
 * Locks the counters until the end of the transaction. Two processes that count would deadlock on each other's rows,
 * and an erasure must not meet a count.
 *
 * @returns false when another process has the lock and `wait` is not set
 */
export async function lockCounters(tx: EntityManager, wait: boolean): Promise<boolean> {
  const key = `hashtext('links:counters')`;
  if (wait) {
    await tx.query(`SELECT pg_advisory_xact_lock(${key})`);
    return true;
  }
  const [row] = await tx.query<{ is_mine: boolean }[]>(`SELECT pg_try_advisory_xact_lock(${key}) AS is_mine`);
  return row!.is_mine;
}

/** The rest between two transactions that lock the counters, in which the roll-up gets its turn. */
export const restForRollUpMs = 300;

/**
 * For the rest of the transaction. The planner does not know how much is counted, and would compare each row with each.
 */
export async function prepareCounting(tx: EntityManager): Promise<void> {
  await tx.query(`SET LOCAL enable_nestloop = off`);
  await tx.query(`SET LOCAL work_mem = '64MB'`);
}

/**
 * The same where a few batches of a day are counted. The planner does not know how many batches a day has, and would
 * read the whole day. The rows were written seconds ago and are in memory: processes that read ahead win nothing, and
 * take processors from the redirects.
 */
export async function readBatchesByIndex(tx: EntityManager): Promise<void> {
  await tx.query(`SET LOCAL enable_seqscan = off`);
  await tx.query(`SET LOCAL effective_io_concurrency = 0`);
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
  await tx.query(`SET LOCAL enable_sort = off`);
  const items = await tx.query<{ id: number; n: number; first_id: string }[]>(itemsSql, spanOf(counted));
  await tx.query(`SET LOCAL enable_sort = on`);
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
 * their items and accounts. With `part` only those of some items.
 *
 * @returns the dimensions with a new value, among those whose values visitors choose
 */
export async function countBatches(tx: EntityManager, counted: CountedBatches, part?: Part): Promise<GrownDimension[]> {
  return part
    ? tx.query<GrownDimension[]>(countPartSql, [...spanOf(counted), part.from, part.to, part.firstId])
    : tx.query<GrownDimension[]>(countAllSql, spanOf(counted));
}

function spanOf({ batches, firstAt, lastAt }: CountedBatches): unknown[] {
  return [batches, firstAt, lastAt];
}

/** What is counted of people, by the name of its column; a click without it is in none. */
export const dimensions = [
  'country',
  'referrer',
  'browser',
  'os',
  'device',
  'language',
  'social',
  'via',
  'variant',
] as const;
export type Dimension = (typeof dimensions)[number];

/** The others have few values by their nature. */
const openDimensions: readonly Dimension[] = ['referrer', 'browser', 'os', 'language'];

const facts = ['reason', ...dimensions];
/** GROUPING() of the set that is grouped by the fact at this place: its bit, of all, is not set. */
const maskOf = (place: number) => 2 ** facts.length - 1 - 2 ** (facts.length - 1 - place);

/**
 * Needs `fresh` (clicks with their `day`) and `first_visit`. `every` has one row for each item, day, dimension and
 * value; those of an account are the sums of its links. It passes over the clicks once, with a table of groups for each
 * dimension: a row for each click and dimension would cost more than twice as much. An item never changes its owner.
 */
export const tallySql = `
  told AS (
    SELECT kind, item_id, account_id, day, coalesce(reason, 'person') AS reason,
      ${dimensions.map((name) => `CASE WHEN reason IS NULL THEN ${name} END AS ${name}`).join(', ')} FROM fresh
  ), tally AS (
    SELECT kind, item_id, max(account_id) AS account_id, day,
      CASE GROUPING(${facts.join(', ')}) ${facts.map((name, place) => `WHEN ${maskOf(place)} THEN '${name}'`).join(' ')} END AS dimension,
      coalesce(${facts.join(', ')}) AS value, count(*) AS n
    FROM told GROUP BY kind, item_id, day, GROUPING SETS (${facts.map((name) => `(${name})`).join(', ')})
    UNION ALL
    SELECT kind, item_id, account_id, day, 'unique', '', count(*) FROM first_visit
    JOIN (SELECT kind, item_id, max(account_id) AS account_id FROM fresh GROUP BY 1, 2) AS item USING (kind, item_id)
    GROUP BY 1, 2, 3, 4
  ), known AS MATERIALIZED (
    SELECT * FROM tally WHERE value IS NOT NULL
  ), every AS MATERIALIZED (
    SELECT kind, item_id, day, dimension, value, n FROM known
    UNION ALL
    SELECT 'account', account_id, day, dimension, value, sum(n)::bigint FROM known
    WHERE kind = 'link' AND account_id > 0 GROUP BY account_id, day, dimension, value
  )`;

const isPerson = `FILTER (WHERE value = 'person')`;
const isClick = `FILTER (WHERE dimension = 'reason')`;
const isFirst = `FILTER (WHERE dimension = 'unique')`;

const ofBatches = `batch = ANY($1::bigint[]) AND at >= $2 AND at <= $3`;
const itemsSql = `
  SELECT item_id AS id, count(*)::int AS n, min(id::text COLLATE "C") AS first_id
  FROM click WHERE ${ofBatches} GROUP BY item_id`;

/** Rows are written in the order of their keys. */
const countSqlOf = (condition: string) => `
  WITH fresh AS MATERIALIZED (
    SELECT kind, item_id, account_id, reason, visitor, ${dimensions.join(', ')}, at, (at AT TIME ZONE 'UTC')::date AS day
    FROM click WHERE ${condition}
  ), first_visit AS (
    INSERT INTO visitor (day, kind, item_id, visitor)
    SELECT DISTINCT day, kind, item_id, visitor FROM fresh WHERE reason IS NULL ORDER BY 1, 2, 3, 4
    ON CONFLICT DO NOTHING RETURNING day, kind, item_id
  ), ${tallySql}, rolled AS (
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
    SELECT kind, item_id, coalesce(sum(n) ${isPerson}, 0), coalesce(sum(n) ${isClick}, 0), coalesce(sum(n) ${isFirst}, 0)
    FROM every WHERE dimension IN ('reason', 'unique') GROUP BY kind, item_id ORDER BY kind, item_id
    ON CONFLICT (kind, item_id) DO UPDATE SET clicks = item_counter.clicks + excluded.clicks,
      clicks_all = item_counter.clicks_all + excluded.clicks_all,
      unique_clicks = item_counter.unique_clicks + excluded.unique_clicks
  )
  SELECT DISTINCT kind, item_id, day::text, dimension FROM rolled
  WHERE is_new AND dimension IN (${openDimensions.map((name) => `'${name}'`).join(', ')})`;

const countAllSql = countSqlOf(ofBatches);
/**
 * By the key of `click`, which begins with item and id, so that only the newest rows of an item are read. By the index
 * of batches, which `+ 0` hides from the planner, each part would read all of them.
 */
const countPartSql = countSqlOf(`item_id >= $4 AND item_id <= $5 AND id >= $6
  AND batch + 0 = ANY($1::bigint[]) AND at >= $2 AND at <= $3`);
