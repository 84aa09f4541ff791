import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

const dateTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const noStatistics = {
  clicks: 0,
  uniqueClicks: 0,
  topCountries: {},
  topReferrers: {},
  topBrowsers: {},
  topOs: {},
  socialCount: { facebook: 0, twitter: 0, instagram: 0 },
};

/** The single read of a link with a destination only. */
const withoutFeatures = {
  status: 'public',
  state: 'active',
  domain: linksOrigin,
  campaign: null,
  channels: [],
  tags: [],
  language: {},
  type: 'direct',
  note: '',
  password: false,
  startdate: null,
  clicklimit: null,
  expirylink: null,
  parameters: [],
  rotate: [],
  deeplink: null,
  metatitle: '',
  metadescription: '',
  metaimage: '',
  pixels: [],
  pixel_consent: 'always',
  permanent: false,
  pass_query: false,
};

describe('reading links', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown) => bench.call(method, path, { token, body });

  it('shows a link with exactly the fields of the single read', async () => {
    const { id } = await bench.link(token, {
      url: 'HTTPS://Example.org/ä?b=1',
      custom: 'Single',
      title: ' T ',
      description: 'D',
    });
    const { status, body } = await call('GET', `/api/url/${id}`);
    const { date, ...details } = body.details;
    expect(date).toMatch(dateTime);
    expect([status, { ...body, details }]).toStrictEqual([
      200,
      {
        error: 0,
        details: {
          id,
          alias: 'Single',
          shorturl: `${linksOrigin}/Single`,
          longurl: 'HTTPS://Example.org/ä?b=1',
          title: 'T',
          description: 'D',
          location: {},
          device: {},
          expiry: null,
          ...withoutFeatures,
        },
        data: noStatistics,
      },
    ]);
  });

  it('lists links newest first in the format of the list', async () => {
    const other = await bench.account();
    const made = [];
    for (let i = 0; i < 12; i++) made.push(await bench.link(other.token, { url: `https://example.org/${i}` }));
    const { status, body } = await bench.call('GET', '/api/urls?limit=10', { token: other.token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toStrictEqual(['error', 'data']);
    const { urls, nextcursor, ...pages } = body.data;
    expect(typeof nextcursor).toBe('string');
    expect([body.error, pages]).toStrictEqual([
      0,
      { result: 12, perpage: 10, currentpage: 1, nextpage: 2, maxpage: 2 },
    ]);
    expect(Object.keys(urls[0])).toStrictEqual([
      'id',
      'alias',
      'shorturl',
      'longurl',
      'title',
      'description',
      'clicks',
      'date',
      'status',
      'state',
      'domain',
      'expiry',
      'campaign',
      'channels',
      'tags',
    ]);
    expect(urls.map(({ id }: { id: number }) => id)).toStrictEqual(
      made
        .map(({ id }) => id)
        .reverse()
        .slice(0, 10),
    );
    expect([urls[0].clicks, urls[0].title, dateTime.test(urls[0].date)]).toStrictEqual([0, '', true]);
  });

  it('clamps limit and page, refuses what is no number, and never leaves the last page', async () => {
    const empty = (await bench.account()).token;
    const get = async (query: string) => (await bench.call('GET', `/api/urls?${query}`, { token: empty })).body;
    const first = { result: 0, perpage: 15, currentpage: 1, nextpage: 0, nextcursor: null, maxpage: 1, urls: [] };
    expect(await get('')).toStrictEqual({ error: 0, data: first });
    expect((await get('limit=0')).data).toStrictEqual({ ...first, perpage: 1 });
    expect((await get('limit=-1&page=-7')).data).toStrictEqual({ ...first, perpage: 1 });
    expect((await get('limit=1e9')).data).toStrictEqual({ ...first, perpage: 1_000 });
    expect((await get('limit=&page=')).data).toStrictEqual(first);
    assert.deepEqual((await get('q=&tag=&campaign=&channel=&domain=')).data, first, 'an empty filter is none');
    expect((await get('page=999')).data).toStrictEqual({ ...first, currentpage: 999 });
    expect((await get('page=99999999999999999999')).error).toStrictEqual(0);
    for (const query of ['limit=abc', 'page=abc', 'page=1&page=2', 'order=name', 'limit=NaN']) {
      const { status, body } = await bench.call('GET', `/api/urls?${query}`, { token: empty });
      assert.deepEqual([status, body.error, body.code], [400, 1, 'invalid_request'], query);
    }
  });

  it('orders by clicks, and finds words in alias, address, title and description', async () => {
    const own = (await bench.account()).token;
    const [a, b, c] = [
      await bench.link(own, { url: 'https://example.org/apple', title: '100% juice' }),
      await bench.link(own, { url: 'https://example.org/pear', description: 'Under_score' }),
      await bench.link(own, { url: 'https://example.org/plum', custom: 'Fruit-Plum' }),
    ];
    await bench.query(
      `INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks)
       VALUES ('link', $1, 5, 5, 5), ('link', $2, 3000000000, 3000000000, 1)
       ON CONFLICT (kind, item_id) DO UPDATE SET clicks = excluded.clicks`,
      [a.id, b.id],
    );
    const ids = async (query: string) =>
      (await bench.call('GET', `/api/urls?${query}`, { token: own })).body.data.urls.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids('order=click')).toStrictEqual([b.id, a.id, c.id]);
    expect(await ids('order=date')).toStrictEqual([c.id, b.id, a.id]);
    expect(await ids('q=APPLE')).toStrictEqual([a.id]);
    expect(await ids('q=fruit')).toStrictEqual([c.id]);
    assert.deepEqual(await ids('q=0%25'), [a.id], 'a percent sign is itself');
    assert.deepEqual(await ids('q=r_s'), [b.id], 'an underscore is itself');
    expect(await ids("q=';--")).toStrictEqual([]);
    assert.equal((await call('GET', '/api/urls?q=%00')).status, 400, 'no database takes it');
  });

  it('finds a link by its short URL, and answers a miss with status 200 and error 1', async () => {
    const { id, alias } = await bench.link(token, { custom: 'Look-Up' });
    const stranger = await bench.account();
    for (const short of [`${linksOrigin}/${alias}`, 'go.example/LOOK-UP', `${linksOrigin}/look-up/`]) {
      const { status, body } = await call(
        'GET',
        `/api/urls?limit=abc&short=${encodeURIComponent(short)}`.replace('limit=abc&', 'q=zzz&'),
      );
      const { urls, result, perpage, currentpage, nextpage, nextcursor, maxpage, ...statistics } = body.data;
      expect(nextcursor).toBe(null);
      expect([status, body.error, body.details.id, statistics]).toStrictEqual([200, 0, id, noStatistics]);
      expect([result, perpage, currentpage, nextpage, maxpage, urls.length, urls[0].id, urls[0].clicks]).toStrictEqual([
        1,
        1,
        1,
        0,
        1,
        1,
        id,
        0,
      ]);
    }
    const miss = { error: 1, message: 'No link of yours has this address.', code: 'not_found' };
    for (const short of [
      '',
      'nonsense',
      `${linksOrigin}/none`,
      'https://other.example/Look-Up',
      `${linksOrigin}/%zz`,
    ]) {
      const { status, body } = await call('GET', `/api/urls?short=${encodeURIComponent(short)}`);
      assert.deepEqual([status, body], [200, miss], short);
    }
    const { body } = await bench.call('GET', `/api/urls?short=${linksOrigin}/${alias}`, { token: stranger.token });
    expect(body).toStrictEqual(miss);
  });
});
