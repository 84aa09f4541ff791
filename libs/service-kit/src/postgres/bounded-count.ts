import type { Counted } from '@platform/contracts';
import type { EntityManager } from 'typeorm';

/** So many are counted of a list that may be very long: more of them cost more than the number is worth. */
const mostCounted = 10_000;

/** @param rows SELECT of those that are counted, in the order of an index that has them, if there is one */
export async function boundedCount(manager: EntityManager, rows: string, values: unknown[]): Promise<Counted> {
  const [counted] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (${rows} LIMIT ${mostCounted + 1}) counted`,
    values,
  );
  const { total } = counted!;
  return { total, isCut: total > mostCounted };
}
