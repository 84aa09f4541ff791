import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('channels', () => {
  let bench: LinksBench;
  let token: string;
  let accountId: number;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token, id: accountId } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });
  const channel = async (body: object = { name: 'News' }): Promise<number> =>
    (await call('POST', '/api/channel/add', body)).body.id;
  const items = async (id: number, query = '') => (await call('GET', `/api/channel/${id}${query}`)).body.data;

  it('are created with defaults, changed key by key and cleared by null and by an empty text', async () => {
    const made = await call('POST', '/api/channel/add', { name: ' News ' });
    const { id, ...rest } = made.body;
    expect(rest).toStrictEqual({ error: 0, name: 'News', description: '', color: '#5a6274', starred: false });
    await call('PUT', `/api/channel/${id}/update`, { description: 'D', color: '#ABC', starred: '1' });
    const details = async () => (await call('GET', `/api/channel/${id}/details`)).body.details;
    const { date, ...facts } = await details();
    expect(facts).toStrictEqual({ id, name: 'News', description: 'D', color: '#abc', starred: true, items: 0 });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    for (const nothing of [null, '']) {
      await call('PUT', `/api/channel/${id}/update`, { description: 'E', starred: true });
      await call('PUT', `/api/channel/${id}/update`, { description: nothing, starred: nothing, color: nothing });
      const after = await details();
      expect([after.description, after.starred, after.color]).toStrictEqual(['', false, '#abc']);
    }
  });

  it('refuse an invalid colour, name and star', async () => {
    for (const body of [
      {},
      { name: '' },
      { name: 'x', color: 'red' },
      { name: 'x', color: '#12' },
      { name: 'x', starred: 'yes' },
    ]) {
      const { status, body: answer } = await call('POST', '/api/channel/add', body);
      assert.deepEqual([status, answer.error], [400, 1], JSON.stringify(body));
    }
  });

  it('hold links, bio pages and QR codes, each once, and an item may be in many channels', async () => {
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    const [first, second] = [await channel(), await channel()];
    const link = await bench.link(token, { custom: 'In-Channel', title: 'A link' });
    const [bio] = await bench.query(
      `INSERT INTO bio_page (account_id, alias, alias_key, title) VALUES ($1, 'Ada', 'ada', 'About Ada') RETURNING id`,
      [accountId],
    );
    const qr = (await call('POST', '/api/qr/add', { type: 'text', data: 'hello', name: 'Code' })).body;
    for (const [type, id] of [
      ['links', link.id],
      ['bio', bio.id],
      ['qr', qr.id],
    ])
      for (const target of [first, first, second])
        expect((await call('POST', `/api/channel/${target}/assign/${type}/${id}`)).body.error).toStrictEqual(0);
    const { items: listed, ...pages } = await items(first);
    expect(pages).toStrictEqual({ result: 3, perpage: 15, currentpage: 1, nextpage: 0, nextcursor: null, maxpage: 1 });
    // Midnight may come in between.
    for (const { date } of listed) assert.ok([before, today()].includes(date), date);
    const undated = listed.map(({ date: _, ...item }: { date: string }) => item);
    expect(undated).toStrictEqual([
      { type: 'qr', id: qr.id, title: 'Code', preview: `${qr.link}.png`, link: qr.link },
      {
        type: 'bio',
        id: bio.id,
        title: 'About Ada',
        preview: `${linksOrigin}/@Ada/i`,
        link: `${linksOrigin}/@Ada`,
      },
      {
        type: 'links',
        id: link.id,
        title: 'A link',
        preview: `${linksOrigin}/In-Channel/i`,
        link: `${linksOrigin}/In-Channel`,
      },
    ]);
    for (const { preview } of listed) {
      const { status, headers } = await bench.visit(new URL(preview).pathname);
      assert.deepEqual([status, headers['content-type']], [200, 'image/png'], preview);
    }
    await call('POST', `/api/channel/${first}/unassign/qr/${qr.id}`);
    await call('DELETE', `/api/url/${link.id}/delete`);
    assert.deepEqual(
      (await items(first)).items.map(({ type }: { type: string }) => type),
      ['bio'],
      'what is deleted is gone',
    );
    expect((await items(second)).result).toBe(2);
  });

  it('answer 404 for an unknown type or item, as campaigns do, and name what is missing', async () => {
    const id = await channel();
    const link = await bench.link(token);
    for (const type of ['link', 'pixels', 'LINKS', '%00']) {
      const { status, body } = await call('POST', `/api/channel/${id}/assign/${type}/${link.id}`);
      assert.deepEqual([status, body.message], [404, 'There is no such type; the types are links, bio, qr.'], type);
    }
    const { status, body } = await call('POST', `/api/channel/${id}/assign/links/999999`);
    expect([status, body.message]).toStrictEqual([404, 'You have no item of this type with this id.']);
    const campaign = await call('POST', '/api/campaign/add', {});
    const assigned = await call('POST', `/api/campaign/${campaign.body.id}/assign/999999`);
    expect([assigned.status, assigned.body.message]).toStrictEqual([404, 'You have no such link.']);
  });

  it('are deleted with 10,000 items by one statement, and the items stay', async () => {
    const [id, other] = [await channel(), await channel()];
    await bench.query(
      `WITH made AS (
         INSERT INTO link (account_id, alias, alias_key, url)
         SELECT $1, 'many' || n, 'many' || n, 'https://example.org/' FROM generate_series(1, 10000) n RETURNING id
       )
       INSERT INTO channel_item (channel_id, account_id, type, item_id)
       SELECT target, $1, 'links', id FROM made, unnest($2::int[]) target`,
      [accountId, [id, other]],
    );
    expect((await items(id, '?limit=100&page=100')).items.length).toBe(100);
    expect((await call('DELETE', `/api/channel/${id}/delete`)).body.error).toBe(0);
    expect(await bench.query('SELECT count(*)::int AS n FROM channel_item WHERE channel_id = $1', [id])).toStrictEqual([
      { n: 0 },
    ]);
    expect((await items(other)).result).toBe(10_000);
    expect((await call('GET', '/api/urls?q=many')).body.data.result).toBe(10_000);
  });
});

