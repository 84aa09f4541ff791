import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '@platform/contracts';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

const day = (offset: number) => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);
const [american, australian] = ['8.8.8.8', '1.1.1.1'];
type Filter = [name: string, value: string];
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describe('filtered statistics', () => {
  let bench: LinksBench;
  let token: string;
  let shop: { id: number; alias: string };
  let blog: { id: number; alias: string };
  let campaign: number;
  let channel: number;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
    const add = async (path: string, body: object): Promise<number> =>
      (await bench.call('POST', `/api/${path}`, { token, body })).body.id;
    [campaign, channel] = [await add('campaign/add', { name: 'Spring' }), await add('channel/add', { name: 'News' })];
    shop = await bench.link(token, { title: 'Shop', campaign, tags: ['sale', 'new'] });
    blog = await bench.link(token, { title: 'Blog', channel, tags: ['new'] });
    const visit = ({ alias }: { alias: string }, address: string, headers: Record<string, string> = {}) =>
      bench.visit(`/${alias}`, { headers: { 'x-forwarded-for': address, ...headers } });
    await visit(shop, american);
    await visit(shop, american, { 'user-agent': firefox });
    await visit(shop, australian, { referer: 'https://news.example/1' });
    await visit(blog, american);
    await visit(blog, american, { 'user-agent': 'Slackbot 1.0' });
    await bench.counted(token, shop.id, 3);
    await bench.counted(token, blog.id, 1);
  });
  afterAll(() => bench.close());

  const ask = (path: string, query: Filter[], as = token) =>
    bench.call('GET', `/api/${path}?${new URLSearchParams(query).toString()}`, { token: as });
  const get = async (query: Filter[], path = 'statistics') => {
    const { status, body } = await ask(path, query);
    expect([query, status]).toStrictEqual([query, 200]);
    return body.data;
  };
  const refused = async (query: Filter[], path = 'statistics') => {
    const { status, body } = await ask(path, query);
    return [status, Object.keys(body.errors ?? {})];
  };

  it('count the links that are in a campaign or a channel, have a tag, or have an id, from roll-ups', async () => {
    const clicks = async (...query: Filter[]) => (await get(query)).clicks as number;
    expect(await clicks(['link', String(shop.id)])).toBe(3);
    expect(await clicks(['link', String(shop.id)], ['link', String(blog.id)])).toBe(4);
    expect(await clicks(['campaign', String(campaign)])).toBe(3);
    expect(await clicks(['channel', String(channel)])).toBe(1);
    expect(await clicks(['tag', 'new'])).toBe(4);
    expect(await clicks(['tag', 'sale'], ['tag', 'nothing'])).toBe(3);
    expect(await clicks(['tag', 'new'], ['campaign', String(campaign)])).toBe(3);
    expect(await clicks(['domain', '1'])).toBe(0);
    // Days that no single click is kept of.
    expect(await clicks(['tag', 'new'], ['from', day(-200)], ['to', day(0)])).toBe(4);
    const { uniqueClicks, allClicks, series } = await get([
      ['tag', 'new'],
      ['unit', 'hour'],
      ['from', day(-1)],
    ]);
    const total = series.reduce((sum: number, point: { clicks: number }) => sum + point.clicks, 0);
    expect([uniqueClicks, allClicks, total]).toStrictEqual([4, 5, 4]);
  });

  it('count visits from a country, by a browser or a referrer, and say what else these have', async () => {
    const data = await get([['country', 'United States']]);
    expect([data.clicks, data.allClicks, data.topBrowsers]).toStrictEqual([3, 4, { Chrome: '2', Firefox: '1' }]);
    expect((await get([['country', 'AU']])).topReferrers).toStrictEqual({ 'news.example': '1' });
    const both = await get([
      ['country', 'US'],
      ['country', 'Australia'],
    ]);
    expect(both.clicks).toBe(4);
    const narrow = await get([
      ['country', 'US'],
      ['browser', 'Firefox'],
      ['os', 'Linux'],
      ['device', 'Desktop'],
    ]);
    expect(narrow.clicks).toBe(1);
    expect((await get([['language', 'tlh']])).clicks).toBe(0);
    expect((await get([['country', 'US']], `statistics/links/${shop.id}`)).clicks).toBe(2);
    const inCampaign = await get([
      ['country', 'US'],
      ['campaign', String(campaign)],
    ]);
    expect([inCampaign.clicks, inCampaign.series.at(-1).clicks]).toStrictEqual([2, 2]);
  });

  it('name the links and the campaigns with the most clicks, for the same visits', async () => {
    const tops: Filter[] = [
      ['topLinks', '5'],
      ['topCampaigns', '5'],
    ];
    const shopRow = { id: shop.id, title: 'Shop', shorturl: `${linksOrigin}/${shop.alias}`, clicks: 3 };
    const blogRow = { id: blog.id, title: 'Blog', shorturl: `${linksOrigin}/${blog.alias}`, clicks: 1 };
    const all = await get(tops);
    expect([all.topLinks, all.topCampaigns]).toStrictEqual([
      [shopRow, blogRow],
      [{ id: campaign, name: 'Spring', clicks: 3 }],
    ]);
    expect((await get([['topLinks', '1']])).topLinks).toStrictEqual([shopRow]);
    const american = await get([...tops, ['country', 'US']]);
    expect(american.topLinks.map(({ clicks }: { clicks: number }) => clicks)).toStrictEqual([2, 1]);
    expect(american.topCampaigns).toStrictEqual([{ id: campaign, name: 'Spring', clicks: 2 }]);
    expect((await get([...tops, ['channel', String(channel)]])).topLinks).toStrictEqual([blogRow]);
    expect('topLinks' in (await get([]))).toBe(false);
  });

  it('compare with the span of as many days before, unless its clicks are no longer kept', async () => {
    const compare: Filter = ['compare', 'previous'];
    const span: Filter[] = [
      ['from', day(1)],
      ['to', day(1)],
    ];
    const { clicks, previous } = await get([...span, compare]);
    expect([clicks, previous.from, previous.to, previous.clicks, previous.allClicks]).toStrictEqual([
      0,
      day(0),
      day(0),
      4,
      5,
    ]);
    expect(previous.series).toHaveLength(1);
    expect((await get([...span, compare, ['country', 'US']])).previous.clicks).toBe(3);
    const long: Filter[] = [['from', day(-80)], compare];
    expect((await get(long)).previous.clicks).toBe(0);
    expect((await get([...long, ['country', 'US']])).previous).toBe(null);
  });

  it('are 400 for a filter that cannot be read, and for one of visits where clicks are no longer kept', async () => {
    expect(await refused([['link', 'x']])).toStrictEqual([400, ['link.0']]);
    expect(await refused([['topLinks', '51']])).toStrictEqual([400, ['topLinks']]);
    expect(await refused([['compare', 'last']])).toStrictEqual([400, ['compare']]);
    expect(await refused(Array.from({ length: 51 }, (): Filter => ['tag', 'x']))).toStrictEqual([400, ['tag']]);
    const old: Filter[] = [
      ['country', 'US'],
      ['from', day(-100)],
    ];
    expect(await refused(old)).toStrictEqual([400, ['from']]);
    expect(await refused(old, `statistics/links/${shop.id}`)).toStrictEqual([400, ['from']]);
  });

  it('hold nothing of another account', async () => {
    const { token: stranger } = await bench.account('Eve');
    const filters: Filter[][] = [
      [['link', String(shop.id)]],
      [['campaign', String(campaign)]],
      [['channel', String(channel)]],
      [['tag', 'new']],
      [
        ['country', 'US'],
        ['link', String(shop.id)],
      ],
    ];
    for (const query of filters) {
      const { body } = await ask('statistics', [...query, ['topLinks', '5'], ['topCampaigns', '5']], stranger);
      const { allClicks, topLinks, topCampaigns } = body.data;
      expect([allClicks, topLinks, topCampaigns]).toStrictEqual([0, [], []]);
    }
  });

  it('are short in a summary: clicks, change, a sparkline and active links', async () => {
    await bench.link(token, { expiry: new Date(Date.now() + 2 * dayMs).toISOString() });
    await bench.link(token, { startdate: new Date(Date.now() + 2 * dayMs).toISOString() });
    await bench.link(token, { disabled: true });
    const data = await get([], 'summary');
    expect(data).toStrictEqual({
      from: day(-6),
      to: day(0),
      clicks: 4,
      previousClicks: 0,
      change: null,
      sparkline: [0, 0, 0, 0, 0, 0, 4],
      links: 5,
      activeLinks: 3,
      blockedLinks: 0,
    });
    const later = await get(
      [
        ['from', day(1)],
        ['to', day(1)],
      ],
      'summary',
    );
    expect([later.clicks, later.previousClicks, later.change]).toStrictEqual([0, 4, -100]);
    expect(await refused([['from', day(-100)]], 'summary')).toStrictEqual([400, ['from']]);
    const { token: stranger } = await bench.account('Eve');
    const { body } = await ask('summary', [], stranger);
    expect([body.data.clicks, body.data.links]).toStrictEqual([0, 0]);
  });
});
