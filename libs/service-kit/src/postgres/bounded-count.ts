import type { Counted } from '@platform/contracts';
import type { EntityManager } from 'typeorm';

/**
 * So many are counted of a list that may be very long, and there may be more: they cost more than the number is worth.
 */
export const mostCounted = 10_001;

/** @param found how many there are, of `mostCounted` at most */
export function countedOf(found: number): Counted {
  return { total: found, isCut: found === mostCounted };
}

/** @param rows SELECT of those that are counted, in the order of an index that has them, if there is one */
export async function boundedCount(
  database: Pick<EntityManager, 'query'>,
  rows: string,
  values: unknown[],
): Promise<Counted> {
  const [row] = await database.query<{ found: number }[]>(
    `SELECT count(*)::int AS found FROM (${rows} LIMIT ${mostCounted}) counted`,
    values,
  );
  return countedOf(row!.found);
}
