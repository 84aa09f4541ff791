import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventCatalogue, services, type ServiceName } from '@platform/contracts';
import { Redis } from 'ioredis';
import { root } from './root.js';
import { ownRedis } from './servers.js';

const rights = (await import(pathToFileURL(join(root, 'docker/redis/rights.mjs')).href)) as {
  services: string[];
  rightsOf: (service: string) => string[];
};

const hears = (consumer: ServiceName, publisher: ServiceName) =>
  Object.values(eventCatalogue).some(
    (entry) => entry.publisher === publisher && (entry.consumers as readonly string[]).includes(consumer),
  );

it('the rights in Redis match the existing services and the consumers of each', () => {
  expect(rights.services).toStrictEqual([...services]);
  for (const service of services) {
    const given = rights.rightsOf(service);
    for (const other of services) {
      const mayTell = given.includes(`~bull:inbox-${other}:*`);
      const mayAcknowledge = given.includes(`&acknowledged:${other}`);
      const isOwn = service === other;
      expect([service, other, mayTell]).toStrictEqual([service, other, isOwn || hears(other, service)]);
      expect([service, other, mayAcknowledge]).toStrictEqual([service, other, isOwn || hears(service, other)]);
    }
  }
});

describe('the user of a service in Redis', () => {
  const opened = new Map<ServiceName, { redis: Redis; admin: Redis; user: string; release: () => Promise<void> }>();
  beforeAll(async () => {
    for (const service of services) {
      const own = await ownRedis(service);
      await own.redis.set('token:known', 'what identity wrote');
      const user = new URL(own.url).username;
      opened.set(service, { redis: new Redis(own.url), admin: own.redis, user, release: own.release });
    }
  });
  afterAll(async () => {
    for (const { redis, release } of opened.values()) {
      redis.disconnect();
      await release();
    }
  });
  const as = (service: ServiceName) => opened.get(service)!.redis;
  const others = services.filter((service) => service !== 'identity');
  const refused = /NOPERM/;

  it('may write token records when it is that of identity, and no other', async () => {
    expect(await as('identity').set('token:new', 'x')).toBe('OK');
    for (const service of others) {
      expect(await as(service).get('token:known')).toBe('what identity wrote');
      for (const write of [
        () => as(service).set('token:known', 'forged'),
        () => as(service).del('token:known'),
        () => as(service).rename('rate:x', 'token:known'),
        () => as(service).eval(`return redis.call('SET', ARGV[1], 'forged')`, 0, 'token:known'),
        () => as(service).eval(`return redis.call('SET', KEYS[1], 'forged')`, 1, 'token:known'),
      ])
        await expect(write()).rejects.toThrow(/NOPERM|No permissions|can't access|cannot access/i);
      expect(await as(service).get('token:known')).toBe('what identity wrote');
    }
  });

  it('reaches the keys, queues and channels of its own, and no others', async () => {
    for (const service of services) {
      expect(await as(service).set(`once:${service}:x`, '1')).toBe('OK');
      expect(await as(service).incrby('rate:x', 1)).toBeGreaterThan(0);
      for (const other of services.filter((one) => one !== service)) {
        await expect(as(service).set(`once:${other}:x`, '1')).rejects.toThrow(refused);
        await expect(as(service).set(`mark:${other}`, '1')).rejects.toThrow(refused);
        await expect(as(service).set(`bull:periodic-${other}:x`, '1')).rejects.toThrow(refused);
      }
    }
    await expect(as('webhooks').publish('links:key-revoked', 'x')).rejects.toThrow(refused);
    await expect(as('webhooks').subscribe('links:changed')).rejects.toThrow(refused);
    // Not sent: channels are the whole server's, and links of other tests may listen.
    const { admin, user } = opened.get('links')!;
    expect(await admin.acl('DRYRUN', user, 'PUBLISH', 'links:changed', 'x')).toBe('OK');
    expect(await admin.acl('DRYRUN', user, 'PUBLISH', 'webhooks:changed', 'x')).toMatch(/no permissions/i);
  });

  it('may neither administer the server nor touch shared data', async () => {
    for (const service of services)
      for (const [command, ...given] of [
        ['FLUSHALL'],
        ['FLUSHDB'],
        ['KEYS', '*'],
        ['SCAN', '0'],
        ['CONFIG', 'GET', '*'],
        ['ACL', 'LIST'],
        ['CLIENT', 'LIST'],
        ['MONITOR'],
        ['SHUTDOWN'],
        ['SWAPDB', '0', '1'],
        ['FUNCTION', 'FLUSH'],
      ] as [string, ...string[]][])
        await expect(as(service).call(command, ...given)).rejects.toThrow(refused);
  });
});
