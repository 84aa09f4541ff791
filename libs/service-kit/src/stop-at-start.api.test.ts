import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { eventually, freshDatabase, ownRedis, type TestDatabase } from '@platform/testing';
import { Client } from 'pg';

describe('a process that is told to stop before it has started', () => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let sql: Client;
  before(async () => {
    [database, redis] = await Promise.all([freshDatabase('stop'), ownRedis()]);
    sql = new Client(database.url);
    await sql.connect();
    await sql.query(`SELECT pg_advisory_lock(1)`);
  });
  after(async () => {
    await sql.end();
    await Promise.all([database.drop(), redis.release()]);
  });

  const start = (role: string) =>
    spawn(process.execPath, [join(import.meta.dirname, 'main.test-helper.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        NODE_ENV: 'test',
        ROLE: role,
        PORT: '0',
        MANAGEMENT_PORT: '0',
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        INTERNAL_SECRET: 'x'.repeat(32),
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
    it(`ends at once, also in the middle of a migration, which leaves nothing behind (${role})`, async () => {
      const child = start(role);
      const exited = once(child, 'exit');
      await eventually(async () => assert.equal(await others(`query LIKE '%pg_advisory_xact_lock%'`), 1));
      child.kill(signal);
      assert.deepEqual(await exited, [exitCode, null]);
      // Postgres notices it although the statement waits.
      await eventually(async () => assert.equal(await others(`true`), 0), { timeoutMs: 30_000 });
      assert.deepEqual((await sql.query(`SELECT to_regclass('organizations.migrated') AS name`)).rows, [
        { name: null },
      ]);
    });

  it('lets the next one go on', async () => {
    await sql.query(`SELECT pg_advisory_unlock(1)`);
    assert.deepEqual(await once(start('migrate'), 'exit'), [0, null]);
    assert.equal((await sql.query(`SELECT to_regclass('organizations.migrated') AS name`)).rows[0].name !== null, true);
  });
});
