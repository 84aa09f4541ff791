import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { eventually } from '@platform/testing';
import { chrome, linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/17.5 Mobile/15E148 Safari/604.1';

describe('clicks', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  it('are counted once for every redirect, and shown in the statistics of the contract', async () => {
    const { id, alias } = await bench.link(token);
    const visits: Record<string, string>[] = [
      { 'x-forwarded-for': '8.8.8.8', referer: 'https://l.facebook.com/x?secret=1' },
      { 'x-forwarded-for': '8.8.8.8', referer: 'https://t.co/abc' },
      { 'x-forwarded-for': '8.8.8.9', referer: 'https://t.co/abc', 'user-agent': iphone },
      { 'x-forwarded-for': '127.0.0.1' },
    ];
    for (const headers of visits) expect((await bench.visit(`/${alias}`, { headers })).status).toBe(302);
    expect(await bench.counted(token, id, 4)).toStrictEqual({
      clicks: 4,
      uniqueClicks: 3,
      topCountries: { 'United States': '3', Unknown: '1' },
      topReferrers: { 't.co': '2', 'Direct, email and other': '1', 'l.facebook.com': '1' },
      topBrowsers: { Chrome: '3', 'Mobile Safari': '1' },
      topOs: { 'Windows 10': '3', 'iOS 17': '1' },
      socialCount: { facebook: 1, twitter: 2, instagram: 0 },
    });
    const { body } = await bench.call('GET', '/api/urls', { token });
    expect(body.data.urls.find((link: { id: number }) => link.id === id).clicks).toBe(4);
  });

  it('of HEAD, prefetch, robots and unnamed agents have their reason, and only people are counted', async () => {
    const { id, alias } = await bench.link(token);
    const visits: [string, Record<string, string>][] = [
      ['HEAD', {}],
      ['GET', { 'sec-purpose': 'prefetch;prerender' }],
      ['GET', { 'user-agent': 'Twitterbot/1.0' }],
      ['GET', { 'user-agent': '' }],
      ['GET', { 'user-agent': `${chrome} ${'x'.repeat(10_000)}`, referer: `https://example.org/${'y'.repeat(3_000)}` }],
    ];
    for (const [method, headers] of visits)
      expect((await bench.visit(`/${alias}`, { method, headers })).status).toBe(302);
    const statistics = await bench.counted(token, id, 1);
    expect([statistics.uniqueClicks, statistics.topReferrers]).toStrictEqual([1, { 'example.org': '1' }]);
    const rows = await bench.query(`SELECT reason FROM click WHERE item_id = $1 ORDER BY reason NULLS LAST`, [id]);
    expect(rows.map(({ reason }) => reason)).toStrictEqual(['head', 'no_user_agent', 'prefetch', 'robot', null]);
    const [counter] = await bench.query(
      'SELECT clicks::int, clicks_all::int FROM item_counter WHERE kind = $2 AND item_id = $1',
      [id, 'link'],
    );
    expect(counter).toStrictEqual({ clicks: 1, clicks_all: 5 });
  });

  it('are stored without the whole address, the path of the referrer and the user agent', async () => {
    const { id, alias } = await bench.link(token);
    const headers = { 'x-forwarded-for': '203.0.113.77', referer: 'https://example.org/private?token=secret' };
    await bench.visit(`/${alias}`, { headers });
    await bench.visit(`/${alias}`, { headers: { ...headers, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' } });
    await bench.counted(token, id, 2);
    const rows = await bench.query(
      'SELECT click.*, visitor::text FROM click WHERE item_id = $1 ORDER BY click.network',
      [id],
    );
    expect(rows.map(({ network }) => network)).toStrictEqual(['203.0.113.0/24', '2001:db8:1::/48']);
    for (const secret of ['203.0.113.77', ':2:3:4', 'secret', 'Mozilla'])
      assert.ok(!JSON.stringify(rows).includes(secret), secret);
  });

  it('are all counted, a thousand on one link and on many, from many visitors at once', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => bench.link(token)));
    const visited = Array.from({ length: 1_000 }, (_, i) => many[i % 2 ? 0 : i % 10]!);
    for (let at = 0; at < visited.length; at += 50) {
      await Promise.all(
        visited
          .slice(at, at + 50)
          .map(({ alias }, i) => bench.visit(`/${alias}`, { headers: { 'x-forwarded-for': `10.0.${at / 50}.${i}` } })),
      );
    }
    for (const link of many) {
      const statistics = await bench.counted(token, link.id, visited.filter(({ id }) => id === link.id).length);
      expect(statistics.uniqueClicks).toBe(statistics.clicks);
    }
  });

  it('keep roll-ups and counters equal to the stored clicks', async () => {
    const { id, alias } = await bench.link(token);
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => bench.visit(`/${alias}`, { method: i % 3 ? 'GET' : 'HEAD' })),
    );
    await bench.counted(token, id, 40);
    const [totals] = await bench.query(
      `SELECT (SELECT count(*)::int FROM click WHERE item_id = $1) AS stored,
         (SELECT sum(clicks)::int FROM item_day
           WHERE kind = 'link' AND item_id = $1 AND dimension = 'reason') AS rolled,
         (SELECT sum(clicks)::int FROM item_day WHERE kind = 'link' AND item_id = $1 AND dimension = 'os') AS of_people,
         (SELECT clicks_all::int FROM item_counter WHERE kind = 'link' AND item_id = $1) AS counted`,
      [id],
    );
    expect(totals).toStrictEqual({ stored: 60, rolled: 60, of_people: 40, counted: 60 });
  });

  it('do not stay in the journal when there is nothing to wait for', async () => {
    await eventually(async () => {
      const files = (await readdir(bench.journalDir, { recursive: true })).filter((name) => name.endsWith('.jsonl'));
      expect(files).toStrictEqual([]);
    });
  });
});
