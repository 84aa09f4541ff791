import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '@platform/contracts';
import { Client } from 'pg';
import { postgresConnection } from '../postgres/postgres-connection.js';
import { execute, rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';
import { BackupRefused } from './backup-refused.js';
import { sequencesOf, tablesOf } from './catalog.js';
import { writeManifest, type BackedUpTable } from './manifest.js';
import { copyOut } from './table-file.js';

const dayMs = 86_400_000;
const finished = /^platform-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})\d{3}Z$/;

export interface BackupOptions {
  /** Older backups are deleted, once the new one is whole. */
  keepDays?: number;
  /** Those of all services, unless it is said. */
  schemas?: readonly string[];
}

export interface BackupSummary {
  folder: string;
  tables: number;
  rows: number;
  /** Older backups that were deleted. */
  deleted: string[];
}

/**
 * Writes all tables of all services, as they are at one moment, into a folder of their own below `parent`. It has its
 * name only when it is whole. No key is in it: what is sealed stays sealed.
 *
 * @param url of the owner of the database, who may read every schema (`docker/postgres/roles.sql`)
 * @throws {BackupRefused} when the schemas are not all there
 * @see docs/adr/0042-backups-by-copy.md
 */
export async function backUp(
  url: string,
  parent: string,
  { keepDays, schemas = services }: BackupOptions = {},
): Promise<BackupSummary> {
  const madeAt = new Date();
  const folder = join(parent, `platform-${madeAt.toISOString().replace(/[-:.]/g, '')}`);
  const making = `${folder}.part`;
  await mkdir(making, { recursive: true, mode: 0o700 });
  const client = new Client(postgresConnection(url));
  await client.connect();
  try {
    const tables = await copySchemas(client, schemas, making, madeAt);
    await rename(making, folder);
    const deleted = keepDays === undefined ? [] : await deleteOlder(parent, madeAt.getTime() - keepDays * dayMs);
    return { folder, tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), deleted };
  } catch (err) {
    await rm(making, { recursive: true, force: true });
    throw err;
  } finally {
    await client.end();
  }
}

async function copySchemas(
  client: Client,
  schemas: readonly string[],
  folder: string,
  madeAt: Date,
): Promise<BackedUpTable[]> {
  await execute(client, sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
  await lockTables(client, schemas);
  const migrations = await migrationsOf(client, schemas);
  const tables: BackedUpTable[] = [];
  for (const table of await tablesOf(client, schemas)) {
    const file = `${table.schema}.${table.name}.gz`;
    tables.push({ ...table, file, ...(await copyOut(client, table, join(folder, file))) });
  }
  // No part of the snapshot: read last, so that every id that was copied is at or below.
  const sequences = await sequencesOf(client, schemas);
  const [server] = await rowsOf(client, sql<{ version: string }>`SELECT current_setting('server_version') AS version`);
  await execute(client, sql`COMMIT`);
  const made = { format: 1 as const, made_at: madeAt.toISOString(), postgres: server!.version };
  await writeManifest(folder, { ...made, migrations, tables, sequences });
  return tables;
}

/** No day of clicks and no week of deliveries is dropped before it is copied. Reads and writes go on. */
async function lockTables(client: Client, schemas: readonly string[]): Promise<void> {
  await execute(client, sql`SELECT set_config('platform.schemas', ${schemas.join()}, true)`);
  await execute(
    client,
    sql`
      DO $$ DECLARE one regclass; BEGIN
        FOR one IN SELECT pg_class.oid FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
          WHERE relkind = 'r' AND nspname = ANY (string_to_array(current_setting('platform.schemas'), ','))
        LOOP EXECUTE format('LOCK TABLE %s IN ACCESS SHARE MODE', one); END LOOP;
      END $$`,
  );
}

/** What each schema says of itself. */
async function migrationsOf(client: Client, schemas: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const schema of schemas) {
    const [table] = await rowsOf(
      client,
      sql<{ isThere: boolean }>`SELECT to_regclass(${`${schema}.migrations`}) IS NOT NULL AS "isThere"`,
    );
    if (!table?.isThere) throw new BackupRefused('not_migrated', `There is no migrated schema ${schema}.`);
    await execute(client, sql`SELECT set_config('search_path', ${schema}, true)`);
    const rows = await rowsOf(client, sql<{ name: string }>`SELECT name FROM migrations ORDER BY id`);
    found[schema] = rows.map(({ name }) => name);
  }
  return found;
}

async function deleteOlder(parent: string, before: number): Promise<string[]> {
  const old = (await readdir(parent)).filter((name) => {
    const [, ...parts] = finished.exec(name.replace(/\.part$/, '')) ?? [];
    const [year, month, day, hour, minute, second] = parts.map(Number);
    return parts.length > 0 && Date.UTC(year!, month! - 1, day, hour, minute, second) < before;
  });
  for (const name of old) await rm(join(parent, name), { recursive: true, force: true });
  return old;
}
