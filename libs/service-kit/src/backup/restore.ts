import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { migrate } from '../postgres/migrations.js';
import { postgresConnection } from '../postgres/postgres-connection.js';
import { nameOf } from '../postgres/recorded-migrations.js';
import { execute, rowsOf } from '../postgres/run-sql.js';
import { constant, identifier, part, sql, type SqlStatement } from '../postgres/sql.js';
import type { PlatformSettings } from '../settings/config.js';
import { createDataSource } from '../start/database.js';
import type { AnyService } from '../service/service.js';
import { BackupRefused } from './backup-refused.js';
import { inOrder, referencesOf } from './catalog.js';
import { readManifest, type BackedUpTable, type Manifest } from './manifest.js';
import { copyBack, sha256Of } from './table-file.js';

export interface RestoreSummary {
  schema: string;
  made_at: string;
  tables: number;
  rows: number;
}

/**
 * Fills the empty schema of a service with what a backup holds of it: its migrations of that time, its rows, the values
 * that its sequences have given out. The role `migrate` then does what is newer.
 *
 * @throws {BackupRefused} when the schema is not empty, the backup is of a newer version, or a file of it is not as it
 *   was written
 * @see docs/adr/0042-backups-by-copy.md
 */
export async function restore(service: AnyService, config: PlatformSettings, folder: string): Promise<RestoreSummary> {
  const manifest = await readManifest(folder);
  const tables = manifest.tables.filter(({ schema }) => schema === service.name);
  await requireWhole(folder, tables);
  const client = new Client(postgresConnection(config.DATABASE_URL, { search_path: service.name }));
  await client.connect();
  try {
    await requireEmpty(client, service.name);
    await makeSchema(service, config, manifest);
    await execute(client, sql`BEGIN`);
    await fill(client, service.name, folder, manifest, tables);
    await execute(client, sql`COMMIT`);
    await execute(client, sql`ANALYZE`);
  } finally {
    await client.end();
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { schema: service.name, made_at: manifest.made_at, tables: tables.length, rows };
}

async function requireWhole(folder: string, tables: BackedUpTable[]): Promise<void> {
  for (const { file, sha256 } of tables) {
    const found = await sha256Of(join(folder, file)).catch((err: Error) => err.message);
    if (found !== sha256) throw new BackupRefused('not_whole', `${file} is not as it was backed up: ${found}`);
  }
}

async function requireEmpty(client: Client, schema: string): Promise<void> {
  const rows = await rowsOf(
    client,
    sql<{ name: string }>`
      SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = ${schema} AND relkind IN ('r', 'p') ORDER BY relname`,
  );
  if (rows.length === 0) return;
  const message = `The schema ${schema} has ${rows.length} tables: a backup is restored into an empty one.`;
  throw new BackupRefused('not_empty', message);
}

/** The schema as it was: the migrations that the backup names, and no later one. */
async function makeSchema(service: AnyService, config: PlatformSettings, manifest: Manifest): Promise<void> {
  const wanted = new Set(manifest.migrations[service.name]);
  const dataSource = await createDataSource(service, config).initialize();
  try {
    const migrations = dataSource.migrations.filter((migration) => wanted.has(nameOf(migration)));
    const known = new Set(migrations.map(nameOf));
    const unknown = [...wanted].filter((name) => !known.has(name));
    if (unknown.length > 0) {
      const message = `The backup is of another version, which has ${unknown.join(', ')}: restore it with that version.`;
      throw new BackupRefused('other_version', message);
    }
    // The field is read-only for all but TypeORM itself, which filled it just now.
    Object.assign(dataSource, { migrations } satisfies Partial<Pick<DataSource, 'migrations'>>);
    await migrate(dataSource, service);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Each table after those that it refers to, so that Postgres checks every reference. Triggers rest: what they would
 * write is in the backup.
 */
async function fill(
  client: Client,
  schema: string,
  folder: string,
  manifest: Manifest,
  tables: BackedUpTable[],
): Promise<void> {
  await setTriggers(client, 'DISABLE');
  await execute(client, truncateAll);
  for (const { name, partition } of tables) if (partition !== null) await execute(client, partitionOf(name, partition));
  for (const table of inOrder(tables, await referencesOf(client, schema))) {
    const rows = await copyBack(client, table, join(folder, table.file));
    if (rows !== table.rows) throw new Error(`${table.file} has ${rows} rows and not ${table.rows}`);
  }
  for (const { name, last } of manifest.sequences.filter((sequence) => sequence.schema === schema))
    await execute(client, sql`SELECT setval(${name}::regclass, ${last})`);
  await setTriggers(client, 'ENABLE');
}

/** What migrations wrote into their tables is in the backup as well. */
const truncateAll = sql`
  DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(oid::regclass::text, ', ') FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname <> 'migrations'
  ); END $$`;

function partitionOf(name: string, { of, bound, options }: NonNullable<BackedUpTable['partition']>): SqlStatement {
  const stored = options.length > 0 ? constant(`WITH (${options.join(', ')})`) : part``;
  return sql`
    CREATE TABLE IF NOT EXISTS ${identifier(name)} PARTITION OF ${identifier(of)}
    ${constant(bound)} ${stored}`;
}

async function setTriggers(client: Client, state: 'ENABLE' | 'DISABLE'): Promise<void> {
  await execute(
    client,
    sql`
    DO $$ DECLARE one regclass; BEGIN
      FOR one IN SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
      LOOP EXECUTE format('ALTER TABLE %s ${constant(state)} TRIGGER USER', one); END LOOP;
    END $$`,
  );
}
