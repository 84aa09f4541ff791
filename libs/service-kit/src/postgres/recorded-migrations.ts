import type { DataSource, MigrationInterface } from 'typeorm';
import { rowsOf } from './run-sql.js';
import { sql } from './sql.js';

export const nameOf = (migration: MigrationInterface) => migration.name ?? migration.constructor.name;
/** By this TypeORM orders migrations, wherever they stand in the list. */
export const timeOf = (migration: MigrationInterface) => Number(nameOf(migration).slice(-13));

/** Names of the migrations that the schema has. */
export async function recorded(dataSource: DataSource): Promise<Set<string>> {
  const [table] = await rowsOf(dataSource, sql<{ name: string | null }>`SELECT to_regclass('migrations') AS name`);
  const rows = table?.name ? await rowsOf(dataSource, sql<{ name: string }>`SELECT name FROM migrations`) : [];
  return new Set(rows.map(({ name }) => name));
}

/** The migrations that the schema does not have, in the order in which they run. */
export async function pending(dataSource: DataSource): Promise<MigrationInterface[]> {
  const done = await recorded(dataSource);
  return dataSource.migrations
    .filter((migration) => !done.has(nameOf(migration)))
    .sort((one, other) => timeOf(one) - timeOf(other));
}
