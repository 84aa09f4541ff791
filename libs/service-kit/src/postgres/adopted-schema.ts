import type { DataSource, QueryRunner } from 'typeorm';
import { log } from '../telemetry/logger.js';
import { FirstMigration } from './first-migration.js';
import { nameOf, recorded, timeOf } from './recorded-migrations.js';
import { execute } from './run-sql.js';
import { sql } from './sql.js';

/**
 * Takes over a schema that was made by earlier migrations. The first migration is recorded as if it had run, and
 * nothing else changes. The records of those that it stands for stay, so that the version of before still starts.
 *
 * @throws when the schema lacks some of them, as no migration of this version could make up for it
 */
export async function adoptFirstMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const adopted = await firstMigrationsMadeBefore(dataSource);
  if (adopted.length === 0) return;
  const names = adopted.map(nameOf);
  await execute(
    runner.manager,
    sql`
      INSERT INTO migrations (timestamp, name)
      SELECT * FROM unnest(${adopted.map(timeOf)}::bigint[], ${names}::text[])`,
  );
  log.info({ migrations: names }, 'migrate: the schema of the version before is taken over as it is');
}

/**
 * The first migrations whose work earlier migrations have done.
 *
 * @throws as `adoptFirstMigrations`
 */
export async function firstMigrationsMadeBefore(dataSource: DataSource): Promise<FirstMigration[]> {
  const done = await recorded(dataSource);
  return dataSource.migrations.filter(
    (migration): migration is FirstMigration =>
      migration instanceof FirstMigration && !done.has(nameOf(migration)) && isMadeBefore(migration, done),
  );
}

function isMadeBefore(first: FirstMigration, done: ReadonlySet<string>): boolean {
  const missing = first.replaces.filter((name) => !done.has(name));
  const { length } = first.replaces;
  if (missing.length === length) return false;
  if (missing.length === 0) return true;
  throw new Error(
    `this schema was made by a version that is too old for ${nameOf(first)}: it lacks ${missing.length} of the ` +
      `${length} migrations before (${missing.join(', ')}). Run the role "migrate" of the last version that has ` +
      'them, then this one (docs/operations.md, Upgrade)',
  );
}
