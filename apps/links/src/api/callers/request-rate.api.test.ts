import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '@platform/service-kit';
import { type Answered, eventually, line } from '@platform/testing';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the rate limit', () => {
  let bench: LinksBench;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_RATE_LIMIT: '30' });
  });
  afterAll(() => bench.close());

  it('allows 30 requests of a key in a minute, and refuses the 31st in JSON', async () => {
    const { id, token } = await bench.account();
    const first = await bench.call('GET', '/api/account', { token });
    const header = (name: string) => Number(first.headers.get(name));
    expect([header('x-ratelimit-limit'), header('x-ratelimit-remaining')]).toStrictEqual([30, 29]);
    const secondsLeft = header('x-ratelimit-reset') - Date.now() / 1000;
    assert.ok(secondsLeft > 0 && secondsLeft <= 61, 'the reset is a Unix time in seconds within the minute');
    expect(first.headers.get('retry-after')).toBe(null);
    const rest = await Promise.all(Array.from({ length: 30 }, () => bench.call('GET', '/api/account', { token })));
    expect(rest.map(({ status }) => status).sort()).toStrictEqual([...Array<number>(29).fill(200), 429]);
    const refused = rest.find(({ status }) => status === 429)!;
    expect(refused.body).toStrictEqual({ error: 1, message: 'Too many requests.', code: 'rate_limited' });
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    assert.equal(
      (await bench.call('GET', '/api/account', { token: await bench.key(id) })).status,
      200,
      'another key has its own window',
    );
  });

  it('limits callers without a valid key by their address, and nobody with one beside them', async () => {
    const { token } = await bench.account();
    const from = (address: string, key?: string) =>
      bench.call('GET', '/api/account', { token: key ?? null, headers: { 'x-forwarded-for': address } });
    const strangers = [];
    for (let time = 0; time < 31; time++)
      strangers.push(await from('192.0.2.1', time % 2 ? `lk_${'x'.repeat(43)}` : undefined));
    const statuses = strangers.map(({ status }) => status);
    expect(statuses).toStrictEqual([...Array<number>(30).fill(401), 429]);
    const last = strangers.at(-1)!;
    expect(last.body.code).toBe('rate_limited');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await from('192.0.2.1', token)).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(401);
  });

  it('makes a refused request change nothing', async () => {
    const { token } = await bench.account();
    for (let i = 0; i < 30; i++) await bench.call('GET', '/api/nowhere', { token });
    await Promise.all(Array.from({ length: 30 }, () => bench.call('GET', '/api/account', { token })));
    const { status } = await bench.call('POST', '/api/url/add', {
      token,
      body: { url: 'https://example.org', custom: 'limited' },
    });
    expect(status).toBe(429);
    expect(await bench.query(`SELECT FROM link WHERE alias_key = 'limited'`)).toStrictEqual([]);
  });

  it('starts again when Redis was emptied', async () => {
    const { token } = await bench.account();
    await Promise.all(Array.from({ length: 31 }, () => bench.call('GET', '/api/account', { token })));
    await bench.redis.flushdb();
    await eventually(async () => expect((await bench.call('GET', '/api/account', { token })).status).toBe(200));
  });
});

describe('the rate limit of one key over two processes', () => {
  const hourMs = 3_600_000;
  let bench: LinksBench;
  let redis: Awaited<ReturnType<typeof line>>;
  let journalDir: string;
  let second: Awaited<ReturnType<typeof startService>>;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_RATE_LIMIT: '30' }, async (env) => {
      redis = await line(env['REDIS_URL']!);
      return startService(links, { ...env, REDIS_URL: redis.url });
    });
    journalDir = await mkdtemp(join(tmpdir(), 'links-journal-'));
    second = await startService(links, { ...bench.env, REDIS_URL: redis.url, LINKS_JOURNAL_DIR: journalDir });
  });
  afterAll(async () => {
    await second.close();
    await bench.close();
    await redis.cut();
    await rm(journalDir, { recursive: true, force: true });
  });

  const here = (token: string) => bench.call('GET', '/api/account', { token });
  const there = async (token: string) => {
    const { status } = await fetch(`${second.url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
    return status;
  };

  /** The answer beyond the limit: JSON, four headers, and a wait of one window at most by the clock of this process. */
  function assertRefused({ status, headers, body }: Answered): void {
    expect(status).toBe(429);
    expect(headers.get('content-type')!).toMatch(/^application\/json/);
    expect(body).toStrictEqual({ error: 1, message: 'Too many requests.', code: 'rate_limited' });
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toStrictEqual(['30', '0']);
    const wait = Number(headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= 60, `retry-after: ${wait}`);
    const left = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    assert.ok(left <= 61, `x-ratelimit-reset: in ${left} s`);
  }

  async function afterJumpBack<T>(work: () => Promise<T>): Promise<T> {
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now.call(Date) - hourMs);
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  }

  it('answers the 31st call with a 429 in JSON and four headers, wherever the 30 before it went', async () => {
    const { token } = await bench.account();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => (i % 2 ? there(token) : (await here(token)).status)),
    );
    expect(statuses).toStrictEqual(Array(30).fill(200));
    assertRefused(await here(token));
    expect(await there(token)).toBe(429);
  });

  it('neither frees nor blocks a key when a clock jumps back an hour', async () => {
    const { id, token } = await bench.account();
    await Promise.all(Array.from({ length: 30 }, () => here(token)));
    await afterJumpBack(async () => assertRefused(await here(token)));
    const [{ id: keyId }] = await bench.query('SELECT max(id) AS id FROM api_key WHERE account_id = $1', [id]);
    // The rest of a window after the clock of Redis went back, and one that lost its expiry.
    for (const spoil of ['pexpire', 'persist'] as const) {
      const name = `links:rate:${keyId}`;
      expect(await (spoil === 'persist' ? bench.redis.persist(name) : bench.redis.pexpire(name, hourMs))).toBe(1);
      assertRefused(await here(token));
      const leftMs = await bench.redis.pttl(name);
      assert.ok(leftMs > 0 && leftMs <= 60_000, `${spoil}: ${leftMs}`);
    }
  });

  it('is kept by each process alone without Redis, by a monotonic clock, and shared again afterwards', async () => {
    const { token } = await bench.account();
    await redis.cut();
    try {
      for (let i = 0; i < 30; i++) assert.equal((await here(token)).status, 200, String(i));
      assertRefused(await here(token));
      expect(await there(token)).toBe(200);
      await afterJumpBack(async () => assertRefused(await here(token)));
    } finally {
      await redis.mend();
    }
    await eventually(async () => expect((await here(token)).status).toBe(200));
  });
});
