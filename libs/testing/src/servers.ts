import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { Redis } from 'ioredis';
import { root } from './root.js';

/** Postgres and Redis of this test run, made by the command that runs the tests (`npm test`, `nx test`). */
export function address(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by "npm test" or "npx nx test <project>"`);
  return value;
}

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A fresh, empty database on the real server. */
export function freshDatabase(label: string): Promise<TestDatabase> {
  return asAdmin((client) => makeDatabase(client, label));
}

/**
 * @param client a superuser of the server
 * @param template the name of the database that it is a copy of; empty unless given
 */
export async function makeDatabase(client: Client, label: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${label.replace(/\W/g, '_')}_${randomBytes(5).toString('hex')}`;
  // Here the copy of files, which skips the log, takes a third of the processor time.
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(address('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => asAdmin((admin) => dropDatabase(admin, name)) };
}

/** Also while something is connected to it. */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Works on the server as its superuser, in the database that the tests are told. */
export function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  return connected(address('TEST_DATABASE_URL'), work);
}

export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * One of the numbered databases of the real Redis, empty, for this process: test files run at the same time.
 * @param service whose rights in production the user of the address has; all rights unless given. `redis` always has
 *   all.
 */
export async function ownRedis(service?: string): Promise<{ url: string; redis: Redis; release: () => Promise<void> }> {
  const registry = new Redis(address('TEST_REDIS_URL'));
  for (let number = 1; number < 64; number++) {
    const isMine = await registry.set(`in-use:${number}`, process.pid, 'EX', 900, 'NX');
    if (!isMine) continue;
    const url = new URL(address('TEST_REDIS_URL'));
    url.pathname = `/${number}`;
    const redis = new Redis(url.href);
    await redis.flushdb();
    const user = service && (await canTellRights(redis)) && (await withRightsOf(service, redis, url));
    const release = async () => {
      if (user) await redis.acl('DELUSER', user);
      await redis.quit();
      await registry.del(`in-use:${number}`);
      await registry.quit();
    };
    return { url: url.href, redis, release };
  }
  await registry.quit();
  throw new Error('every Redis database of the test server is in use');
}

/** One of the developer's own may be older than what production needs. */
async function canTellRights(redis: Redis): Promise<boolean> {
  const [, major = ''] = /redis_version:(\d+)/.exec(await redis.info('server')) ?? [];
  return Number(major) >= 7;
}

/** Makes a user for this address and answers with its name. */
async function withRightsOf(service: string, redis: Redis, url: URL): Promise<string> {
  const file = pathToFileURL(join(root, 'docker/redis/rights.mjs')).href;
  const { rightsOf } = (await import(file)) as { rightsOf: (service: string) => string[] };
  const [name, password] = [`${service}-${randomBytes(5).toString('hex')}`, randomBytes(12).toString('hex')];
  await redis.acl('SETUSER', name, 'on', `>${password}`, ...rightsOf(service));
  [url.username, url.password] = [name, password];
  return name;
}
