import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { identityBench, type IdentityBench } from '../testing/identity-bench.test-helper.js';
import { throttleRules } from './rules.js';
import { Throttle } from './throttle.js';

const { pair, account, network } = throttleRules.sign_in;

describe('throttling', () => {
  let bench: IdentityBench;
  let throttle: Throttle;
  beforeAll(async () => {
    bench = await identityBench();
    throttle = bench.running.app.get(Throttle);
  });
  afterAll(() => bench.close());

  const from = (ip: string) => ({ ip }) as FastifyRequest;
  const someone = () => `${randomUUID()}@example.com`;
  const aNetwork = () => from(`2001:db8:${hex()}:${hex()}::1`);
  const hex = () => Math.floor(Math.random() * 0xffff).toString(16);
  /** As if this much time had passed. */
  const later = (seconds: number) =>
    bench.query(
      `UPDATE throttle_counters SET attempted_at = attempted_at - make_interval(secs => $1),
                   expires_at = expires_at - make_interval(secs => $1)`,
      [seconds],
    );
  const refusedFor = (attempt: Promise<void>) =>
    attempt.then(
      () => 0,
      (err: unknown) => {
        assert.ok(err instanceof Problem && err.code === 'rate_limit_exceeded');
        return Number(err.details.headers?.['retry-after']);
      },
    );

  it('doubles the wait per account and network, and says how long it is', async () => {
    const attempt = { account: someone(), req: aNetwork() };
    for (let made = 0; made < pair.free; made++) await throttle.check('sign_in', attempt);
    const waits: number[] = [];
    for (let made = 0; made < 4; made++) {
      const seconds = await refusedFor(throttle.check('sign_in', attempt));
      waits.push(seconds);
      await later(seconds);
      await throttle.check('sign_in', attempt);
    }
    expect(waits).toStrictEqual([1, 2, 4, 8]);
    expect(await refusedFor(throttle.check('sign_in', { ...attempt, req: aNetwork() }))).toBe(0);
    expect(await refusedFor(throttle.check('sign_in', { ...attempt, account: someone() }))).toBe(0);
  });

  it('slows down strangers at an account under attack by 30 seconds at most, and never a known device', async () => {
    const victim = someone();
    for (let made = 0; made < account.free; made++)
      await throttle.check('sign_in', { account: victim, req: aNetwork() });
    let longest = 0;
    for (let made = 0; made < 10; made++) {
      const seconds = await refusedFor(throttle.check('sign_in', { account: victim, req: aNetwork() }));
      longest = Math.max(longest, seconds);
      await throttle.check('sign_in', { account: victim, req: aNetwork(), isKnownDevice: true });
      await throttle.succeeded('sign_in', { account: victim, req: aNetwork(), isKnownDevice: true });
      await later(seconds);
      await throttle.check('sign_in', { account: victim, req: aNetwork() });
    }
    expect(longest).toBe(account.longestWaitSeconds);
    expect(account.longestWaitSeconds).toBeLessThanOrEqual(30);
  });

  it('slows down a known device that guesses itself', async () => {
    const attempt = { account: someone(), isKnownDevice: true };
    for (let made = 0; made < pair.free; made++) await throttle.check('sign_in', { ...attempt, req: aNetwork() });
    expect(await refusedFor(throttle.check('sign_in', { ...attempt, req: aNetwork() }))).toBe(1);
  });

  it('does not prolong the wait for attempts during the wait', async () => {
    const attempt = { account: someone(), req: aNetwork() };
    for (let made = 0; made < pair.free; made++) await throttle.check('sign_in', attempt);
    for (let made = 0; made < 20; made++) expect(await refusedFor(throttle.check('sign_in', attempt))).toBe(1);
    await later(1);
    await throttle.check('sign_in', attempt);
  });

  it('allows one of a thousand concurrent attempts when one is allowed', async () => {
    const attempt = { account: someone(), req: aNetwork() };
    for (let made = 0; made < pair.free + 8; made++) {
      await throttle.check('sign_in', attempt);
      await later(pair.longestWaitSeconds);
    }
    const made = await Promise.all(Array.from({ length: 1000 }, () => throttle.allows('sign_in', attempt)));
    expect(made.filter(Boolean).length).toBe(1);
  });

  it('does not prolong the wait of a network for attempts at an account that others made wait', async () => {
    const [victim, req] = [someone(), aNetwork()];
    for (let made = 0; made < account.free; made++)
      await throttle.check('sign_in', { account: victim, req: aNetwork() });
    for (let tried = 0; tried < 20; tried++)
      expect(await refusedFor(throttle.check('sign_in', { account: victim, req }))).toBe(1);
    await later(1);
    await throttle.check('sign_in', { account: victim, req });
  });

  it('treats the addresses of one IPv6 /64, and the spellings of an account, as one', async () => {
    const name = `${randomUUID()}@xn--bcher-kva.example`;
    const otherwise = name.replace('xn--bcher-kva', 'bücher');
    for (let made = 0; made < pair.free; made++) {
      const spelled = made % 2 ? otherwise.toUpperCase() : ` ${name} `;
      await throttle.check('sign_in', { account: spelled, req: from(`2001:db8:77:1::${made + 1}`) });
    }
    expect(await refusedFor(throttle.check('sign_in', { account: name, req: from('2001:db8:77:1:9::') }))).toBe(1);
    expect(await refusedFor(throttle.check('sign_in', { account: name, req: from('2001:db8:77:2::1') }))).toBe(0);
  });

  it('slows down a network that tries every account; a success takes back only its own attempt', async () => {
    const req = from('198.51.100.9');
    for (let made = 0; made < network.free; made++) {
      const attempt = { account: someone(), req };
      await throttle.check('sign_in', attempt);
      if (made === 7) await throttle.succeeded('sign_in', attempt);
    }
    await throttle.check('sign_in', { account: someone(), req });
    expect(await refusedFor(throttle.check('sign_in', { account: someone(), req }))).toBe(1);
  });

  it('deletes its entries after a success or in time, and its table names nobody', async () => {
    const attempt = { account: 'named@example.com', req: from('192.0.2.200') };
    for (let made = 0; made < pair.free; made++) await throttle.check('sign_in', attempt);
    await throttle.succeeded('sign_in', attempt);
    for (let made = 0; made < pair.free; made++) await throttle.check('sign_in', attempt);
    expect(await refusedFor(throttle.check('sign_in', attempt))).toBe(1);
    const rows = JSON.stringify(await bench.query(`SELECT * FROM throttle_counters`));
    assert.ok(!rows.includes('named@') && !rows.includes('192.0.2'));
    await later(3600);
    await throttle.check('sign_in', attempt);
    await later(7200);
    await throttle.purge();
    expect(await bench.query(`SELECT FROM throttle_counters`)).toStrictEqual([]);
  });
});
