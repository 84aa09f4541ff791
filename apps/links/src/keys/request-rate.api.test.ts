import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually } from '@platform/testing';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('the rate limit', () => {
  let bench: LinksBench;

  before(async () => {
    bench = await linksBench({ LINKS_RATE_LIMIT: '30' });
  });
  after(() => bench.close());

  it('lets 30 requests of a key through in a minute, and refuses the 31st in JSON', async () => {
    const { id, token } = await bench.account();
    const first = await bench.call('GET', '/api/account', { token });
    const header = (name: string) => Number(first.headers.get(name));
    assert.deepEqual([header('x-ratelimit-limit'), header('x-ratelimit-remaining')], [30, 29]);
    const secondsLeft = header('x-ratelimit-reset') - Date.now() / 1000;
    assert.ok(secondsLeft > 0 && secondsLeft <= 61, 'the reset is a Unix time in seconds within the minute');
    assert.equal(first.headers.get('retry-after'), null);
    const rest = await Promise.all(Array.from({ length: 30 }, () => bench.call('GET', '/api/account', { token })));
    assert.deepEqual(rest.map(({ status }) => status).sort(), [...Array<number>(29).fill(200), 429]);
    const refused = rest.find(({ status }) => status === 429)!;
    assert.deepEqual(refused.body, { error: 1, message: 'Too many requests.', code: 'rate_limited' });
    assert.equal(refused.headers.get('x-ratelimit-remaining'), '0');
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
    assert.equal(
      (await bench.call('GET', '/api/account', { token: await bench.key(id) })).status,
      200,
      'another key has its own window',
    );
  });

  it('a refused request changes nothing', async () => {
    const { token } = await bench.account();
    for (let i = 0; i < 30; i++) await bench.call('GET', '/api/nowhere', { token });
    await Promise.all(Array.from({ length: 30 }, () => bench.call('GET', '/api/account', { token })));
    const { status } = await bench.call('POST', '/api/url/add', {
      token,
      body: { url: 'https://example.org', custom: 'limited' },
    });
    assert.equal(status, 429);
    assert.deepEqual(await bench.query(`SELECT FROM link WHERE alias_key = 'limited'`), []);
  });

  it('starts again when Redis was emptied', async () => {
    const { token } = await bench.account();
    await Promise.all(Array.from({ length: 31 }, () => bench.call('GET', '/api/account', { token })));
    await bench.redis.flushdb();
    await eventually(async () => assert.equal((await bench.call('GET', '/api/account', { token })).status, 200));
  });
});
