import type { EntityManager } from 'typeorm';
import { tallySql } from './roll-up.js';

/** Values of a dimension that are kept by name for each item and day (docs/contracts/links.md#statistics). */
export const maxNamed = 500;
/** The sum of all others: no value of ours reads like this. */
export const otherValue = 'Other';

/** Whether the single clicks of a day are still there. */
export async function areClicksKept(tx: EntityManager, day: string): Promise<boolean> {
  const name = `click_${day.replaceAll('-', '')}`;
  const [kept] = await tx.query<{ name: string | null }[]>(`SELECT to_regclass($1) AS name`, [name]);
  return kept!.name !== null;
}

/**
 * SQL for the roll-ups of a day from its single clicks: `kind, item_id, dimension, value, n`. Leaves out what the
 * roll-up has not counted yet.
 *
 * @param day checked to be a date
 * @param condition SQL over `click`
 */
export function recountSql(day: string, condition = 'true'): string {
  return `
    WITH fresh AS MATERIALIZED (
      SELECT *, '${day}'::date AS day FROM click
      WHERE at >= '${day} 00:00:00+00' AND at < '${day} 00:00:00+00'::timestamptz + interval '1 day'
        AND batch NOT IN (SELECT id FROM click_batch) AND ${condition}
    ), first_visit AS (
      SELECT DISTINCT day, kind, item_id, visitor FROM fresh WHERE reason IS NULL
    ), ${tallySql}
    SELECT kind, item_id, dimension, CASE WHEN place <= ${maxNamed} THEN value ELSE '${otherValue}' END AS value, sum(n)::bigint AS n
    FROM (
      SELECT *, row_number() OVER (PARTITION BY kind, item_id, dimension ORDER BY n DESC, value) AS place FROM every
    ) AS ranked GROUP BY 1, 2, 3, 4`;
}
