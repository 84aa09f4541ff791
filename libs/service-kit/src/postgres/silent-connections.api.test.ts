import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually, freshDatabase, line, serviceBench, type TestDatabase } from '@platform/testing';
import { Client, Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Management } from '../operations/management.js';
import { poolOf } from '../patches/typeorm-pool.js';
import { testService } from '../testing/service.test-helper.js';
import { endSilentConnections } from './silent-connections.js';
import { startService, type RunningService } from '../start/start.js';

describe('a pool whose Postgres vanishes without closing connections', () => {
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

  it('fails queries on old connections when Postgres is back, and continues with new ones', async () => {
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')]);
    postgres.freeze();
    const lost = [pool.query('SELECT 1'), pool.query('SELECT 1')].map((query) =>
      expect(query).rejects.toMatchObject({ code: 'ETIMEDOUT' }),
    );
    const waiting = pool.query('SELECT 2 AS two');
    postgres.thaw();
    await Promise.all(lost);
    expect((await waiting).rows).toStrictEqual([{ two: 2 }]);
  });

  it('keeps a slow statement, however silent it is', async () => {
    await direct.query('SELECT pg_advisory_lock(1)');
    const slow = pool.query('SELECT pg_advisory_lock(1)');
    const looks = `SELECT FROM pg_stat_database WHERE datname = current_database() AND sessions > 12`;
    // Each probe is a session.
    await eventually(async () => expect((await direct.query(looks)).rowCount).toBe(1));
    await direct.query('SELECT pg_advisory_unlock(1)');
    expect((await slow).rowCount).toBe(1);
  });
});

it('a service is ready again once Postgres is back, and probes it on one connection meanwhile', async () => {
  await using after = new AsyncDisposableStack();
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  let postgres!: Awaited<ReturnType<typeof line>>;
  const bench = await serviceBench('organizations', async (env) => {
    postgres = await line(env['DATABASE_URL']!);
    await (await startService(testService({}), { ...env, ROLE: 'migrate' })).close();
    return startService(testService({}), { ...env, ROLE: 'api', DATABASE_URL: postgres.url });
  });
  after.defer(async () => {
    jest.useRealTimers();
    await bench.close();
    await postgres.cut();
  });
  const { app } = bench.service as RunningService;
  const readiness = async () => (await fetch(`http://127.0.0.1:${app.get(Management).port}/health/ready`)).status;
  const pool = poolOf(app.get(DataSource));
  let aheadMs = 0;
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock);
    jest.spyOn(clock, 'now').mockImplementation(() => now() + aheadMs);
  }
  postgres.freeze();
  jest.advanceTimersByTime(5_000);
  for (let looks = 0; looks < 3; looks += 1) {
    // Later than the cached result.
    aheadMs += 3_000;
    expect(await readiness()).toBe(503);
  }
  expect(pool.totalCount).toBe(1);
  postgres.thaw();
  aheadMs += 31_000;
  jest.advanceTimersByTime(5_000);
  await eventually(async () => expect(await readiness()).toBe(200));
});
