import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { startService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, 'accept-language': 'fr-CH, fr;q=0.9', ...headers },
});

describe('statistics', () => {
  let bench: LinksBench;
  let token: string;
  let stranger: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
    stranger = (await bench.account('Eve')).token;
  });
  afterAll(() => bench.close());

  const get = (path: string, key = token) => bench.call('GET', `/api/statistics${path}`, { token: key });

  it('show people, robots, prefetch and HEAD apart, in series that add up to the totals', async () => {
    const { id, alias } = await bench.link(token);
    await bench.visit(`/${alias}`, from('8.8.8.8'));
    await bench.visit(`/${alias}`, from('8.8.8.9', { referer: 'https://t.co/x' }));
    await bench.visit(`/${alias}`, { ...from('8.8.8.9'), method: 'HEAD' });
    await bench.visit(`/${alias}`, from('8.8.8.9', { 'user-agent': 'Slackbot 1.0' }));
    await bench.visit(`/${alias}`, from('8.8.8.9', { 'sec-purpose': 'prefetch' }));
    await bench.counted(token, id, 2);
    for (const unit of ['day', 'hour', 'month']) {
      const { status, body } = await eventually(async () => {
        const answer = await get(`/links/${id}?unit=${unit}&from=${today(-1)}`);
        expect(answer.body.data.allClicks).toBe(5);
        return answer;
      });
      expect(status).toBe(200);
      const { clicks, uniqueClicks, reasons, series, topLanguages, topDevices, socialCount } = body.data;
      expect([clicks, uniqueClicks]).toStrictEqual([2, 2]);
      expect(reasons).toStrictEqual({ person: 2, head: 1, prefetch: 1, no_user_agent: 0, robot: 1 });
      expect([topLanguages, topDevices, socialCount.twitter]).toStrictEqual([{ fr: '2' }, { Desktop: '2' }, 1]);
      const total = (name: 'clicks' | 'allClicks') =>
        series.reduce((sum: number, point: Record<string, number>) => sum + point[name]!, 0);
      assert.deepEqual([total('clicks'), total('allClicks')], [2, 5], unit);
      expect(series.length).toBeGreaterThanOrEqual({ day: 2, hour: 48, month: 1 }[unit]!);
      expect(series[0].date).toMatch(unit === 'hour' ? /:00:00$/ : / 00:00:00$/);
    }
  });

  it('add up the links of an account', async () => {
    const { token: own } = await bench.account('Sum');
    const [a, b] = [await bench.link(own), await bench.link(own)];
    for (const { alias } of [a, b, b]) await bench.visit(`/${alias}`, from('8.8.4.4'));
    await eventually(async () => {
      const { body } = await get('', own);
      expect([body.data.clicks, body.data.uniqueClicks, body.data.topCountries]).toStrictEqual([
        3,
        2,
        { 'United States': '3' },
      ]);
    });
  });

  it('answer 400 for an invalid period, and 404 for what belongs to others', async () => {
    const { id } = await bench.link(token);
    for (const query of [
      'from=2026-02-30',
      'from=2026-02-02&to=2026-02-01',
      'from=2020-01-01',
      'from=0000-01-01&to=0000-01-02',
      'to=0001-01-01',
      `unit=hour&from=${today(-14)}`,
      'unit=week',
    ])
      assert.equal((await get(`/links/${id}?${query}`)).status, 400, query);
    for (const [path, key] of [
      [`/links/${id}`, stranger],
      [`/links/999999999`, token],
      [`/links/99999999999999`, token],
      [`/qr/${id}`, token],
      [`/bio/${id}`, token],
      [`/pixels/${id}`, token],
      ['/constructor/1', token],
      [`/links/${id}/export`, stranger],
    ] as const)
      assert.equal((await get(path, key)).status, 404, path);
    expect((await bench.call('DELETE', `/api/statistics/links/${id}`, { token: stranger })).status).toBe(404);
    expect((await bench.call('GET', '/api/statistics')).status).toBe(401);
  });

  it('are hourly only for days whose hours are kept, and say so for other days', async () => {
    const { id } = await bench.link(token);
    const { status, body } = await get(`/links/${id}?unit=hour&from=${today(-35)}&to=${today(-30)}`);
    expect([status, body.errors]).toStrictEqual([400, { unit: ['can be hour only for the last 35 days'] }]);
    const kept = await get(`/links/${id}?unit=hour&from=${today(-34)}&to=${today(-30)}`);
    expect([kept.status, kept.body.data.series.length]).toStrictEqual([200, 5 * 24]);
    const latest = await get(`/links/${id}?unit=hour`);
    expect([latest.status, latest.body.data.series.length]).toStrictEqual([200, 14 * 24]);
  });

  it('export every visit, without identifying data and without formulas for a spreadsheet', async () => {
    const { id, alias } = await bench.link(token);
    await bench.visit(`/${alias}`, from('203.0.113.77', { referer: 'https://news.example/secret' }));
    await bench.visit(`/${alias}`, from('203.0.113.78', { 'user-agent': '' }));
    await bench.counted(token, id, 1);
    const csv = await eventually(async () => {
      const answer = await get(`/links/${id}/export`);
      expect(String(answer.body).trim().split('\r\n').length).toBe(3);
      return answer;
    });
    expect(csv.headers.get('content-disposition')!).toMatch(/filename="clicks-links-\d+\.csv"/);
    const lines = String(csv.body).trim().split('\r\n');
    expect(lines[0]!.slice(0, 30)).toBe('id,date,type,itemid,reason,cou');
    expect(lines[1]!).toMatch(
      /,links,\d+,,Australia,news\.example,Chrome,Windows 10,Desktop,fr,,203\.0\.113\.0\/24,,$/,
    );
    for (const secret of ['203.0.113.77', 'secret', 'Mozilla']) expect(String(csv.body).includes(secret)).toBeFalsy();
    const ndjson = await fetch(`${bench.url}/api/statistics/links/${id}/export?format=ndjson`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(
      (await ndjson.text())
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text).reason),
    ).toStrictEqual([null, 'no_user_agent']);
    expect(String((await get(`/links/${id}/export?to=2020-01-01&from=2020-01-01`)).body).trim()).toBe(lines[0]);
  });

  it('erase the visits of a link when its owner asks, and the totals agree afterwards', async () => {
    const { token: own, id: accountId } = await bench.account('Erase');
    const [gone, kept] = [await bench.link(own), await bench.link(own)];
    for (const { alias } of [gone, gone, kept]) await bench.visit(`/${alias}`, from('8.8.4.4'));
    await bench.counted(own, gone.id, 2);
    await bench.counted(own, kept.id, 1);
    const { status, body } = await bench.call('DELETE', `/api/statistics/links/${gone.id}`, { token: own });
    expect([status, body.error]).toStrictEqual([200, 0]);
    expect((await bench.counted(own, gone.id, 0)).uniqueClicks).toBe(0);
    expect((await get(`/links/${gone.id}`, own)).body.data.topBrowsers).toStrictEqual({});
    const account = (await get('', own)).body.data;
    expect([account.clicks, account.uniqueClicks, account.topBrowsers]).toStrictEqual([1, 1, { Chrome: '1' }]);
    expect(
      await bench.query(`SELECT clicks::int FROM item_counter WHERE kind = 'account' AND item_id = $1`, [accountId]),
    ).toStrictEqual([{ clicks: 1 }]);
    expect(await bench.query('SELECT FROM click WHERE kind = $1 AND item_id = $2', ['link', gone.id])).toStrictEqual(
      [],
    );
    await bench.visit(`/${gone.alias}`, from('8.8.4.4'));
    await bench.counted(own, gone.id, 1);
  });

  it('wait for other queries without holding a connection, and answer 503 after too long', async () => {
    const { token: own } = await bench.account('Wait');
    const { id } = await bench.link(own);
    const erase = () => bench.call('DELETE', `/api/statistics/links/${id}`, { token: own });
    await bench.query(`SELECT pg_advisory_lock(hashtext('links:counters'))`);
    // More than a process has connections.
    const waiting = Promise.all(Array.from({ length: 30 }, erase));
    for (let n = 0; n < 5; n += 1) expect((await bench.call('GET', '/api/urls', { token: own })).status).toBe(200);
    const refused = await waiting;
    expect(refused.map(({ status, body }) => [status, body.code])).toStrictEqual(Array(30).fill([503, 'unavailable']));
    await bench.query(`SELECT pg_advisory_unlock(hashtext('links:counters'))`);
    expect((await erase()).status).toBe(200);
  });

  it('show visits live to their owner only', async () => {
    const { id, alias } = await bench.link(token);
    const other = await bench.link(stranger);
    const abort = new AbortController();
    const res = await fetch(`${bench.url}/api/statistics/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: abort.signal,
    });
    expect([res.status, res.headers.get('content-type')]).toStrictEqual([200, 'text/event-stream']);
    let text = '';
    const reading = (async () => {
      for await (const chunk of res.body!.pipeThrough(new TextDecoderStream())) text += chunk;
    })().catch(() => undefined);
    await bench.visit(`/${other.alias}`, from('8.8.8.8'));
    await bench.visit(`/${alias}`, from('8.8.8.8', { 'user-agent': 'Twitterbot/1.0' }));
    await eventually(() => expect(text).toMatch(/event: click/));
    const shown = text
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)));
    expect(shown.map(({ itemid, type, reason }) => [itemid, type, reason])).toStrictEqual([[id, 'links', 'robot']]);
    expect(text.includes('8.8.8.8')).toBeFalsy();
    abort.abort();
    await reading;
  });
});

it('a period has all of its days, also in a local time zone of Postgres with a change to summer time', async () => {
  await using after = new AsyncDisposableStack();
  const bench = await linksBench({}, async (env) => {
    const server = await new DataSource({ type: 'postgres', url: env['DATABASE_URL']! }).initialize();
    await server.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${new URL(env['DATABASE_URL']!).pathname.slice(1)}
       SET timezone = 'Europe/Berlin'`,
    );
    await server.destroy();
    return startService(links, env);
  });
  after.defer(() => bench.close());
  const { token } = await bench.account();
  const { body } = await bench.call('GET', '/api/statistics?from=2026-03-27&to=2026-03-30', { token });
  expect(body.data.series.map(({ date }: { date: string }) => date)).toStrictEqual(
    ['27', '28', '29', '30'].map((day) => `2026-03-${day} 00:00:00`),
  );
});

function today(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
