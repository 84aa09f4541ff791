import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RedisConnections, type PlatformConfig, type ServiceDefinition } from '@platform/service-kit';
import { eventually, ownRedis } from '@platform/testing';
import { z } from 'zod';
import { SharedCache } from './shared-cache.js';
import { SharedFacts } from './shared-facts.js';

const factSchema = z.object({ version: z.number(), word: z.string().nullable() });
type Fact = z.infer<typeof factSchema>;
const shape = 2;

describe('what redirects know', () => {
  let server: Awaited<ReturnType<typeof ownRedis>>;
  let redis: RedisConnections;
  let cache: SharedCache<Fact>;
  let asked: string[];
  let fact: Fact;
  let slow: Promise<void> | undefined;
  let number = 0;

  before(async () => {
    server = await ownRedis();
    redis = new RedisConnections({ name: 'links' } as ServiceDefinition, { REDIS_URL: server.url } as PlatformConfig);
    await redis.onModuleInit();
  });
  after(async () => {
    redis.onApplicationShutdown();
    await server.release();
  });

  beforeEach(() => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
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
      mostEntries: 100,
      mostCharacters: 4_000,
    });
    cache.onModuleInit();
    // The subscription is settled.
    mock.timers.tick(6_000);
  });
  afterEach(() => mock.timers.reset());

  /** Known here, and as if Redis had lost it: the next question goes to the truth. */
  async function knownHereAlone(): Promise<void> {
    await cache.find('a');
    await eventually(async () => assert.equal(await redis.commands().del(`test-${number}:a`), 1));
  }

  const putShared = (known: Fact & { shape?: number }) =>
    redis.commands().set(`test-${number}:a`, JSON.stringify({ shape, ...known }));

  /** Of a process that cannot ask for the truth. */
  const facts = () =>
    new SharedFacts<Fact>(redis, {
      prefix: `test-${number}:`,
      schema: factSchema,
      shape,
      read: () => Promise.reject(new Error('not asked')),
      isMissing: () => false,
    });

  it('is answered at once when it is late, and asked for beside, once', async () => {
    await knownHereAlone();
    fact = { version: 2, word: 'second' };
    const { promise, resolve } = Promise.withResolvers<void>();
    slow = promise;
    mock.timers.tick(61_000);
    assert.deepEqual(
      [cache.find('a'), cache.find('a')],
      [
        { version: 1, word: 'first' },
        { version: 1, word: 'first' },
      ],
    );
    resolve();
    await eventually(() => assert.deepEqual(cache.find('a'), { version: 2, word: 'second' }));
    assert.deepEqual(asked, ['a', 'a']);
  });

  it('is compared with Redis, all that is late together, and stays what it was when it has not changed', async () => {
    const [a, b] = [await cache.find('a'), await cache.find('b')];
    await eventually(async () =>
      assert.equal(await redis.commands().exists(`test-${number}:a`, `test-${number}:b`), 2),
    );
    mock.timers.tick(61_000);
    const reads = mock.method(redis.commands(), 'mget');
    for (let visit = 0; visit < 3; visit++)
      for (const key of ['a', 'b']) assert.ok(!(cache.find(key) instanceof Promise));
    // A cache of another test may still look at its own.
    const own = () => reads.mock.calls.filter(({ arguments: [keys] }) => String(keys).startsWith(`test-${number}:`));
    await eventually(() => assert.equal(own().length, 1));
    await own()[0]!.result;
    // What was read is compared within the same turn.
    await nextTurn();
    mock.timers.tick(70_000);
    assert.deepEqual(
      [cache.find('a'), cache.find('b')].map((found, index) => found === [a, b][index]),
      [true, true],
    );
    assert.deepEqual(asked, ['a', 'b'], 'the truth was not asked again');
    reads.mock.restore();
  });

  it('that Redis holds as it has become is learned', async () => {
    await knownHereAlone();
    await putShared({ version: 2, word: 'second' });
    mock.timers.tick(61_000);
    assert.deepEqual(cache.find('a'), { version: 1, word: 'first' });
    await eventually(() => assert.deepEqual(cache.find('a'), { version: 2, word: 'second' }));
    assert.deepEqual(asked, ['a']);
  });

  for (const [how, lateMs] of [
    ['is compared', 61_000],
    ['is waited for', 121_000],
  ] as const)
    it(`does not go back to what a Redis that lost its last second holds, when it ${how}`, async () => {
      fact = { version: 2, word: 'second' };
      await knownHereAlone();
      await putShared({ version: 1, word: 'first' });
      mock.timers.tick(lateMs);
      const shared = async () => JSON.parse((await redis.commands().get(`test-${number}:a`))!) as Fact;
      assert.deepEqual(await cache.find('a'), fact);
      await eventually(async () => assert.deepEqual(await shared(), { ...fact, shape }, 'the others hear of it'));
      assert.deepEqual([cache.find('a'), asked], [fact, ['a', 'a']]);
    });

  for (const [which, other] of [
    ['knew no shapes', undefined],
    ['makes an older shape', shape - 1],
    ['makes a newer one', shape + 1],
  ] as const)
    it(`is read anew where Redis has it from a version of the service that ${which}, and takes the place of that`, async () => {
      await putShared({ version: 1, word: 'of another', shape: other });
      assert.deepEqual(await cache.find('a'), fact);
      const kept = async () => JSON.parse((await redis.commands().get(`test-${number}:a`))!) as Fact;
      await eventually(async () => assert.deepEqual(await kept(), { ...fact, shape }));
      // What has changed meanwhile stays, whoever told of it.
      const newer = { version: 2, word: 'changed', shape: other };
      await putShared(newer);
      await facts().share('a', fact);
      assert.equal((await kept()).word, 'changed');
    });

  it('goes with what the truth has lost: only Redis is not believed', async () => {
    fact = { version: 2, word: 'second' };
    await knownHereAlone();
    await putShared({ version: 1, word: 'first' });
    fact = { version: 0, word: null };
    mock.timers.tick(121_000);
    assert.deepEqual(await cache.find('a'), fact);
  });

  it('is waited for when it is very late', async () => {
    await knownHereAlone();
    fact = { version: 2, word: 'second' };
    mock.timers.tick(121_000);
    assert.deepEqual(await cache.find('a'), { version: 2, word: 'second' });
  });

  it('is waited for when there was nothing: a new link is not told to be unknown', async () => {
    fact = { version: 0, word: null };
    await knownHereAlone();
    fact = { version: 1, word: 'made' };
    mock.timers.tick(6_000);
    assert.deepEqual(await cache.find('a'), { version: 1, word: 'made' });
  });

  it('is bounded by what it takes, too: large facts push out those that were not used for longest', async () => {
    fact = { version: 1, word: 'x'.repeat(1_500) };
    for (const key of ['a', 'b', 'c', 'c']) await cache.find(key);
    await eventually(async () => assert.equal(await redis.commands().exists(`test-${number}:c`), 1));
    assert.deepEqual(
      ['c', 'b', 'a'].map((key) => cache.find(key) instanceof Promise),
      [false, false, true],
    );
    fact = { version: 1, word: 'x'.repeat(5_000) };
    assert.deepEqual(await cache.find('d'), fact, 'too large to be kept is answered all the same');
    assert.ok(cache.find('d') instanceof Promise);
  });

  it('puts out no other, once there is no room, before somebody asks for it again', async () => {
    fact = { version: 1, word: 'x'.repeat(1_000) };
    const keys = ['a', 'b', 'c'];
    for (const key of keys) await cache.find(key);
    const isKnown = (key: string) => !(cache.find(key) instanceof Promise);
    await cache.find('new');
    assert.ok(keys.every(isKnown), 'all that was known');
    await cache.find('new');
    assert.ok(isKnown('new'));
  });

  it('is kept in Redis for a day when somebody asked for it, and briefly when it has only changed', async () => {
    const secondsLeft = (key: string) => redis.commands().ttl(`test-${number}:${key}`);
    await cache.find('asked');
    await eventually(async () => assert.ok((await secondsLeft('asked')) > 70_000));
    fact = { version: 2, word: 'second' };
    for (const key of ['asked', 'changed']) assert.equal(await cache.renew(key), 2);
    assert.ok((await secondsLeft('asked')) > 70_000);
    const left = await secondsLeft('changed');
    assert.ok(left > 0 && left <= 30, `${left} s`);
    // Who read before the change and is slow brings nothing back.
    const late = facts();
    await late.share('changed', { version: 1, word: 'first' });
    assert.deepEqual((await late.shared(['changed']))[0], fact);
  });

  it('is not all late at the same moment', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `key ${n}`);
    await Promise.all(keys.map(async (key) => cache.find(key)));
    mock.timers.tick(29_000);
    for (const key of keys) await cache.find(key);
    assert.equal(asked.length, 40);
    await redis.commands().del(...keys.map((key) => `test-${number}:${key}`));
    mock.timers.tick(16_000);
    for (const key of keys) await cache.find(key);
    await eventually(() => assert.ok(asked.length > 40));
    assert.ok(asked.length < 80, 'some are, some are not');
  });
});
