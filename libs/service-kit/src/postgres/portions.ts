import type { EntityManager } from 'typeorm';
import { execute, rowsOf } from './run-sql.js';
import { sql, SqlStatement } from './sql.js';

/**
 * Reads the rows of a statement in portions, so that they are never in memory all at once. The transaction may do other
 * work in between. One statement at a time in a transaction.
 *
 * @param size of a portion; the last one has fewer rows
 */
export async function* portionsOf<Row extends object>(
  tx: EntityManager,
  { text, values }: SqlStatement<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  await execute(tx, new SqlStatement(`DECLARE portions NO SCROLL CURSOR FOR ${text}`, values));
  let rows: Row[];
  do {
    rows = await rowsOf(tx, new SqlStatement<Row>(`FETCH ${size} FROM portions`, []));
    if (rows.length > 0) yield rows;
  } while (rows.length === size);
  await execute(tx, sql`CLOSE portions`);
}
