import type { EntityManager } from 'typeorm';
import type { CountedBatches } from './live-clicks.js';

/**
 * Counters are written by one process at a time: two would wait for each other's rows in a ring, and an erasure must not meet a
 * count that is under way. False when another has the lock and `wait` is not set. Ends with the transaction.
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

/** Between two transactions that lock the counters: the roll-up, which tries more often, gets its turn. */
export const restForRollUpMs = 300;

/** For the rest of the transaction. The planner knows nothing of the size of what is counted: left alone it compares each row with each. */
export async function prepareCounting(tx: EntityManager): Promise<void> {
  await tx.query(`SET LOCAL enable_nestloop = off`);
  await tx.query(`SET LOCAL work_mem = '64MB'`);
}

/**
 * The same where a few batches of a day are counted: the planner, which knows nothing of how many batches a day has, would read the whole day
 * for them, and that grows. They were written seconds ago: no disk is waited for, so that nothing is won by processes that read ahead, and those
 * take processors from the redirects.
 */
export async function readBatchesByIndex(tx: EntityManager): Promise<void> {
  await tx.query(`SET LOCAL enable_seqscan = off`);
  await tx.query(`SET LOCAL effective_io_concurrency = 0`);
}

/** A dimension of an item's day. */
export interface Grown {
  kind: string;
  item_id: number;
  day: string;
  dimension: string;
}

/** Of so many parts, which together have every item once, the one with this number (from 0). */
export interface Part {
  number: number;
  of: number;
}

/**
 * After `prepareCounting`: adds the clicks of these batches, all between the two moments, to the counters of their items and accounts; only those of a part of the
 * items. Answers with the dimensions that got a value which they did not have, among those whose values visitors choose.
 */
export async function countBatches(
  tx: EntityManager,
  { batches, firstAt, lastAt }: CountedBatches,
  { number, of }: Part,
): Promise<Grown[]> {
  return tx.query<Grown[]>(countSql, [batches, firstAt, lastAt, of, number]);
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
 * From `fresh` (clicks with their `day`) and `first_visit`: `every` has one row for each item, day, dimension and value; those of an
 * account are the sums of its links. One pass over the clicks, with a table of groups for each dimension: to make a row of each
 * click and dimension first costs more than twice as much. An item never changes its owner.
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

/** Rows are written in the order of their keys. */
const countSql = `
  WITH fresh AS MATERIALIZED (
    SELECT kind, item_id, account_id, reason, visitor, ${dimensions.join(', ')}, at, (at AT TIME ZONE 'UTC')::date AS day
    FROM click WHERE batch = ANY($1::bigint[]) AND at >= $2 AND at <= $3 AND item_id % $4 = $5
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
