import { constant, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { tally } from './tally.js';

/** Values of a dimension that are kept by name for each item and day (docs/contracts/links.md#statistics). */
export const maxNamed = 500;
/** The sum of all others: no value of ours reads like this. */
export const otherValue = 'Other';

/** Whether the single clicks of a day are still there. */
export async function areClicksKept(tx: EntityManager, day: string): Promise<boolean> {
  const name = `click_${day.replaceAll('-', '')}`;
  const [kept] = await rowsOf(tx, sql<{ name: string | null }>`SELECT to_regclass(${name}) AS name`);
  return kept!.name !== null;
}

/**
 * SQL for the roll-ups of a day from its single clicks: `kind, item_id, dimension, value, n`. Leaves out what the
 * roll-up has not counted yet.
 *
 * @param condition SQL over `click`
 */
export const recount = (day: string, condition: SqlPart) => part`
  WITH fresh AS MATERIALIZED (
    SELECT *, ${day}::date AS day FROM click
    WHERE at >= ${startOf(day)} AND at < ${startOf(day)}::timestamptz + interval '1 day'
      AND batch NOT IN (SELECT id FROM click_batch) AND ${condition}
  ), first_visit AS (
    SELECT DISTINCT day, kind, item_id, visitor FROM fresh WHERE reason IS NULL
  ), ${tally}
  SELECT kind, item_id, dimension,
    CASE WHEN place <= ${constant(maxNamed)} THEN value ELSE '${constant(otherValue)}' END AS value, sum(n)::bigint AS n
  FROM (
    SELECT *, row_number() OVER (PARTITION BY kind, item_id, dimension ORDER BY n DESC, value) AS place FROM every
  ) AS ranked GROUP BY 1, 2, 3, 4`;

const startOf = (day: string) => `${day} 00:00:00+00`;
