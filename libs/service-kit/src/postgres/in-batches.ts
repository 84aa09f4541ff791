import type { DataSource } from 'typeorm';

const rowsAtOnce = 5_000;

interface Batches {
  /** Of the condition's parameters. */
  values?: unknown[];
  /** Fewer where each row takes others with it. */
  atOnce?: number;
  /** Ends behind the batch under way. */
  stopping?: AbortSignal | undefined;
}

/**
 * Runs a statement, `DELETE FROM …` or `UPDATE … SET …`, over all rows of a table for which the condition holds, which
 * then holds no more. Each batch is a transaction of its own: one for all would hold its locks, and what vacuum cleans,
 * until the last row. A row that somebody else holds is left for the next time.
 *
 * @param table not a partitioned one
 * @param condition SQL; an index must find its rows, or what stays is read again for each batch
 */
export async function inBatches(
  dataSource: DataSource,
  statement: string,
  table: string,
  condition: string,
  { values = [], atOnce = rowsAtOnce, stopping }: Batches = {},
): Promise<void> {
  let done: number;
  do
    [, done] = await dataSource.query<[unknown, number]>(
      `${statement} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED))`,
      values,
    );
  while (done === atOnce && !stopping?.aborted);
}

/** Deletes all rows for which the condition holds. */
export function deleteInBatches(
  dataSource: DataSource,
  table: string,
  condition: string,
  batches?: Batches,
): Promise<void> {
  return inBatches(dataSource, `DELETE FROM ${table}`, table, condition, batches);
}
