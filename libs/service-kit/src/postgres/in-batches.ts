import type { DataSource } from 'typeorm';
import { execute } from './run-sql.js';
import { constant, part, sql, type SqlPart } from './sql.js';

const defaultBatchSize = 5_000;

interface Batches {
  /** Fewer where each row takes others with it. */
  batchSize?: number;
  /** Ends behind the batch under way. */
  stopping?: AbortSignal | undefined;
}

/**
 * Runs a statement, `DELETE FROM …` or `UPDATE … SET …`, over all rows of a table for which the condition holds, which
 * then holds no more. Each batch is a transaction of its own: one for all would hold its locks, and what vacuum cleans,
 * until the last row. A row that somebody else holds is left for the next time.
 *
 * @param table not a partitioned one
 * @param condition an index must find its rows, or what stays is read again for each batch
 */
export async function inBatches(
  dataSource: DataSource,
  statement: SqlPart,
  table: string,
  condition: SqlPart,
  { batchSize = defaultBatchSize, stopping }: Batches = {},
): Promise<void> {
  let done: number;
  do
    done = await execute(
      dataSource,
      sql`
        ${statement} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${constant(table)} WHERE ${condition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))`,
    );
  while (done === batchSize && !stopping?.aborted);
}

/** Deletes all rows for which the condition holds. */
export function deleteInBatches(
  dataSource: DataSource,
  table: string,
  condition: SqlPart,
  batches?: Batches,
): Promise<void> {
  return inBatches(dataSource, part`DELETE FROM ${constant(table)}`, table, condition, batches);
}
