import type { DataSource } from 'typeorm';

const rowsAtOnce = 5_000;

/** Rows of one table, by SQL. */
interface Rows {
  table: string;
  condition: string;
  values?: unknown[];
  /** Fewer where each row takes others with it. */
  atOnce?: number;
}

/**
 * Runs a statement, `DELETE FROM …` or `UPDATE … SET …`, over all rows for which the condition holds, which then holds
 * no more. Each portion is a transaction of its own: one for all would hold its locks, and what vacuum cleans, until
 * the last row. A row that somebody else writes meanwhile may wait for the next time.
 */
export async function inPortions(
  dataSource: DataSource,
  statement: string,
  { table, condition, values = [], atOnce = rowsAtOnce }: Rows,
): Promise<void> {
  let done: number;
  do
    [, done] = await dataSource.query<[unknown, number]>(
      `${statement} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${atOnce}))`,
      values,
    );
  while (done === atOnce);
}

/** Deletes all rows for which the condition holds. */
export function deleteInPortions(dataSource: DataSource, rows: Rows): Promise<void> {
  return inPortions(dataSource, `DELETE FROM ${rows.table}`, rows);
}
