import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { atMost } from '../common/time.js';
import { Mailer, type MailConfig } from '../mail/mailer.js';
import { firstMigrationsMadeBefore } from '../postgres/adopted-schema.js';
import { nameOf, pending } from '../postgres/recorded-migrations.js';
import { rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';
import { requireKeys } from '../sealing/sealed-at-start.js';
import type { ServiceDefinition } from '../service/service.js';
import { ConfigurationError, type PlatformSettings } from '../settings/config.js';
import { createDataSource } from './database.js';

/** What one check came to: in `says`, what is there, or what is wrong and what to do. */
export interface Checked {
  name: string;
  isGood: boolean;
  says: string;
}

type Check = () => Promise<string>;

const answersWithinMs = 10_000;
const oldestPostgres = 150_000;
const oldestRedis = 7;

/**
 * Tells what would fail before anything is deployed: settings, Postgres, the schema and its migrations, encryption
 * keys, Redis, the mail server. Changes nothing but one key in Redis that lives for a minute.
 */
export async function checkService<C extends PlatformSettings>(
  service: ServiceDefinition<C>,
  env: NodeJS.ProcessEnv,
): Promise<Checked[]> {
  let config: C;
  try {
    config = service.config.read(env, service);
  } catch (err) {
    if (!(err instanceof ConfigurationError)) throw err;
    return [{ name: 'settings', isGood: false, says: err.message.replace(/^configuration: /, '') }];
  }
  const settings = {
    name: 'settings',
    isGood: true,
    says: 'complete, but for those that the roles api and worker need',
  };
  const dataSource = createDataSource(service, config);
  const postgres = await checked('postgres', async () => postgresOf(await dataSource.initialize()));
  const ofPostgres: [string, Check][] = [
    ['schema', () => schemaOf(dataSource, service.name)],
    ['migrations', () => migrationsOf(dataSource)],
    ['encryption keys', () => keysOf(dataSource, config, service)],
  ];
  const others: [string, Check][] = [['redis', () => redisOf(service.name, config)]];
  if (sendsMail(config)) others.push(['mail', () => mailOf(config)]);
  const all = [...(postgres.isGood ? ofPostgres : []), ...others];
  const results: Checked[] = [];
  for (const [name, check] of all) results.push(await checked(name, check));
  if (dataSource.isInitialized) await dataSource.destroy();
  return [settings, postgres, ...results];
}

async function checked(name: string, check: Check): Promise<Checked> {
  try {
    const says = await atMost(answersWithinMs, check());
    if (says === undefined) throw new Error(`no answer within ${answersWithinMs / 1000} seconds`);
    return { name, isGood: true, says };
  } catch (err) {
    const { message, code } = err as NodeJS.ErrnoException;
    return { name, isGood: false, says: message || code || String(err) };
  }
}

async function postgresOf(dataSource: DataSource): Promise<string> {
  const [row] = await rowsOf(
    dataSource,
    sql<{ version: string; number: string; isReadOnly: string; connections: string }>`
      SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
             current_setting('transaction_read_only') AS "isReadOnly",
             current_setting('max_connections') AS connections`,
  );
  const { version, number, isReadOnly, connections } = row!;
  if (Number(number) < oldestPostgres) throw new Error(`is ${version}: 15 or newer is needed`);
  if (isReadOnly === 'on') throw new Error('takes no changes: DATABASE_URL leads to a standby, or it only reads');
  return `${version}, allows ${connections} connections`;
}

async function schemaOf(dataSource: DataSource, name: string): Promise<string> {
  const [row] = await rowsOf(
    dataSource,
    sql<{ role: string; mayUse: boolean | null; mayMake: boolean; hasTemporary: boolean }>`
      SELECT current_user::text AS role,
             (SELECT has_schema_privilege(oid, 'CREATE') FROM pg_namespace WHERE nspname = ${name}) AS "mayUse",
             has_database_privilege(current_database(), 'CREATE') AS "mayMake",
             has_database_privilege(current_database(), 'TEMPORARY') AS "hasTemporary"`,
  );
  const { role, mayUse, mayMake, hasTemporary } = row!;
  const remedy = 'run docker/postgres/roles.sql for this service';
  if (mayUse === null && !mayMake) throw new Error(`there is no schema ${name}, and ${role} may make none: ${remedy}`);
  if (mayUse === false) throw new Error(`${role} may not use the schema ${name}: ${remedy}`);
  if (!hasTemporary) throw new Error(`${role} may make no temporary tables: ${remedy}`);
  return mayUse === null ? `will be made by ${role}` : `is there, for ${role}`;
}

async function migrationsOf(dataSource: DataSource): Promise<string> {
  const adopted = (await firstMigrationsMadeBefore(dataSource)).map(nameOf);
  const missing = (await pending(dataSource)).map(nameOf).filter((name) => !adopted.includes(name));
  const takenOver = adopted.length ? `the schema of the version before will be taken over; ` : '';
  return takenOver + (missing.length ? `${missing.length} to run: ${missing.join(', ')}` : 'none to run');
}

async function keysOf<C extends PlatformSettings>(
  dataSource: DataSource,
  config: C,
  { name, sealed = [] }: ServiceDefinition<C>,
): Promise<string> {
  const ids = config.ENCRYPTION_KEYS.map(({ id }) => id).join(', ');
  const columns = await rowsOf(
    dataSource,
    sql<{ table: string; column: string }>`
      SELECT class.relname AS "table", attribute.attname AS "column"
      FROM pg_attribute attribute JOIN pg_class class ON class.oid = attribute.attrelid
      WHERE class.relnamespace = to_regnamespace(${name}) AND attribute.attnum > 0 AND NOT attribute.attisdropped`,
  );
  const isThere = (table: string, wanted: string) =>
    columns.some((column) => column.table === table && column.column === wanted);
  // What a migration has still to make holds nothing that a key would have to open.
  const made = sealed.filter(({ table, column, by }) => [column, ...by].every((each) => isThere(table, each)));
  await requireKeys(dataSource, config, made);
  return `${ids}, ${made.length > 0 ? 'open what is sealed' : 'nothing is sealed yet'}`;
}

async function redisOf(service: string, config: PlatformSettings): Promise<string> {
  const redis = new Redis(config.REDIS_URL, { lazyConnect: true, retryStrategy: null, commandTimeout: 5_000 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const version = judgedRedis(await redis.info());
    await redis.set(`up:${service}`, '', 'EX', 60);
    return `${version}, evicts nothing, takes changes of this user`;
  } finally {
    redis.disconnect();
  }
}

/**
 * @param info as the command INFO answers
 * @returns its version
 * @throws with what is wrong and what to do
 */
export function judgedRedis(info: string): string {
  const of = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
  const version = of('valkey_version') || of('redis_version');
  if (Number.parseInt(version) < oldestRedis) throw new Error(`is ${version}: ${oldestRedis} or newer is needed`);
  const policy = of('maxmemory_policy');
  if (policy !== 'noeviction') throw new Error(`would evict (maxmemory-policy ${policy}): set it to noeviction`);
  if (of('role') !== 'master')
    throw new Error('is a replica, which takes no changes: REDIS_URL leads to the wrong one');
  return version;
}

const sendsMail = <C extends object>(config: C): config is C & MailConfig => 'SMTP_URL' in config;

async function mailOf(config: MailConfig): Promise<string> {
  const mailer = new Mailer(config);
  try {
    await mailer.verify();
    return 'the server takes us';
  } finally {
    await mailer.onApplicationShutdown();
  }
}
