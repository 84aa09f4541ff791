import type { ClientBase } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { poolOf } from '../patches/typeorm-pool.js';

/**
 * A statement on a hot path as a prepared one: Postgres parses and plans it once per connection, not once per request.
 * TypeORM cannot name a statement, so this goes to the same pool beside it. It is never part of a transaction, but one
 * of its own.
 *
 * @param statement its name is unique in its service
 */
export async function prepared<T extends object>(
  dataSource: DataSource,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<T[]> {
  const { rows } = await poolOf(dataSource).query<T>({ ...statement, values });
  return rows;
}

/** The same within a transaction, for statements that come often. */
export async function preparedIn<T extends object>(
  tx: EntityManager,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<T[]> {
  if (!tx.queryRunner) throw new Error(`${statement.name}: there is no transaction`);
  const client = (await tx.queryRunner.connect()) as ClientBase;
  const { rows } = await client.query<T>({ ...statement, values });
  return rows;
}
