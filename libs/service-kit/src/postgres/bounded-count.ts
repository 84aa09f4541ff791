import type { Counted } from '@platform/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { rowsOf } from './run-sql.js';
import { constant, sql, type SqlPart } from './sql.js';

/**
 * So many are counted of a list that may be very long, and there may be more: they cost more than the number is worth.
 */
export const maxCounted = 10_001;

/** @param found how many there are, of `maxCounted` at most */
export function countedOf(found: number): Counted {
  return { total: found, isCut: found === maxCounted };
}

/** @param rows SELECT of those that are counted, in the order of an index that has them, if there is one */
export async function boundedCount(database: EntityManager | DataSource, rows: SqlPart): Promise<Counted> {
  const [row] = await rowsOf(
    database,
    sql<{ found: number }>`SELECT count(*)::int AS found FROM (${rows} LIMIT ${constant(maxCounted)}) counted`,
  );
  return countedOf(row!.found);
}
