import type { Counted } from '@platform/contracts';
import type { DataSource } from 'typeorm';

/** So many rows of a list are counted: more of them cost more than the number is worth. */
const mostCounted = 10_000;
/** Who has found so many has not counted all. */
export const oneTooMany = mostCounted + 1;

/** @param found rows, of `oneTooMany` at most */
export function countedOf(found: number): Counted {
  return { total: Math.min(found, mostCounted), isCut: found > mostCounted };
}

/** Counts rows up to the bound. `from`: SQL behind `FROM`, with its conditions. */
export async function countRows(dataSource: DataSource, from: string, values: unknown[]): Promise<Counted> {
  const [row] = await dataSource.query<{ found: number }[]>(
    `SELECT count(*)::int AS found FROM (SELECT FROM ${from} LIMIT ${oneTooMany}) counted`,
    values,
  );
  return countedOf(row!.found);
}
