import { describe, expect, it, jest } from '@jest/globals';
import { connect, createServer } from 'node:net';
import { eventually, freePort, line, ownRedis } from '@platform/testing';
import type { PlatformConfig } from '../settings/config.js';
import { log } from '../telemetry/logger.js';
import { metrics } from '../telemetry/metrics.js';
import { RedisConnections } from './redis.js';
import { testService } from '../testing/service.test-helper.js';

const connectionsTo = (url: string) =>
  new RedisConnections(testService({}), { REDIS_URL: url } as Partial<PlatformConfig> as PlatformConfig);

describe('a Redis that is away at the start', () => {
  it('delays the start once, not again for each channel', async () => {
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    });
    const connections = connectionsTo(`redis://127.0.0.1:${await freePort()}`);
    const begun = connections.onModuleInit();
    jest.advanceTimersByTime(2_000);
    await begun;
    // From here on the clock stands still: a timer would never fire.
    await connections.subscribe('one', () => undefined);
    await connections.subscribe('two', () => undefined);
    connections.onApplicationShutdown();
  });

  it('gets its subscriptions when it is available', async () => {
    const real = await ownRedis();
    const [there, later] = [new URL(real.url), new URL(real.url)];
    later.port = String(await freePort());
    const connections = connectionsTo(later.href);
    const messages: string[] = [];
    await connections.onModuleInit();
    await connections.subscribe('news', (message) => messages.push(message));
    const wire = createServer((socket) => {
      const upstream = connect({ host: there.hostname, port: Number(there.port) });
      socket.pipe(upstream).pipe(socket);
      socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
      upstream.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => wire.listen(Number(later.port), later.hostname, resolve));
    await eventually(async () => {
      await real.redis.publish('news', 'here');
      expect(messages[0]).toBe('here');
    });
    connections.onApplicationShutdown();
    await new Promise((resolve) => wire.close(resolve));
    await real.release();
  });
});

it('a Redis that vanished is used again when it is back, and an idle connection stays meanwhile', async () => {
  await using after = new AsyncDisposableStack();
  const real = await ownRedis();
  const wire = await line(real.url);
  const connections = connectionsTo(wire.url);
  after.defer(async () => {
    connections.onApplicationShutdown();
    await wire.cut();
    await real.release();
  });
  await connections.onModuleInit();
  const [used, idle] = [connections.commands(), connections.failFast()];
  await eventually(() => expect(idle.status).toBe('ready'));
  let closed = 0;
  idle.on('close', () => (closed += 1));
  wire.freeze();
  await expect(used.ping()).rejects.toBeDefined();
  wire.thaw();
  await eventually(async () => expect(await used.ping()).toBe('PONG'), { timeoutMs: 30_000 });
  expect(closed).toBe(0);
});

it('a Redis that refuses the password is logged once, without the secret, and so is its recovery', async () => {
  await using after = new AsyncDisposableStack();
  const [warn, info] = [
    jest.spyOn(log, 'warn').mockImplementation(() => undefined),
    jest.spyOn(log, 'info').mockImplementation(() => undefined),
  ];
  const real = await ownRedis();
  const user = `user-${process.pid}`;
  const url = new URL(real.url);
  [url.username, url.password] = [user, 'the-password'];
  const connections = connectionsTo(url.href);
  after.defer(async () => {
    connections.onApplicationShutdown();
    await real.redis.acl('DELUSER', user);
    await real.release();
  });
  await real.redis.acl('SETUSER', user, 'on', '>another', '~*', '&*', '+@all');
  const isUp = async () => (await metrics.getSingleMetric('redis_up')!.get()).values[0]?.value;
  let refusals = 0;
  for (const redis of [connections.commands(), connections.failFast()]) redis.on('error', () => (refusals += 1));
  await connections.onModuleInit();
  await eventually(() => expect(refusals).toBeGreaterThan(4));
  expect(await isUp()).toBe(0);
  expect(warn.mock.calls).toStrictEqual([
    [{ reason: 'WRONGPASS invalid username-password pair or user is disabled.' }, 'redis: cannot be used'],
  ]);
  await real.redis.acl('SETUSER', user, '>the-password');
  await eventually(() => expect(info.mock.calls[0]).toStrictEqual(['redis: used again']));
  expect(await isUp()).toBe(1);
  // Like a replica, it answers and refuses writes.
  await real.redis.acl('SETUSER', user, '-@write');
  expect([await connections.commands().ping(), await isUp()]).toStrictEqual(['PONG', 0]);
  connections.onApplicationShutdown();
  expect(warn.mock.calls.length).toBe(1);
});
