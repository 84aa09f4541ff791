import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { Redis } from 'ioredis';

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

async function admin(sql: string): Promise<void> {
  const client = new Client({ connectionString: address('TEST_DATABASE_URL') });
  await client.connect();
  try {
    await client.query(sql);
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
