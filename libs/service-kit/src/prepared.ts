import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * A read on a hot path as a prepared statement: Postgres parses and plans it once per connection, not once per request. TypeORM
 * cannot name a statement, so this goes to the same pool beside it; it is never part of a transaction.
 *
 * @param statement its name is unique in its service
 */
export async function prepared<T extends object>(
  dataSource: DataSource,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<T[]> {
  const pool = (dataSource.driver as unknown as { master: Pool }).master;
  const { rows } = await pool.query<T>({ ...statement, values });
  return rows;
}
