import type { DataSource } from 'typeorm';

const batchSize = 5_000;

/**
 * Deletes in batches, each a commit of its own: others go on in between. What somebody else holds is left for the next
 * time.
 *
 * @param condition SQL, of the columns of the table
 */
export async function deleteInBatches(
  dataSource: DataSource,
  table: string,
  condition: string,
  stopping?: AbortSignal,
): Promise<void> {
  let deleted: number;
  do {
    [, deleted] = await dataSource.query<[unknown, number]>(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))`,
    );
  } while (deleted === batchSize && !stopping?.aborted);
}
