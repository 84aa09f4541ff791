import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually, freshDatabase, ownRedis, type TestDatabase } from '@platform/testing';
import { Client } from 'pg';

describe('a process that is stopped during its start', () => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let sql: Client;
  beforeAll(async () => {
    [database, redis] = await Promise.all([freshDatabase('stop'), ownRedis()]);
    sql = new Client(database.url);
    await sql.connect();
    await sql.query(`SELECT pg_advisory_lock(1)`);
  });
  afterAll(async () => {
    await sql.end();
    await Promise.all([database.drop(), redis.release()]);
  });

  const start = (role: string) =>
    spawn(process.execPath, [join(import.meta.dirname, '../testing/main.test-helper.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        NODE_ENV: 'test',
        ROLE: role,
        PORT: '0',
        MANAGEMENT_PORT: '0',
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        INTERNAL_SECRET: 'x'.repeat(32),
        TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
        EVENT_KEY: 'x'.repeat(32),
        ENCRYPTION_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
      },
    });
  const others = async (condition: string) => {
    const { rowCount } = await sql.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
    );
    return rowCount;
  };

  for (const [role, signal, exitCode] of [
    ['migrate', 'SIGTERM', 143],
    ['all', 'SIGINT', 130],
  ] as const)
    it(`ends at once, also in the middle of a migration, which is rolled back (${role})`, async () => {
      const child = start(role);
      const exited = once(child, 'exit');
      await eventually(async () => expect(await others(`query LIKE '%pg_advisory_xact_lock%'`)).toBe(1));
      child.kill(signal);
      expect(await exited).toStrictEqual([exitCode, null]);
      // Postgres notices it although the statement waits.
      await eventually(async () => expect(await others(`true`)).toBe(0), { timeoutMs: 30_000 });
      expect((await sql.query(`SELECT to_regclass('organizations.migrated') AS name`)).rows).toStrictEqual([
        { name: null },
      ]);
    });

  it('lets the next one continue', async () => {
    await sql.query(`SELECT pg_advisory_unlock(1)`);
    expect(await once(start('migrate'), 'exit')).toStrictEqual([0, null]);
    expect((await sql.query(`SELECT to_regclass('organizations.migrated') AS name`)).rows[0].name !== null).toBe(true);
  });
});
