import { mostUses } from '@platform/contracts';
import { constant, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource } from 'typeorm';

/**
 * By the id of each record, how much uses it; of more than `mostUses` no more are counted.
 *
 * @param rows a statement that finds what uses the record `given.id`
 */
export async function usesOf(
  dataSource: DataSource,
  records: readonly { id: number }[],
  rows: SqlPart,
): Promise<Map<number, number>> {
  const counted = await rowsOf(
    dataSource,
    sql<{ id: number; uses: number }>`
      SELECT given.id, (SELECT count(*)::int FROM (${rows} LIMIT ${constant(mostUses)}) counted) AS uses
      FROM unnest(${records.map(({ id }) => id)}::int[]) AS given (id)`,
  );
  return new Map(counted.map(({ id, uses }) => [id, uses]));
}
