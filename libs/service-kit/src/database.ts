import { DataSource, type EntityManager } from 'typeorm';
import type { PlatformSettings } from './config.js';
import { CreateEvents1700000000000 } from './events/events.migration.js';
import { CreateIdempotencyKeys1700000000001 } from './idempotency/idempotency.migration.js';
import { CreateOutgoingMail1700000000002 } from './mail/mail.migration.js';
import type { ServiceDefinition } from './service.js';

/** The data source of a service: its own schema, reached through the search path of its role; nothing is synchronized. */
export function createDataSource(service: ServiceDefinition, config: PlatformSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url: config.DATABASE_URL,
    schema: service.name,
    entities: service.entities,
    migrations: [
      CreateEvents1700000000000,
      CreateIdempotencyKeys1700000000001,
      CreateOutgoingMail1700000000002,
      ...service.migrations,
    ],
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize: config.DATABASE_POOL,
    applicationName: service.name,
    // A role without its search path (an operator's mistake, a test) would otherwise write elsewhere.
    extra: { options: `-c search_path=${service.name}`, connectionTimeoutMillis: 15_000, idleTimeoutMillis: 30_000 },
  });
}

/** Runs what is pending, one process at a time. Answers with the number of migrations that the schema now has. */
export async function migrate(dataSource: DataSource, service: ServiceDefinition): Promise<number> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtext($1))`, [`migrate:${service.name}`]);
    await createSchema(runner.manager, service.name);
    await dataSource.runMigrations({ transaction: 'each' }).catch((err: unknown) => explain(dataSource, err));
    return dataSource.migrations.length;
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext($1))`, [`migrate:${service.name}`]).catch(() => undefined);
    await runner.release();
  }
}

/** Names the migration that failed: the first that is not recorded, as each runs in a transaction of its own. */
async function explain(dataSource: DataSource, err: unknown): Promise<never> {
  const [failed] = await pending(dataSource);
  throw new Error(`migration ${failed} failed and was rolled back: ${(err as Error).message}`);
}

/** Names of the migrations that the schema does not have, in their order. */
async function pending(dataSource: DataSource): Promise<string[]> {
  const [table] = await dataSource.query<{ name: string | null }[]>(`SELECT to_regclass('migrations') AS name`);
  const recorded = table?.name ? await dataSource.query<{ name: string }[]>(`SELECT name FROM migrations`) : [];
  const done = new Set(recorded.map(({ name }) => name));
  return dataSource.migrations
    .map((migration) => migration.name ?? migration.constructor.name)
    .filter((name) => !done.has(name));
}

async function createSchema(manager: EntityManager, name: string): Promise<void> {
  const [existing] = await manager.query<unknown[]>(`SELECT FROM pg_namespace WHERE nspname = $1`, [name]);
  if (!existing) await manager.query(`CREATE SCHEMA "${name}"`);
}

/** A service on an older schema would lose data: it does not start. */
export async function requireMigrated(dataSource: DataSource): Promise<number> {
  const missing = await pending(dataSource);
  if (missing.length) throw new Error(`migrations are pending (${missing.join(', ')}): run the role "migrate" first`);
  return dataSource.migrations.length;
}
