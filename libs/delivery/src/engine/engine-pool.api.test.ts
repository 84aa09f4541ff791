import { expect, it } from '@jest/globals';
import { byTcp, freshDatabase } from '@platform/testing';
import { enginePool } from './engine-pool.js';

it('a connection of an engine times out soon after its process is lost, and has its own plan settings', async () => {
  await using after = new AsyncDisposableStack();
  const database = await freshDatabase('delivery');
  const pool = enginePool(byTcp(database.url), 'webhooks');
  after.defer(async () => {
    await pool.end();
    await database.drop();
  });
  const { rows } = await pool.query<{ name: string; value: string }>(
    `SELECT name, current_setting(name) AS value FROM pg_settings
     WHERE name IN ('search_path', 'tcp_keepalives_idle', 'client_connection_check_interval',
       'plan_cache_mode', 'enable_seqscan')`,
  );
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toStrictEqual({
    client_connection_check_interval: '10s',
    enable_seqscan: 'off',
    plan_cache_mode: 'force_generic_plan',
    search_path: 'webhooks',
    tcp_keepalives_idle: '30',
  });
});
