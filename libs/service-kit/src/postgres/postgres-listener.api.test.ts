import { expect, it } from '@jest/globals';
import { eventually, freshDatabase } from '@platform/testing';
import { Client } from 'pg';
import type { PlatformConfig } from '../settings/config.js';
import { PostgresListener } from './postgres-listener.js';

it('a listener hears every channel of many that are requested at once, and requests them one by one', async () => {
  await using after = new AsyncDisposableStack();
  const warnings: string[] = [];
  const warned = (warning: Error) => warnings.push(warning.message);
  process.on('warning', warned);
  const database = await freshDatabase('listener');
  const listener = new PostgresListener({ DATABASE_URL: database.url } as PlatformConfig);
  const client = new Client(database.url);
  after.defer(async () => {
    process.off('warning', warned);
    await Promise.all([listener.onApplicationShutdown(), client.end()]);
    await database.drop();
  });
  const notified: string[] = [];
  const channels = ['a', 'b', 'c'];
  await Promise.all(channels.map((channel) => listener.listen(channel, (payload) => notified.push(channel + payload))));
  await client.connect();
  for (const channel of channels) await client.query(`NOTIFY ${channel}, '1'`);
  await eventually(() => expect(notified).toStrictEqual(['a1', 'b1', 'c1']));
  expect(warnings).toStrictEqual([]);
});
