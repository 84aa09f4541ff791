import type { DataSource } from 'typeorm';

const atOnce = 10_000;

/**
 * Deletes the rows of a table, not a partitioned one, that meet a condition: some thousand at a time, each a commit of
 * its own, so that nothing that is written meanwhile waits long. An index must find them, or what stays is read again
 * for each batch.
 */
export async function deleteInBatches(
  dataSource: DataSource,
  table: string,
  condition: string,
  values: unknown[] = [],
): Promise<void> {
  for (;;) {
    const [, deleted] = await dataSource.query<[unknown[], number]>(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${atOnce}))`,
      values,
    );
    if (deleted < atOnce) return;
  }
}
