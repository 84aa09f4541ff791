import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, ownRedis } from '@platform/testing';
import type { PlatformConfig } from '../settings/config.js';
import { RedisConnections } from '../redis/redis.js';
import { testService } from '../testing/service.test-helper.js';
import { FirstUse } from './first-use.js';

describe('what is good once', () => {
  let own: Awaited<ReturnType<typeof ownRedis>>;
  const opened: RedisConnections[] = [];
  beforeAll(async () => {
    own = await ownRedis();
  });
  afterAll(async () => {
    opened.forEach((connections) => connections.onApplicationShutdown());
    await own.release();
  });

  /** A process of a service. */
  async function replica(url: string, name: 'organizations' | 'webhooks' = 'organizations'): Promise<FirstUse> {
    const service = testService({}, { name });
    const redis = new RedisConnections(service, { REDIS_URL: url } as PlatformConfig);
    opened.push(redis);
    await redis.onModuleInit();
    return new FirstUse(service, redis);
  }

  it('is so over all processes of a service, of any number at the same time, and for each service by itself', async () => {
    const replicas = await Promise.all([replica(own.url), replica(own.url)]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => replicas[n % 2]!.isFirst('a key', 60)));
    expect(answers.filter((isFirst) => isFirst).length).toBe(1);
    expect(await replicas[0].isFirst('another key', 60)).toBe(true);
    expect(await (await replica(own.url, 'webhooks')).isFirst('a key', 60)).toBe(true);
    const [kept] = await own.redis.keys('once:webhooks:*');
    expect(await own.redis.ttl(kept!)).toBeGreaterThan(55);
    expect(kept).not.toContain('a key');
  });

  it('is so in a process while Redis is away', async () => {
    const alone = await replica(`redis://127.0.0.1:${await freePort()}`);
    expect([await alone.isFirst('a key', 60), await alone.isFirst('a key', 60)]).toStrictEqual([true, false]);
  });
});
