import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { operator } from '../../testing/operator.test-helper.js';

describe('the signed-in owner, without a key,', () => {
  let bench: LinksBench;
  let ada: Awaited<ReturnType<LinksBench['account']>>;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*=go.example' });
    ada = await bench.account();
    token = await bench.token({ user_uuid: ada.user.uuid });
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown, as = token) =>
    bench.call(method, `/api/v1/links${path}`, { token: as, body });

  it('creates, lists, changes and deletes a link, with the bodies of the API for keys', async () => {
    const added = await call('POST', '/url/add', { url: 'https://example.org/owner', custom: 'by-owner' });
    const { id } = added.body;
    const shorturl = `${linksOrigin}/by-owner`;
    expect([added.status, added.body]).toStrictEqual([200, { error: 0, id, shorturl, short: shorturl }]);
    const byKey = (path: string) => bench.call('GET', `/api${path}`, { token: ada.token });
    // Beside that the owner alone is told whether a link is archived.
    const { details, ...rest } = (await byKey(`/url/${id}`)).body;
    expect((await call('GET', `/url/${id}`)).body).toStrictEqual({ ...rest, details: { ...details, archived: false } });
    const listed = (await byKey('/urls?q=owner')).body;
    for (const link of listed.data.urls) link.archived = false;
    expect((await call('GET', '/urls?q=owner')).body).toStrictEqual(listed);
    for (const path of ['/tags', '/campaigns', '/channels', '/domains', '/statistics'])
      assert.deepEqual((await call('GET', path)).body, (await byKey(path)).body, path);
    expect((await call('PUT', `/url/${id}/update`, { title: 'Mine' })).status).toBe(200);
    expect((await byKey(`/url/${id}`)).body.details.title).toBe('Mine');
    const taken = await call('POST', '/url/add', { url: 'https://example.org/', custom: 'By-Owner' });
    expect([taken.status, taken.body.error, taken.body.code]).toStrictEqual([409, 1, 'already_exists']);
    const wrong = await call('POST', '/url/add', { url: 'javascript:alert(1)' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toStrictEqual([400, ['url']]);
    expect((await call('DELETE', `/url/${id}/delete`)).status).toBe(200);
    expect((await byKey(`/url/${id}`)).status).toBe(404);
  });

  it('creates one link by a form that is sent again with its Idempotency-Key', async () => {
    const send = () =>
      bench.call('POST', '/api/v1/links/url/add', {
        token,
        body: { url: 'https://example.org/once' },
        headers: { 'idempotency-key': 'form' },
      });
    expect((await send()).body).toStrictEqual((await send()).body);
  });

  it('imports a file once, learns which lines are wrong, and exports all links as a file', async () => {
    const send = (csv: string, query = '', headers = {}) =>
      bench.call('POST', `/api/v1/links/urls/import${query}`, { token, body: { csv }, headers });
    const file = 'url,custom\nhttps://example.org/filed,by-file\n';
    const dry = await send(file, '?dry_run=1');
    expect([dry.status, dry.body.valid, dry.body.imported]).toStrictEqual([200, 1, 0]);
    const once = { 'idempotency-key': 'file' };
    const [made, again] = [await send(file, '', once), await send(file, '', once)];
    expect([made.status, made.body.imported, again.body]).toStrictEqual([200, 1, made.body]);
    const wrong = await send('url\nftp://example.org/\n');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toStrictEqual([400, ['line 2']]);
    const exported = await call('GET', '/urls/export');
    expect(exported.status).toBe(200);
    expect(exported.body).toMatch(/https:\/\/example\.org\/filed/);
    const stranger = await bench.account('Eve');
    const others = await call('GET', '/urls/export', undefined, await bench.token({ user_uuid: stranger.user.uuid }));
    expect(others.body).not.toMatch(/example\.org/);
  });

  it('manages domains, campaigns and channels', async () => {
    const domain = await call('POST', '/domain/add', { domain: 'https://owner.example.com' });
    const campaign = await call('POST', '/campaign/add', { name: 'Spring' });
    const channel = await call('POST', '/channel/add', { name: 'News' });
    for (const { status } of [domain, campaign, channel]) expect(status).toBe(200);
    const { body } = await call('POST', '/url/add', {
      url: 'https://example.org/kept',
      domain: 'https://owner.example.com',
      campaign: campaign.body.id,
      channel: channel.body.id,
    });
    const { details } = (await call('GET', `/url/${body.id}`)).body;
    expect([details.campaign, details.channels]).toStrictEqual([campaign.body.id, [channel.body.id]]);
    expect(details.shorturl).toMatch(/^https:\/\/owner\.example\.com\//);
  });

  it('reads and erases the statistics of a link', async () => {
    const { id, alias } = await bench.link(ada.token);
    await bench.visit(`/${alias}`);
    await bench.counted(ada.token, id, 1);
    const { body } = await call('GET', `/statistics/links/${id}`);
    expect([body.data.clicks, body.data.series.length, body.data.reasons.robot]).toStrictEqual([1, 30, 0]);
    expect((await call('DELETE', `/statistics/links/${id}`)).status).toBe(200);
    expect((await call('GET', `/statistics/links/${id}`)).body.data.allClicks).toBe(0);
  });

  it('gets the short URL of a link as a readable QR code, as PNG and SVG', async () => {
    const { id, alias } = await bench.link(ada.token);
    const picture = (query: string, as = token) =>
      fetch(`${bench.url}/api/v1/links/url/${id}/qr${query}`, { headers: { authorization: `Bearer ${as}` } });
    const png = await picture('?size=300');
    expect([png.status, png.headers.get('content-type')]).toStrictEqual([200, 'image/png']);
    expect(png.headers.get('content-disposition')!).toMatch(new RegExp(`filename="qr-${id}\\.png"`));
    const { data, info } = await sharp(Buffer.from(await png.arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(300);
    const read = (jsQR as unknown as typeof jsQR.default)(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(`${linksOrigin}/${alias}`);
    const svg = await picture('?format=svg');
    expect(svg.headers.get('content-type')!).toMatch(/^image\/svg\+xml/);
    expect(await svg.text()).toMatch(/^<svg /);
    for (const query of ['?size=63', '?size=2049', '?size=big', '?format=gif'])
      assert.equal((await picture(query)).status, 400, query);
    const byKey = await bench.call('GET', `/api/url/${id}/qr?format=svg`, { token: ada.token });
    expect(byKey.status).toBe(200);
    const stranger = await bench.account('Eve');
    expect((await picture('', await bench.token({ user_uuid: stranger.user.uuid }))).status).toBe(404);
    expect((await bench.call('GET', `/api/url/${id}/qr`, { token: stranger.token })).status).toBe(404);
  });

  it('objects to the block of a link, and reads the decision apart from other links', async () => {
    const blocked = async () => {
      const { id, alias } = await bench.link(ada.token);
      const url = `${linksOrigin}/${alias}`;
      await operator(bench, 'block', '--short', url, '--reason', 'spam');
      return { id, body: { url, message: 'This is my own shop, please look.' } };
    };
    const [one, other] = [await blocked(), await blocked()];
    const added = await call('POST', '/safety/appeals', one.body);
    expect([added.status, added.body]).toStrictEqual([200, { error: 0, id: added.body.id }]);
    expect((await call('POST', '/safety/appeals', one.body)).body.code).toBe('already_exists');
    expect((await call('POST', '/safety/appeals', other.body)).status).toBe(200);
    await operator(bench, 'appeal', '--id', String(added.body.id), '--refuse', '--answer', 'It is not.');
    const again = await operator(bench, 'appeal', '--id', String(added.body.id), '--accept', '--answer', 'It is.');
    assert.equal(again['error'], 'not_found', 'it is decided once');
    const { data } = (await call('GET', `/safety/appeals?link=${one.id}`)).body;
    expect([data.result, data.appeals.length]).toStrictEqual([1, 1]);
    const { id, url, state, answer } = data.appeals[0];
    expect([id, url, state, answer]).toStrictEqual([added.body.id, one.body.url, 'refused', 'It is not.']);
    expect((await call('GET', '/safety/appeals')).body.data.result).toBe(2);
    expect((await call('GET', '/safety/appeals?link=x')).status).toBe(400);
    const eve = await bench.account('Eve');
    const eves = await bench.token({ user_uuid: eve.user.uuid });
    expect((await call('GET', `/safety/appeals?link=${one.id}`, undefined, eves)).body.data.result).toBe(0);
    expect((await call('POST', '/safety/appeals', other.body, eves)).status).toBe(400);
  });

  it('needs a person’s token with links:manage: no key, no other scope, no client', async () => {
    const [narrow, client, stranger] = await Promise.all([
      bench.token({ user_uuid: ada.user.uuid, scopes: ['openid'] }),
      bench.token({ user_uuid: null }),
      bench.token(),
    ]);
    const paths = ['/urls', '/tags', '/url/1', '/url/1/qr', '/campaigns', '/channels', '/domains', '/statistics'];
    paths.push('/safety/appeals');
    for (const path of paths) {
      assert.equal((await bench.call('GET', `/api/v1/links${path}`)).status, 401, path);
      assert.equal((await call('GET', path, undefined, ada.token)).status, 401, path);
      assert.equal((await call('GET', path, undefined, narrow)).body.code, 'insufficient_scope', path);
      assert.equal((await call('GET', path, undefined, client)).body.code, 'user_required', path);
      assert.equal((await call('GET', path, undefined, stranger)).status, 404, path);
      assert.equal((await bench.call('GET', `/api${path}`, { token })).status, 401, path);
    }
  });

  it('has no access to another account', async () => {
    const stranger = await bench.account('Eve');
    const add = async (path: string, body: object): Promise<number> =>
      (await bench.call('POST', `/api/${path}`, { token: stranger.token, body })).body.id;
    const link = await add('url/add', { url: 'https://example.org/eve' });
    const campaign = await add('campaign/add', { name: 'Theirs' });
    const channel = await add('channel/add', { name: 'Theirs' });
    const domain = await add('domain/add', { domain: 'https://eve.example.com' });
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', `/url/${link}`],
      ['PUT', `/url/${link}/update`, { url: 'https://ada.example/' }],
      ['DELETE', `/url/${link}/delete`],
      ['GET', `/campaign/${campaign}`],
      ['PUT', `/campaign/${campaign}/update`, { name: 'Mine' }],
      ['DELETE', `/campaign/${campaign}/delete`],
      ['POST', `/campaign/${campaign}/assign/${link}`],
      ['GET', `/channel/${channel}`],
      ['PUT', `/channel/${channel}/update`, { name: 'Mine' }],
      ['DELETE', `/channel/${channel}/delete`],
      ['POST', `/channel/${channel}/assign/links/${link}`],
      ['GET', `/domain/${domain}`],
      ['PUT', `/domain/${domain}/update`, { redirectroot: 'https://ada.example/' }],
      ['DELETE', `/domain/${domain}/delete?force=1`],
      ['GET', `/statistics/links/${link}`],
      ['DELETE', `/statistics/links/${link}`],
      ['GET', `/statistics/links/${link}/export`],
    ];
    for (const [method, path, body] of calls)
      assert.equal((await call(method, path, body)).status, 404, `${method} ${path}`);
    const { details } = (await bench.call('GET', `/api/url/${link}`, { token: stranger.token })).body;
    expect(details.longurl).toBe('https://example.org/eve');
    const own = (await call('GET', '/urls?limit=100')).body.data.urls;
    expect(own.every(({ id }: { id: number }) => id !== link)).toBeTruthy();
  });
});
