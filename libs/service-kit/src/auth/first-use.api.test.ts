import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, ownRedis } from '@platform/testing';
import type { PlatformConfig } from '../settings/config.js';
import { RedisConnections } from '../redis/redis.js';
import { testService } from '../testing/service.test-helper.js';
import { FirstUse } from './first-use.js';

describe('a value for a single use', () => {
  let own: Awaited<ReturnType<typeof ownRedis>>;
  const opened: RedisConnections[] = [];
  beforeAll(async () => {
    own = await ownRedis();
  });
  afterAll(async () => {
    opened.forEach((connections) => connections.onApplicationShutdown());
    await own.release();
  });

  /** One process of a service. */
  async function replica(url: string, name: 'organizations' | 'webhooks' = 'organizations'): Promise<FirstUse> {
    const service = testService({}, { name });
    const redis = new RedisConnections(service, { REDIS_URL: url } as PlatformConfig);
    opened.push(redis);
    await redis.onModuleInit();
    return new FirstUse(service, redis);
  }

  it('is used once over all concurrent processes of a service, and separately by each service', async () => {
    const replicas = await Promise.all([replica(own.url), replica(own.url)]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => replicas[n % 2]!.isFirst('a key', 60)));
    expect(answers.filter((isFirst) => isFirst).length).toBe(1);
    expect(await replicas[0].isFirst('another key', 60)).toBe(true);
    expect(await (await replica(own.url, 'webhooks')).isFirst('a key', 60)).toBe(true);
    const [kept] = await own.redis.keys('once:webhooks:*');
    expect(await own.redis.ttl(kept!)).toBeGreaterThan(55);
    expect(kept).not.toContain('a key');
  });

  it('is used once in a process while Redis is away', async () => {
    const alone = await replica(`redis://127.0.0.1:${await freePort()}`);
    expect([await alone.isFirst('a key', 60), await alone.isFirst('a key', 60)]).toStrictEqual([true, false]);
  });
});
