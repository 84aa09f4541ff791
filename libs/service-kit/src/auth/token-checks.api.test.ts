import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { revokedToken, tokenKey } from '@platform/contracts';
import { ownRedis } from '@platform/testing';
import { tokenChecks } from './token-checks.js';

const windowMs = 60_000;
const limit = 3;

describe('checks of tokens that are asked for in one turn', () => {
  let own: Awaited<ReturnType<typeof ownRedis>>;
  before(async () => {
    own = await ownRedis();
  });
  after(() => own.release());
  const checks = () => tokenChecks(own.redis, windowMs, limit);

  async function token(grant_id: string = randomUUID()): Promise<string> {
    const key = tokenKey(randomUUID());
    // A name that looks like the grant, as somebody could choose it.
    await own.redis.set(key, JSON.stringify({ client_id: '"grant_id":"forged"', grant_id }));
    return key;
  }

  it('count each request of a token, in their order, and say past the limit how long the window lasts', async () => {
    const [busy, calm] = [await token(), await token()];
    const asked = checks();
    const known = await Promise.all([busy, calm, busy, busy, busy].map((key) => asked.ask(key)));
    assert.deepEqual(
      known.map(({ count }) => count),
      [1, 1, 2, 3, 4],
    );
    const ends = known.map(({ ttlMs }) => ttlMs > 0 && ttlMs <= windowMs);
    assert.deepEqual([ends[4], known[2]!.record], [true, await own.redis.get(busy)]);
    const later = await asked.ask(calm);
    assert.deepEqual([later.count, later.ttlMs], [2, 0]);
    assert.equal(await own.redis.exists('rate:forged'), 0);
  });

  it('count the tokens of one grant in one window', async () => {
    const grant = randomUUID();
    const asked = checks();
    const [first, second] = [await token(grant), await token(grant)];
    const known = await Promise.all([first, second, first].map((key) => asked.ask(key)));
    assert.deepEqual(known.map(({ count }) => count).sort(), [1, 2, 3]);
    assert.ok((await own.redis.pttl(`rate:${grant}`)) > 0);
  });

  it('count nothing for what is unknown or revoked', async () => {
    const revoked = tokenKey(randomUUID());
    await own.redis.set(revoked, revokedToken);
    const asked = checks();
    const known = await Promise.all([revoked, tokenKey('nobody'), revoked].map((key) => asked.ask(key)));
    const revokedOnce = { record: revokedToken, count: 0, ttlMs: 0 };
    assert.deepEqual(known, [revokedOnce, { record: null, count: 0, ttlMs: 0 }, revokedOnce]);
  });

  it('end a window past its limit that has lost its end', async () => {
    const grant = randomUUID();
    const key = await token(grant);
    await own.redis.set(`rate:${grant}`, limit);
    const { count, ttlMs } = await checks().ask(key);
    assert.deepEqual([count, ttlMs], [limit + 1, windowMs]);
  });
});
