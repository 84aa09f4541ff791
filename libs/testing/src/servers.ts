import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { Redis } from 'ioredis';
import { root } from './root.js';

/** Postgres and Redis of this test run, made by the command that runs the tests (`npm test`, `nx test`). */
function address(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by "npm test" or "npx nx test <project>"`);
  return value;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh, empty database on the real server. */
export async function freshDatabase(label: string): Promise<TestDatabase> {
  const name = `test_${label.replace(/\W/g, '_')}_${randomBytes(5).toString('hex')}`;
  await admin(`CREATE DATABASE ${name}`);
  const url = new URL(address('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Of `tools/local`, which a library cannot import; it has run before every test. */
type CreateRole = (client: Client, database: string, service: string, password: string) => Promise<void>;

export interface ServiceDatabase extends TestDatabase {
  /** The address for the service: of a role that has the rights of `docker/postgres/roles.sql` and no others. */
  serviceUrl: string;
}

/** A fresh database as an operator prepares it for this service; `url` is its owner's. */
export async function serviceDatabase(service: string): Promise<ServiceDatabase> {
  const database = await freshDatabase(service);
  const serviceUrl = new URL(database.url);
  // Roles are the whole server's, and test files run at the same time: each has the name of its database.
  const role = serviceUrl.pathname.slice(1);
  const password = randomBytes(16).toString('hex');
  const { createRole } = (await import(join(root, 'tools/local/dist/roles.js'))) as { createRole: CreateRole };
  await connected(database.url, async (client) => {
    await createRole(client, role, role, password);
    await client.query(`ALTER SCHEMA ${role} RENAME TO ${service}`);
    await client.query(`ALTER ROLE ${role} IN DATABASE ${role} SET search_path = ${service}`);
  });
  [serviceUrl.username, serviceUrl.password] = [role, password];
  return {
    url: database.url,
    serviceUrl: serviceUrl.href,
    drop: async () => {
      await database.drop();
      await admin(`DROP ROLE ${role}`);
    },
  };
}

function admin(sql: string): Promise<void> {
  return connected(address('TEST_DATABASE_URL'), async (client) => void (await client.query(sql)));
}

async function connected(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** One of the numbered databases of the real Redis, empty, for this process: test files run at the same time. */
export async function ownRedis(): Promise<{ url: string; redis: Redis; release: () => Promise<void> }> {
  const registry = new Redis(address('TEST_REDIS_URL'));
  for (let number = 1; number < 64; number++) {
    const isMine = await registry.set(`in-use:${number}`, process.pid, 'EX', 900, 'NX');
    if (!isMine) continue;
    const url = new URL(address('TEST_REDIS_URL'));
    url.pathname = `/${number}`;
    const redis = new Redis(url.href);
    await redis.flushdb();
    const release = async () => {
      await redis.quit();
      await registry.del(`in-use:${number}`);
      await registry.quit();
    };
    return { url: url.href, redis, release };
  }
  await registry.quit();
  throw new Error('every Redis database of the test server is in use');
}
