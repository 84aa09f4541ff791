import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { eventually, freshDatabase, line, serviceBench, type TestDatabase } from '@platform/testing';
import { Client, Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Management } from '../operations/management.js';
import { poolOf } from './prepared.js';
import { testService } from '../service.test-helper.js';
import { endSilentConnections } from './silent-connections.js';
import { startService, type RunningService } from '../start.js';

describe('a pool whose Postgres goes away without a word', () => {
  let database: TestDatabase;
  let postgres: Awaited<ReturnType<typeof line>>;
  let pool: Pool;
  let direct: Client;
  beforeEach(async () => {
    database = await freshDatabase('silent');
    postgres = await line(database.url);
    pool = new Pool({ connectionString: postgres.url, max: 2 });
    pool.on('error', () => undefined);
    direct = new Client(database.url);
    await direct.connect();
    endSilentConnections(pool, { connectionString: postgres.url }, { lookEveryMs: 20, silentMs: 200 });
  });
  afterEach(async () => {
    await direct.end();
    await Promise.all([pool.end(), postgres.cut()]);
    await database.drop();
  });

  it('fails what waits on the old connections as soon as Postgres is there again, and goes on with new ones', async () => {
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')]);
    postgres.freeze();
    const lost = [pool.query('SELECT 1'), pool.query('SELECT 1')].map((query) =>
      assert.rejects(query, { code: 'ETIMEDOUT' }),
    );
    const waiting = pool.query('SELECT 2 AS two');
    postgres.thaw();
    await Promise.all(lost);
    assert.deepEqual((await waiting).rows, [{ two: 2 }]);
  });

  it('keeps a statement that takes its time, however silent it is', async () => {
    await direct.query('SELECT pg_advisory_lock(1)');
    const slow = pool.query('SELECT pg_advisory_lock(1)');
    const looks = `SELECT FROM pg_stat_database WHERE datname = current_database() AND sessions > 12`;
    // Each look is a session.
    await eventually(async () => assert.equal((await direct.query(looks)).rowCount, 1));
    await direct.query('SELECT pg_advisory_unlock(1)');
    assert.equal((await slow).rowCount, 1);
  });
});

it('a service is ready again once Postgres is, and was asked on one connection meanwhile', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  let postgres!: Awaited<ReturnType<typeof line>>;
  const bench = await serviceBench('organizations', async (env) => {
    postgres = await line(env['DATABASE_URL']!);
    await (await startService(testService({}), { ...env, ROLE: 'migrate' })).close();
    return startService(testService({}), { ...env, ROLE: 'api', DATABASE_URL: postgres.url });
  });
  t.after(async () => {
    t.mock.timers.reset();
    await bench.close();
    await postgres.cut();
  });
  const { app } = bench.service as RunningService;
  const readiness = async () => (await fetch(`http://127.0.0.1:${app.get(Management).port}/health/ready`)).status;
  const pool = poolOf(app.get(DataSource));
  let aheadMs = 0;
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock);
    t.mock.method(clock, 'now', () => now() + aheadMs);
  }
  postgres.freeze();
  t.mock.timers.tick(5_000);
  for (let looks = 0; looks < 3; looks += 1) {
    // Later than what it remembers.
    aheadMs += 3_000;
    assert.equal(await readiness(), 503);
  }
  assert.equal(pool.totalCount, 1);
  postgres.thaw();
  aheadMs += 31_000;
  t.mock.timers.tick(5_000);
  await eventually(async () => assert.equal(await readiness(), 200));
});
