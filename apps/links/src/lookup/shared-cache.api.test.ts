import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RedisConnections, type PlatformConfig, type ServiceDefinition } from '@platform/service-kit';
import { eventually, ownRedis } from '@platform/testing';
import { z } from 'zod';
import { SharedCache } from './shared-cache.js';
import { SharedFacts } from './shared-facts.js';

const factSchema = z.object({ version: z.number(), word: z.string().nullable() });
type Fact = z.infer<typeof factSchema>;
const shape = 2;

describe('the cache of redirects', () => {
  let server: Awaited<ReturnType<typeof ownRedis>>;
  let redis: RedisConnections;
  let cache: SharedCache<Fact>;
  let asked: string[];
  let fact: Fact;
  let slow: Promise<void> | undefined;
  let number = 0;

  beforeAll(async () => {
    server = await ownRedis();
    redis = new RedisConnections({ name: 'links' } as ServiceDefinition, { REDIS_URL: server.url } as PlatformConfig);
    await redis.onModuleInit();
  });
  afterAll(async () => {
    redis.onApplicationShutdown();
    await server.release();
  });

  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
      now: Date.parse('2026-11-21T12:00:00Z'),
    });
    [asked, slow, fact] = [[], undefined, { version: 1, word: 'first' }];
    cache = new SharedCache<Fact>(redis, {
      prefix: `test-${++number}:`,
      schema: factSchema,
      shape,
      read: async (key) => {
        asked.push(key);
        await slow;
        return fact;
      },
      isMissing: ({ word }) => word === null,
      maxEntries: 100,
      maxCharacters: 4_000,
    });
    cache.onModuleInit();
    // The subscription is settled.
    jest.advanceTimersByTime(6_000);
  });

  /** Cached here, and as if Redis had lost it: the next read goes to the source. */
  async function cachedHereOnly(): Promise<void> {
    await cache.find('a');
    await eventually(async () => expect(await redis.commands().del(`test-${number}:a`)).toBe(1));
  }

  /** The cached answer, without waiting; `asked` where a read is needed. */
  const atOnce = (key: string) => Promise.race([cache.find(key), Promise.resolve('asked' as const)]);
  const isKnown = async (key: string) => (await atOnce(key)) !== 'asked';

  const putShared = (known: Fact & { shape?: number }) =>
    redis.commands().set(`test-${number}:a`, JSON.stringify({ shape, ...known }));

  /** The cache of a process that cannot read the source. */
  const facts = () =>
    new SharedFacts<Fact>(redis, {
      prefix: `test-${number}:`,
      schema: factSchema,
      shape,
      read: () => Promise.reject(new Error('not asked')),
      isMissing: () => false,
    });

  it('answers with a stale entry at once, and renews it once in the background', async () => {
    await cachedHereOnly();
    fact = { version: 2, word: 'second' };
    const { promise, resolve } = Promise.withResolvers<void>();
    slow = promise;
    jest.advanceTimersByTime(61_000);
    expect([await atOnce('a'), await atOnce('a')]).toStrictEqual([
      { version: 1, word: 'first' },
      { version: 1, word: 'first' },
    ]);
    resolve();
    await eventually(async () => expect(await atOnce('a')).toStrictEqual({ version: 2, word: 'second' }));
    expect(asked).toStrictEqual(['a', 'a']);
  });

  it('compares all stale entries with Redis together, and keeps unchanged ones', async () => {
    const [a, b] = [await cache.find('a'), await cache.find('b')];
    await eventually(async () => expect(await redis.commands().exists(`test-${number}:a`, `test-${number}:b`)).toBe(2));
    jest.advanceTimersByTime(61_000);
    const reads = jest.spyOn(redis.commands(), 'mget');
    for (let visit = 0; visit < 3; visit++) for (const key of ['a', 'b']) assert.ok(await isKnown(key));
    // A cache of another test may still read its own keys.
    const own = () =>
      reads.mock.results.filter((_, call) => String(reads.mock.calls[call]).startsWith(`test-${number}:`));
    await eventually(() => expect(own().length).toBe(1));
    await own()[0]!.value;
    // The comparison runs in the same turn as the read.
    await nextTurn();
    jest.advanceTimersByTime(70_000);
    expect([await atOnce('a'), await atOnce('b')].map((found, index) => found === [a, b][index])).toStrictEqual([
      true,
      true,
    ]);
    assert.deepEqual(asked, ['a', 'b'], 'the truth was not asked again');
    reads.mockRestore();
  });

  it('learns from Redis what has changed', async () => {
    await cachedHereOnly();
    await putShared({ version: 2, word: 'second' });
    jest.advanceTimersByTime(61_000);
    expect(await atOnce('a')).toStrictEqual({ version: 1, word: 'first' });
    await eventually(async () => expect(await atOnce('a')).toStrictEqual({ version: 2, word: 'second' }));
    expect(asked).toStrictEqual(['a']);
  });

  for (const [how, lateMs] of [
    ['is compared', 61_000],
    ['is waited for', 121_000],
  ] as const)
    it(`does not return to what a Redis that lost its last second holds, when an entry ${how}`, async () => {
      fact = { version: 2, word: 'second' };
      await cachedHereOnly();
      await putShared({ version: 1, word: 'first' });
      jest.advanceTimersByTime(lateMs);
      const shared = async () => JSON.parse((await redis.commands().get(`test-${number}:a`))!) as Fact;
      expect(await cache.find('a')).toStrictEqual(fact);
      await eventually(async () => assert.deepEqual(await shared(), { ...fact, shape }, 'the others hear of it'));
      expect([await atOnce('a'), asked]).toStrictEqual([fact, ['a', 'a']]);
    });

  for (const [which, other] of [
    ['knew no shapes', undefined],
    ['makes an older shape', shape - 1],
    ['makes a newer one', shape + 1],
  ] as const)
    it(`replaces what Redis has from a version of the service that ${which}`, async () => {
      await putShared({ version: 1, word: 'of another', shape: other });
      expect(await cache.find('a')).toStrictEqual(fact);
      const kept = async () => JSON.parse((await redis.commands().get(`test-${number}:a`))!) as Fact;
      await eventually(async () => expect(await kept()).toStrictEqual({ ...fact, shape }));
      // A later change stays, whoever published it.
      const newer = { version: 2, word: 'changed', shape: other };
      await putShared(newer);
      await facts().share('a', fact);
      expect((await kept()).word).toBe('changed');
    });

  it('drops an entry that Postgres no longer has: Redis alone is not believed', async () => {
    fact = { version: 2, word: 'second' };
    await cachedHereOnly();
    await putShared({ version: 1, word: 'first' });
    fact = { version: 0, word: null };
    jest.advanceTimersByTime(121_000);
    expect(await cache.find('a')).toStrictEqual(fact);
  });

  it('waits for an entry that is very stale', async () => {
    await cachedHereOnly();
    fact = { version: 2, word: 'second' };
    jest.advanceTimersByTime(121_000);
    expect(await cache.find('a')).toStrictEqual({ version: 2, word: 'second' });
  });

  it('waits for an entry that did not exist: a new link is found', async () => {
    fact = { version: 0, word: null };
    await cachedHereOnly();
    fact = { version: 1, word: 'made' };
    jest.advanceTimersByTime(6_000);
    expect(await cache.find('a')).toStrictEqual({ version: 1, word: 'made' });
  });

  it('is limited by memory, too: large entries evict the least recently used ones', async () => {
    fact = { version: 1, word: 'x'.repeat(1_500) };
    for (const key of ['a', 'b', 'c', 'c']) await cache.find(key);
    await eventually(async () => expect(await redis.commands().exists(`test-${number}:c`)).toBe(1));
    expect(await Promise.all(['c', 'b', 'a'].map(isKnown))).toStrictEqual([true, true, false]);
    fact = { version: 1, word: 'x'.repeat(5_000) };
    assert.deepEqual(await cache.find('d'), fact, 'too large to be kept is answered all the same');
    expect(await isKnown('d')).toBe(false);
  });

  it('evicts no entry, once it is full, before the new one is requested again', async () => {
    fact = { version: 1, word: 'x'.repeat(1_000) };
    const keys = ['a', 'b', 'c'];
    for (const key of keys) await cache.find(key);
    await cache.find('new');
    assert.deepEqual(await Promise.all(keys.map(isKnown)), [true, true, true], 'all that was known');
    await cache.find('new');
    expect(await isKnown('new')).toBe(true);
  });

  it('keeps an entry in Redis for a day after a request, and briefly after a mere change', async () => {
    const secondsLeft = (key: string) => redis.commands().ttl(`test-${number}:${key}`);
    await cache.find('asked');
    await eventually(async () => expect(await secondsLeft('asked')).toBeGreaterThan(70_000));
    fact = { version: 2, word: 'second' };
    for (const key of ['asked', 'changed']) expect(await cache.renew(key)).toBe(2);
    expect(await secondsLeft('asked')).toBeGreaterThan(70_000);
    const left = await secondsLeft('changed');
    assert.ok(left > 0 && left <= 30, `${left} s`);
    // A slow reader from before the change restores nothing.
    const late = facts();
    await late.share('changed', { version: 1, word: 'first' });
    expect((await late.shared(['changed']))[0]).toStrictEqual(fact);
  });

  it('does not let all entries expire at the same moment', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `key ${n}`);
    await Promise.all(keys.map(async (key) => cache.find(key)));
    jest.advanceTimersByTime(29_000);
    for (const key of keys) await cache.find(key);
    expect(asked.length).toBe(40);
    await redis.commands().del(...keys.map((key) => `test-${number}:${key}`));
    jest.advanceTimersByTime(16_000);
    for (const key of keys) await cache.find(key);
    await eventually(() => expect(asked.length).toBeGreaterThan(40));
    assert.ok(asked.length < 80, 'some are, some are not');
  });
});
