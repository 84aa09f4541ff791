import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { revokedToken, tokenKey } from '@platform/contracts';
import { ownRedis } from '@platform/testing';
import { tokenChecks } from './token-checks.js';

const windowMs = 60_000;
const limit = 3;

describe('token checks that share a turn', () => {
  let own: Awaited<ReturnType<typeof ownRedis>>;
  beforeAll(async () => {
    own = await ownRedis();
  });
  afterAll(() => own.release());
  const checks = () => tokenChecks(own.redis, windowMs, limit);

  async function token(grant_id: string = randomUUID()): Promise<string> {
    const key = tokenKey(randomUUID());
    // A name that looks like the grant, as a person could choose it.
    await own.redis.set(key, JSON.stringify({ client_id: '"grant_id":"forged"', grant_id }));
    return key;
  }

  it('count each request of a token in order, and say beyond the limit how long the window lasts', async () => {
    const [busy, calm] = [await token(), await token()];
    const asked = checks();
    const known = await Promise.all([busy, calm, busy, busy, busy].map((key) => asked.ask(key)));
    expect(known.map(({ count }) => count)).toStrictEqual([1, 1, 2, 3, 4]);
    const ends = known.map(({ ttlMs }) => ttlMs > 0 && ttlMs <= windowMs);
    expect([ends[4], known[2]!.record]).toStrictEqual([true, await own.redis.get(busy)]);
    const later = await asked.ask(calm);
    expect([later.count, later.ttlMs]).toStrictEqual([2, 0]);
    expect(await own.redis.exists('rate:forged')).toBe(0);
  });

  it('count the tokens of one grant in one window', async () => {
    const grant = randomUUID();
    const asked = checks();
    const [first, second] = [await token(grant), await token(grant)];
    const known = await Promise.all([first, second, first].map((key) => asked.ask(key)));
    expect(known.map(({ count }) => count).sort()).toStrictEqual([1, 2, 3]);
    expect(await own.redis.pttl(`rate:${grant}`)).toBeGreaterThan(0);
  });

  it('count nothing for unknown and revoked tokens', async () => {
    const revoked = tokenKey(randomUUID());
    await own.redis.set(revoked, revokedToken);
    const asked = checks();
    const known = await Promise.all([revoked, tokenKey('nobody'), revoked].map((key) => asked.ask(key)));
    const revokedOnce = { record: revokedToken, count: 0, ttlMs: 0 };
    expect(known).toStrictEqual([revokedOnce, { record: null, count: 0, ttlMs: 0 }, revokedOnce]);
  });

  it('ignore values that were written into Redis by hand', async () => {
    const [good, ...odd] = [await token(), tokenKey('list'), tokenKey('text'), tokenKey('number'), tokenKey('grant')];
    await own.redis.rpush(odd[0], 'x');
    for (const [place, text] of ['{', '7', '{"grant_id":7}'].entries()) await own.redis.set(odd[place + 1]!, text);
    const asked = checks();
    const known = await Promise.all([...odd, good].map((key) => asked.ask(key)));
    expect(known.map(({ count }) => count)).toStrictEqual([0, 0, 0, 0, 1]);
    expect(known[0]!.record).toBeNull();
  });

  it('find the grant also where its name is written with escapes', async () => {
    const grant = `client:"quoted\\" ${randomUUID()}`;
    expect((await checks().ask(await token(grant))).count).toBe(1);
    expect(await own.redis.get(`rate:${grant}`)).toBe('1');
  });

  it('repair a window beyond its limit that has lost its expiry', async () => {
    const grant = randomUUID();
    const key = await token(grant);
    await own.redis.set(`rate:${grant}`, limit);
    const { count, ttlMs } = await checks().ask(key);
    expect([count, ttlMs]).toStrictEqual([limit + 1, windowMs]);
  });
});
