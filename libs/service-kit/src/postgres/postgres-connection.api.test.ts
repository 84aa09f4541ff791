import { expect, it } from '@jest/globals';
import { byTcp, serviceBench } from '@platform/testing';
import type { ClientBase, Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Relay } from '../queues/relay.js';
import { PostgresListener } from './postgres-listener.js';
import { poolOf } from '../patches/typeorm-pool.js';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';

it('a connection of a service times out in Postgres soon after its process is lost, and uses UTC', async () => {
  await using after = new AsyncDisposableStack();
  const bench = await serviceBench('organizations', async (env) => {
    const server = await new DataSource({ type: 'postgres', url: env['DATABASE_URL']! }).initialize();
    await server.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${new URL(env['DATABASE_URL']!).pathname.slice(1)}
       SET timezone = 'Europe/Berlin'`,
    );
    await server.destroy();
    return startService(testService({}), { ...env, DATABASE_URL: byTcp(env['DATABASE_URL']!) });
  });
  after.defer(() => bench.close());
  const { app } = bench.service as RunningService;
  const { pool } = app.get<Relay, { pool: Pool }>(Relay);
  const { client } = app.get<PostgresListener, { client: ClientBase }>(PostgresListener);
  for (const connection of [poolOf(app.get(DataSource)), pool, client]) {
    const { rows } = await connection.query<{ name: string; value: string }>(
      `SELECT name, current_setting(name) AS value FROM pg_settings
       WHERE name LIKE 'tcp_%' OR name IN ('client_connection_check_interval', 'TimeZone')`,
    );
    expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toStrictEqual({
      client_connection_check_interval: '10s',
      tcp_keepalives_count: '3',
      tcp_keepalives_idle: '30',
      tcp_keepalives_interval: '10',
      tcp_user_timeout: '60000',
      TimeZone: 'UTC',
    });
  }
});