describe('the picture of a link', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const picture = async (alias: string, headers: Record<string, string> = {}) => {
    const res = await fetch(`${bench.url}/${alias}/i`, { headers });
    return { res, bytes: Buffer.from(await res.arrayBuffer()) };
  };

  it('is generated as a card whose code holds the short URL', async () => {
    // The bench's own address, as `fetch` sends no other Host.
    const own = await linksBench({ LINKS_BASE_URL: 'http://127.0.0.1' });
    try {
      const key = (await own.account()).token;
      await own.link(key, {
        custom: 'Card',
        title: 'Größe <b>&amp; "Preise" für den Herbst in allen unseren Filialen 🎃',
      });
      const res = await fetch(`${own.url}/card/i`);
      const bytes = Buffer.from(await res.arrayBuffer());
      expect([res.status, res.headers.get('content-type')]).toStrictEqual([200, 'image/png']);
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toStrictEqual([1200, 630]);
      const decoded = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
      expect(decoded?.data).toBe('http://127.0.0.1/Card');
      const folder = process.env['PAGES_SCREENSHOTS'];
      if (folder) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'card.png'), bytes);
      }
      const tag = res.headers.get('etag')!;
      expect((await fetch(`${own.url}/card/i`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    } finally {
      await own.close();
    }
  });

  it('hides a destination behind a password or outside of its dates, and is 404 without a redirect', async () => {
    const { id, alias } = await bench.link(token, { custom: 'Hidden', title: 'Secret plan' });
    const plain = await bench.visit(`/${alias}/i`);
    await bench.query(`UPDATE link SET password_hash = 'x' WHERE id = $1`, [id]);
    const hidden = await bench.visit(`/${alias}/i`);
    expect([plain.status, hidden.status]).toStrictEqual([200, 200]);
    expect(hidden.headers['etag']).not.toBe(plain.headers['etag']);
    await bench.query(`UPDATE link SET title = 'Another secret' WHERE id = $1`, [id]);
    expect((await bench.visit(`/${alias}/i`)).headers['etag']).toBe(hidden.headers['etag']);
    const tells = new Set([plain.headers['etag']]);
    for (const closed of [
      `starts_at = now() + interval '1 day'`,
      `starts_at = NULL, expires_at = now()`,
      `expires_at = NULL, click_limit = 3`,
    ]) {
      await bench.query(`UPDATE link SET password_hash = NULL, title = '', ${closed} WHERE id = $1`, [id]);
      await bench.query(`INSERT INTO link_use (link_id, used) VALUES ($1, 3) ON CONFLICT DO NOTHING`, [id]);
      const { status, headers } = await bench.visit(`/${alias}/i`);
      assert.equal(status, 200, closed);
      await bench.query(`UPDATE link SET title = 'Secret', url = 'https://secret.example/' WHERE id = $1`, [id]);
      assert.equal((await bench.visit(`/${alias}/i`)).headers['etag'], headers['etag'], closed);
      tells.add(headers['etag']);
    }
    assert.equal(tells.size, 3, 'one that is over says the same whatever ended it');
    const limited = async (url: string) => {
      await bench.query(`UPDATE link SET click_limit = 4, title = '', url = $2 WHERE id = $1`, [id, url]);
      return (await bench.visit(`/${alias}/i`)).headers['etag'];
    };
    assert.equal(await limited('https://a.example/'), await limited('https://b.example/'), 'its visits are counted');
    for (const state of ['disabled', 'blocked']) {
      await bench.query(`UPDATE link SET state = $2 WHERE id = $1`, [id, state]);
      assert.equal((await bench.visit(`/${alias}/i`)).status, 404, state);
    }
    expect((await bench.visit('/nowhere/i')).status).toBe(404);
    assert.equal((await picture(alias)).res.status, 404, 'on another host');
  });
});
