import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

const url = 'https://example.org/';

describe('the fields of a link', () => {
  let bench: LinksBench;
  let token: string;
  let accountId: number;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token, id: accountId } = await bench.account());
  });
  afterAll(() => bench.close());

  const add = (body: object, own = token) => bench.call('POST', '/api/url/add', { token: own, body: { url, ...body } });
  const update = (id: number, body: object) => bench.call('PUT', `/api/url/${id}/update`, { token, body });
  const details = async (id: number) => (await bench.call('GET', `/api/url/${id}`, { token })).body.details;
  const insert = async (sql: string, of = accountId) =>
    (await bench.query<{ id: number }>(`INSERT INTO ${sql} RETURNING id`, [of]))[0]!.id;
  const resources = async (of = accountId) => ({
    splash: await insert(`splash (account_id, name, content) VALUES ($1, 'S', '{}')`, of),
    overlay: await insert(`overlay (account_id, type, name, content) VALUES ($1, 'message', 'O', '{}')`, of),
    pixel: await insert(`pixel (account_id, type, name, tag) VALUES ($1, 'fbpixel', 'P', gen_random_uuid()::text)`, of),
    campaign: await insert(`campaign (account_id, name) VALUES ($1, gen_random_uuid()::text)`, of),
    channel: await insert(`channel (account_id, name, color) VALUES ($1, 'C', '#fff')`, of),
  });

  it('are all stored, and shown in the single read', async () => {
    const own = await resources();
    const { body } = await add({
      custom: 'Everything',
      description: 'What it is for',
      title: 'Title',
      note: 'Mine',
      type: `overlay-${own.overlay}`,
      password: 'open sesame',
      status: 'private',
      expiry: '2099-12-31',
      startdate: '2030-01-01 10:00:00',
      clicklimit: '10',
      expirylink: 'https://example.org/over',
      geotarget: [{ location: 'Canada', link: 'https://example.org/ca' }],
      devicetarget: [{ device: 'iPhone', link: 'https://example.org/iphone' }],
      languagetarget: [
        { language: 'French', link: 'https://example.org/fr' },
        { language: 'pt-BR', link: 'https://example.org/br' },
      ],
      parameters: [{ name: 'utm_source', value: 'a b' }],
      rotate: [{ link: 'https://example.org/b', percent: 30 }],
      deeplink: { apple: 'https://apps.example/1', google: 'https://play.example/1', app: 'myapp://item/1', auto: '0' },
      metatitle: 'MT',
      metadescription: 'MD',
      metaimage: 'https://example.org/i.png',
      pixels: [String(own.pixel), own.pixel],
      pixel_consent: 'ask',
      channel: own.channel,
      campaign: own.campaign,
      tags: ['b', 'a', 'a'],
      permanent: 1,
    });
    assert.equal(body.error, 0, JSON.stringify(body));
    const { id, date, shorturl, alias, ...rest } = await details(body.id);
    expect([id, alias, shorturl]).toStrictEqual([body.id, 'Everything', `${linksOrigin}/Everything`]);
    expect(date).toMatch(/^\d{4}-/);
    expect(rest).toStrictEqual({
      longurl: url,
      title: 'Title',
      description: 'What it is for',
      location: { canada: 'https://example.org/ca' },
      device: { iphone: 'https://example.org/iphone' },
      language: { fr: 'https://example.org/fr', 'pt-br': 'https://example.org/br' },
      expiry: '2099-12-31 23:59:59',
      startdate: '2030-01-01 10:00:00',
      status: 'private',
      state: 'scheduled',
      domain: linksOrigin,
      campaign: own.campaign,
      channels: [own.channel],
      tags: ['a', 'b'],
      type: `overlay-${own.overlay}`,
      note: 'Mine',
      password: true,
      clicklimit: 10,
      expirylink: 'https://example.org/over',
      parameters: [{ name: 'utm_source', value: 'a b' }],
      rotate: [{ link: 'https://example.org/b', percent: 30, expiry: null }],
      deeplink: {
        app: 'myapp://item/1',
        ios: 'https://apps.example/1',
        android: 'https://play.example/1',
        auto: false,
      },
      metatitle: 'MT',
      metadescription: 'MD',
      metaimage: 'https://example.org/i.png',
      pixels: [own.pixel],
      pixel_consent: 'ask',
      pass_query: false,
      permanent: true,
    });
  });

  it('stay when a request omits them, and are cleared by null or ""', async () => {
    const own = await resources();
    const full = {
      type: own.splash,
      password: 'x',
      status: 'private',
      expiry: '2099-01-01',
      startdate: '2030-01-01',
      clicklimit: 5,
      expirylink: url,
      geotarget: { CA: url },
      devicetarget: { android: url },
      languagetarget: { de: url },
      parameters: [{ name: 'a', value: 'b' }],
      rotate: [{ link: url }],
      deeplink: { ios: url },
      metatitle: 'T',
      metadescription: 'D',
      metaimage: url,
      pixels: [own.pixel],
      pixel_consent: 'never',
      channel: own.channel,
      campaign: own.campaign,
      tags: ['t'],
      note: 'n',
      permanent: true,
      disabled: true,
    };
    const { id: plainId } = await bench.link(token);
    const { alias: _a, shorturl: _s, id: _i, date: _d, ...plain } = await details(plainId);
    for (const nothing of [null, '']) {
      const { body } = await add(full);
      const before = await details(body.id);
      expect([before.type, before.state]).toStrictEqual([String(own.splash), 'disabled']);
      await update(body.id, { title: '' });
      assert.deepEqual(await details(body.id), before, 'nothing else has changed');
      const cleared = await update(body.id, Object.fromEntries(Object.keys(full).map((key) => [key, nothing])));
      assert.equal(cleared.status, 200, JSON.stringify(cleared.body));
      const { alias: _1, shorturl: _2, id: _3, date: _4, ...rest } = await details(body.id);
      expect(rest).toStrictEqual(plain);
    }
  });

  it('include countries by name and code in any case, and refuse unknown ones and duplicates', async () => {
    for (const location of ['Canada', 'canada', 'CA', 'ca', 'CAN', ' CANADA ']) {
      const { body } = await add({ geotarget: [{ location, link: url }] });
      assert.deepEqual((await details(body.id)).location, { canada: url }, location);
    }
    for (const [location, name] of [
      ['United States', 'united states'],
      ['United States of America', 'united states'],
      ['UK', 'united kingdom'],
      ["Cote d'Ivoire", 'côte d’ivoire'],
      ['Türkiye', 'türkiye'],
      ['Turkey', 'türkiye'],
      ['Russia', 'russia'],
      ['South Korea', 'south korea'],
      ['Vietnam', 'vietnam'],
    ] as const) {
      const { body } = await add({ geotarget: [{ location, link: url }] });
      assert.deepEqual(Object.keys((await details(body.id)).location), [name], location);
    }
    for (const geotarget of [
      [{ location: 'Atlantis', link: url }],
      [{ location: 'XX', link: url }],
      [
        { location: 'Canada', link: url },
        { location: 'ca', link: 'https://example.org/2' },
      ],
      [{ location: 'Canada', link: '' }],
      [{ location: 'Canada', link: 'javascript:alert(1)' }],
      [{ location: '', link: url }],
    ]) {
      const { status, body } = await add({ geotarget });
      assert.deepEqual([status, body.code], [400, 'invalid_request'], JSON.stringify(geotarget));
      expect(body.message).toMatch(/^geotarget/);
    }
  });

  it('are refused with 400 and their name when they break a rule, and nothing is written', async () => {
    const { id } = await bench.link(token, { custom: 'Steady', startdate: '2030-01-01' });
    const rows = () => bench.query('SELECT * FROM link ORDER BY id');
    const before = await rows();
    const cases: [object, string][] = [
      [{ expiry: '2001-01-01' }, 'expiry'],
      [{ expiry: '2029-12-31' }, 'startdate'],
      [{ expiry: 'tomorrow' }, 'expiry'],
      [{ clicklimit: 0 }, 'clicklimit'],
      [{ type: 'popup' }, 'type'],
      [{ status: 'secret' }, 'status'],
      [{ devicetarget: { toaster: url } }, 'devicetarget'],
      [{ languagetarget: { klingonese: url } }, 'languagetarget'],
      [
        {
          rotate: [
            { link: url, percent: 60 },
            { link: url, percent: 41 },
          ],
        },
        'rotate',
      ],
      [{ rotate: [{ link: `${linksOrigin}/loop` }] }, 'rotate'],
      [{ deeplink: { app: 'javascript:alert(1)' } }, 'deeplink'],
      [{ deeplink: { ios: 'itms://x' } }, 'deeplink'],
      [{ deeplink: { app: `${linksOrigin}/loop` } }, 'deeplink'],
      [{ deeplink: { app: 'https://user@example.org/' } }, 'deeplink'],
      [{ deeplink: { app: 'https://example.org/setup.exe' } }, 'deeplink'],
      [
        {
          deeplink: { app: 'intent://item#Intent;scheme=myapp;S.browser_fallback_url=https%3A%2F%2Fevil.example;end' },
        },
        'deeplink',
      ],
      [{ deeplink: { app: 'googlechromes://evil.example/' } }, 'deeplink'],
      [{ metaimage: 'data:image/png;base64,xx' }, 'metaimage'],
      [{ pixel_consent: 'maybe' }, 'pixel_consent'],
      [{ password: 'x'.repeat(129) }, 'password'],
      [{ tags: 'a,b' }, 'tags'],
    ];
    for (const [body, field] of cases) {
      const answer = await update(id, body);
      assert.deepEqual([answer.status, answer.body.error], [400, 1], JSON.stringify(body));
      assert.ok(answer.body.message.startsWith(field), answer.body.message);
    }
    expect(await rows()).toStrictEqual(before);
  });

  it('cannot name pages, pixels, channels, campaigns and domains of others: 404, and nothing is written', async () => {
    const stranger = await bench.account('Eve');
    const theirs = await resources(stranger.id);
    await bench.query(`INSERT INTO domain (account_id, host, scheme) VALUES ($1, 'eve.example', 'https')`, [
      stranger.id,
    ]);
    const { id } = await bench.link(token);
    const own = await resources();
    const rows = () =>
      bench.query(
        `SELECT
           (SELECT count(*) FROM link) AS links,
           (SELECT count(*) FROM link_pixel) AS pixels,
           (SELECT count(*) FROM channel_item) AS items`,
      );
    const before = await rows();
    for (const body of [
      { type: theirs.splash },
      { type: `overlay-${theirs.overlay}` },
      { pixels: [own.pixel, theirs.pixel] },
      { channel: theirs.channel },
      { campaign: theirs.campaign },
      { domain: 'https://eve.example' },
      { pixels: [2_000_000_000] },
      { domain: 'nowhere.example' },
    ]) {
      for (const answer of [await add(body), await update(id, body)])
        assert.deepEqual([answer.status, answer.body.code], [404, 'not_found'], JSON.stringify(body));
    }
    expect(await rows()).toStrictEqual(before);
  });

  it('find links by campaign, channel and domain, never those of others', async () => {
    const { token: own, id: account } = await bench.account();
    const other = await bench.account();
    const make = async (path: string, key = own) =>
      (await bench.call('POST', path, { token: key, body: { name: 'Spring' } })).body.id as number;
    const [campaign, channel] = [await make('/api/campaign/add'), await make('/api/channel/add')];
    const [{ id: domain }] = await bench.query(
      `INSERT INTO domain (account_id, host, scheme, redirectroot, redirect404)
       VALUES ($1, 'found.example.com', 'https', '', '') RETURNING id`,
      [account],
    );
    const a = await bench.link(own, { campaign, channel });
    const b = await bench.link(own, { campaign, domain: 'https://found.example.com' });
    const gone = await bench.link(own, { campaign, channel });
    await bench.call('DELETE', `/api/url/${gone.id}/delete`, { token: own });
    const ids = async (query: string, token = own) =>
      (await bench.call('GET', `/api/urls?${query}`, { token })).body.data.urls.map(({ id }: { id: number }) => id);
    expect(await ids(`campaign=${campaign}`)).toStrictEqual([b.id, a.id]);
    expect(await ids(`channel=${channel}`)).toStrictEqual([a.id]);
    expect(await ids(`domain=${domain}`)).toStrictEqual([b.id]);
    expect(await ids(`campaign=${campaign}&channel=${channel}&order=click`)).toStrictEqual([a.id]);
    expect(await ids(`channel=${channel}&domain=${domain}`)).toStrictEqual([]);
    for (const query of [`campaign=${campaign}`, `channel=${channel}`, `domain=${domain}`])
      assert.deepEqual(await ids(query, other.token), [], query);
    for (const query of ['campaign=x', 'channel=0', 'domain=1.5', 'campaign=99999999999']) {
      const { status, body } = await bench.call('GET', `/api/urls?${query}`, { token: own });
      assert.deepEqual([status, Object.keys(body.errors)], [400, [query.split('=')[0]]], query);
    }
  });

  it('find links by tag, and the tags are listed', async () => {
    const own = (await bench.account()).token;
    const a = await bench.link(own, { tags: ['spring', 'Sale'] });
    const b = await bench.link(own, { tags: ['spring'] });
    const ids = async (query: string) =>
      (await bench.call('GET', `/api/urls?${query}`, { token: own })).body.data.urls.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids('tag=spring')).toStrictEqual([b.id, a.id]);
    expect(await ids('tag=Sale')).toStrictEqual([a.id]);
    expect(await ids('tag=none')).toStrictEqual([]);
    const { body } = await bench.call('GET', '/api/tags', { token: own });
    expect([body.error, body.data.result, body.data.tags]).toStrictEqual([
      0,
      2,
      [
        { tag: 'Sale', links: 1 },
        { tag: 'spring', links: 2 },
      ],
    ]);
    await bench.call('DELETE', `/api/url/${a.id}/delete`, { token: own });
    expect((await bench.call('GET', '/api/tags', { token: own })).body.data.tags).toStrictEqual([
      { tag: 'spring', links: 1 },
    ]);
    expect(
      (await bench.call('GET', '/api/tags', { token })).body.data.tags.filter(
        ({ tag }: { tag: string }) => tag === 'spring',
      ),
    ).toStrictEqual([]);
  });

  it('have the same values in the two calls of old clients', async () => {
    const own = (await bench.account()).token;
    const { id } = await bench.link(own, { custom: 'Legacy-One' });
    const other = await bench.link(own);
    const list = await bench.call('POST', '/api/url/get', { token: own, body: { limit: '1', page: 2, order: 'date' } });
    expect([list.status, list.body.data.maxpage, list.body.data.urls[0].id]).toStrictEqual([200, 2, id]);
    expect((await bench.call('POST', '/api/url/get', { token: own, body: {} })).body.data.urls.length).toStrictEqual(2);
    const stats = await bench.call('POST', '/api/url/stats', { token: own, body: { urlid: String(id) } });
    expect([stats.status, stats.body.details.alias, stats.body.data.clicks]).toStrictEqual([200, 'Legacy-One', 0]);
    for (const urlid of [other.id + 1000, 2_000_000_000])
      expect((await bench.call('POST', '/api/url/stats', { token: own, body: { urlid } })).status).toBe(404);
    expect((await bench.call('POST', '/api/url/stats', { token, body: { urlid: id } })).status).toBe(404);
    expect((await bench.call('POST', '/api/url/stats', { token, body: { urlid: 'x' } })).status).toBe(400);
  });

  it('include a password whose argon2id hash alone is stored, and which no answer shows', async () => {
    const { body } = await add({ password: 'open sesame' });
    const [row] = await bench.query<{ link: string }>('SELECT link::text FROM link WHERE id = $1', [body.id]);
    expect(row!.link).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const read = JSON.stringify((await bench.call('GET', `/api/url/${body.id}`, { token })).body);
    expect(row!.link + read).not.toMatch(/sesame/);
    expect(read).not.toMatch(/argon2/);
  });
});
