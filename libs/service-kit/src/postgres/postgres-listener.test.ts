import { expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { PlatformConfig } from '../settings/config.js';
import { log } from '../telemetry/logger.js';
import { PostgresListener } from './postgres-listener.js';

it('a listener tries a server that is away by one connection at a time, however often that refuses', async () => {
  log.level = 'silent';
  const realSetTimeout = globalThis.setTimeout;
  let retries = 0;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, delayMs?: number) => {
    if (delayMs !== 1_000) return realSetTimeout(run, delayMs);
    retries += 1;
    return realSetTimeout(run, 1);
  });
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).destroy();
    if (connections === 20) server.emit('enough');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const listener = new PostgresListener({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` } as PlatformConfig);
  const enough = once(server, 'enough');
  await expect(listener.listen('things', () => undefined)).rejects.toBeDefined();
  (listener as unknown as { reconnect(): void }).reconnect();
  await enough;
  await listener.onApplicationShutdown();
  jest.restoreAllMocks();
  server.close();
  assert.ok(retries <= connections, `${retries} retries for ${connections} connections`);
});
