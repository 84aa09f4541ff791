import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('links', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown) => bench.call(method, path, { token, body });

  it('are created with 200 and exactly error, id and the short URL, under both of its names', async () => {
    const { status, body } = await call('POST', '/api/url/add', {
      url: 'https://example.org/a',
      unknown: [1],
      id: 7,
      clicks: 99,
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toStrictEqual(['error', 'id', 'shorturl', 'short']);
    expect(body.error).toBe(0);
    expect(body.shorturl).toMatch(/^http:\/\/go\.example\/[2-9a-hkmnp-zA-HJ-NP-Z]{7}$/);
  });

  it('are created once by a request that is repeated with its Idempotency-Key', async () => {
    const send = (url: string) =>
      bench.call('POST', '/api/url/add', { token, body: { url }, headers: { 'idempotency-key': 'once' } });
    const answers = [await send('https://example.org/once'), await send('https://example.org/once')];
    expect(answers[0]!.body).toStrictEqual(answers[1]!.body);
    const other = await send('https://example.org/other');
    expect([other.status, other.body.error, other.body.code]).toStrictEqual([409, 1, 'idempotency_key_reused']);
  });

  it('change what is given, clear what is null or empty, and keep the rest', async () => {
    const { id } = await bench.link(token, { custom: 'Before', title: 'T', description: 'D' });
    const { status, body } = await call('PUT', `/api/url/${id}/update`, { url: 'https://example.org/new', title: '' });
    const short = `${linksOrigin}/Before`;
    expect([status, body]).toStrictEqual([200, { error: 0, id, short, shorturl: short }]);
    const details = async () => (await call('GET', `/api/url/${id}`)).body.details;
    const { longurl, title, description } = await details();
    expect([longurl, title, description]).toStrictEqual(['https://example.org/new', '', 'D']);
    await call('PUT', `/api/url/${id}/update`, { description: null, custom: null });
    expect([(await details()).description, (await details()).alias]).toStrictEqual(['', 'Before']);
    await call('PUT', `/api/url/${id}/update`, {});
    expect((await details()).longurl).toStrictEqual('https://example.org/new');
  });

  it('move to another alias, and the old one stays closed to strangers', async () => {
    const { id } = await bench.link(token, { custom: 'Old-Home' });
    const stranger = (await bench.account()).token;
    const moved = await call('PUT', `/api/url/${id}/update`, { custom: 'New-Home' });
    expect(moved.body.short).toBe(`${linksOrigin}/New-Home`);
    const theft = await bench.call('POST', '/api/url/add', {
      token: stranger,
      body: { url: 'https://evil.example', custom: 'old-home' },
    });
    expect([theft.status, theft.body.code]).toStrictEqual([409, 'already_exists']);
    await bench.link(token, { custom: 'old-home' });
    expect((await call('PUT', `/api/url/${id}/update`, { custom: 'OLD-HOME' })).status).toBe(409);
    expect((await call('PUT', `/api/url/${id}/update`, { custom: 'NEW-home' })).body.short).toBe(
      `${linksOrigin}/NEW-home`,
    );
  });

  it('become tombstones when deleted: they are gone everywhere, and only their owner may reuse the alias', async () => {
    const { id } = await bench.link(token, { custom: 'Grave' });
    const stranger = (await bench.account()).token;
    const deleted = await call('DELETE', `/api/url/${id}/delete`);
    expect([deleted.status, deleted.body]).toStrictEqual([200, { error: 0, message: 'The link has been deleted.' }]);
    for (const [method, path] of [
      ['GET', `/api/url/${id}`],
      ['PUT', `/api/url/${id}/update`],
      ['DELETE', `/api/url/${id}/delete`],
    ] as const) {
      expect((await call(method, path, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
    expect((await call('GET', `/api/urls?short=${linksOrigin}/Grave`)).body.error).toBe(1);
    const body = { url: 'https://example.org', custom: 'GRAVE' };
    expect((await bench.call('POST', '/api/url/add', { token: stranger, body })).status).toBe(409);
    expect((await call('POST', '/api/url/add', body)).status).toBe(200);
  });

  it('give their owner the alias of a random link again, after it was deleted or moved', async () => {
    const deleted = await bench.link(token, { url: 'https://example.org/before' });
    await bench.visit(`/${deleted.alias}`);
    await call('DELETE', `/api/url/${deleted.id}/delete`);
    await bench.link(token, { custom: deleted.alias, url: 'https://example.org/again' });
    const { headers } = await bench.visit(`/${deleted.alias}`);
    expect(headers.location).toBe('https://example.org/again');
    const { id, alias } = await bench.link(token, { url: 'https://example.org/moved' });
    await call('PUT', `/api/url/${id}/update`, { custom: 'elsewhere' });
    const stranger = (await bench.account()).token;
    expect(
      (
        await bench.call('POST', '/api/url/add', {
          token: stranger,
          body: { url: 'https://evil.example', custom: alias },
        })
      ).status,
    ).toBe(409);
    expect((await call('PUT', `/api/url/${id}/update`, { custom: alias })).body.short).toBe(`${linksOrigin}/${alias}`);
    expect((await bench.visit(`/${alias}`)).headers.location).toBe('https://example.org/moved');
    expect((await bench.visit('/elsewhere')).status).toBe(404);
  });

  it('give an alias to exactly one of 50 concurrent requests, in whatever spelling', async () => {
    const spellings = ['Rush-Ö', 'rush-ö', 'RUSH-Ö', 'Rush-O\u0308'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        call('POST', '/api/url/add', { url: 'https://example.org', custom: spellings[i % 4] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, ...Array<number>(49).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toStrictEqual({ error: 1, message: 'This alias is taken.', code: 'already_exists' });
    expect(await bench.query(`SELECT count(*)::int AS rows FROM link WHERE alias_key = 'rush-ö'`)).toStrictEqual([
      { rows: 1 },
    ]);
  });

  it('refuse an alias whose spelling belongs to another link', async () => {
    const stranger = (await bench.account()).token;
    const { alias } = await bench.link(token);
    const { status } = await bench.call('POST', '/api/url/add', {
      token: stranger,
      body: { url: 'https://evil.example', custom: alias },
    });
    expect(status).toBe(409);
    const { id } = await bench.link(stranger, { custom: 'something-else' });
    const moved = await bench.call('PUT', `/api/url/${id}/update`, { token: stranger, body: { custom: alias } });
    expect(moved.status).toBe(409);
  });

  it('of another owner answer like unknown ones, and stay untouched', async () => {
    const { id } = await bench.link(token, { custom: 'Mine-Only' });
    const stranger = (await bench.account()).token;
    const missing = { error: 1, message: 'The resource does not exist.', code: 'not_found' };
    const before = await bench.query('SELECT * FROM link WHERE id = $1', [id]);
    for (const [method, suffix, body] of [
      ['GET', '', undefined],
      ['PUT', '/update', { url: 'https://evil.example' }],
      ['DELETE', '/delete', undefined],
    ] as const) {
      for (const wanted of [id, 2_000_000_000, 9_999_999_999_999_999, 0, '01', '1.5', 'abc', '99999999999999999999']) {
        const answer = await bench.call(method, `/api/url/${wanted}${suffix}`, { token: stranger, body });
        assert.deepEqual([answer.status, answer.body], [404, missing], `${method} ${wanted}`);
      }
    }
    expect(await bench.query('SELECT * FROM link WHERE id = $1', [id])).toStrictEqual(before);
  });

  it('refuse bad input with 400 and the name of the field, and write nothing', async () => {
    const { id } = await bench.link(token);
    const rows = await bench.query('SELECT * FROM link ORDER BY id');
    const add = '/api/url/add';
    const url = 'https://example.org';
    const cases: [string, string, object, string][] = [
      ['POST', add, { rawBody: '{"url":' }, ''],
      ['POST', add, { rawBody: 'url=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, ''],
      ['POST', add, { body: [] }, ''],
      ['POST', add, {}, ''],
      ['POST', add, { body: {} }, 'url is missing'],
      ['POST', add, { body: { url: 7 } }, 'url must be a string'],
      ['POST', '/api/url/stats', { body: {} }, 'urlid is missing'],
      ['POST', '/api/qr/add', { body: { type: 'link' } }, 'data is missing'],
      ['POST', add, { body: { url: '' } }, 'url'],
      ['POST', add, { body: { url: 'javascript:alert(1)' } }, 'url'],
      ['POST', add, { body: { url: `${linksOrigin}/loop` } }, 'url'],
      ['POST', add, { body: { url: `https://example.org/${'a'.repeat(9000)}` } }, 'url'],
      ['POST', add, { body: { url, custom: 'ab' } }, 'custom'],
      ['POST', add, { body: { url, custom: 'api' } }, 'custom'],
      ['POST', add, { body: { url, custom: 7 } }, 'custom'],
      ['POST', add, { body: { url, title: 'é'.repeat(256) } }, 'title'],
      ['POST', add, { body: { url, description: 'a\u0000b' } }, 'description'],
      ['PUT', `/api/url/${id}/update`, { body: { url: '' } }, 'url'],
      ['PUT', `/api/url/${id}/update`, { body: { url: null } }, 'url'],
      ['PUT', `/api/url/${id}/update`, { body: { custom: 'a/b' } }, 'custom'],
    ];
    for (const [method, path, options, words] of cases) {
      const [field] = words.split(' ');
      const { status, body } = await bench.call(method, path, { token, ...options });
      assert.deepEqual(
        [status, body.error, body.code],
        [400, 1, 'invalid_request'],
        JSON.stringify(options).slice(0, 80),
      );
      expect([body.message.startsWith(words), Object.keys(body.errors ?? {})]).toStrictEqual([
        true,
        field ? [field] : [],
      ]);
    }
    expect(await bench.query('SELECT * FROM link ORDER BY id')).toStrictEqual(rows);
  });

  it('answer an unknown path and an oversized body in the format of the API', async () => {
    const unknown = await call('GET', '/api/nowhere');
    expect([unknown.status, unknown.body.error, unknown.body.code]).toStrictEqual([404, 1, 'not_found']);
    expect(unknown.body.message).toMatch(/nothing at this address/);
    const large = await call('POST', '/api/url/add', {
      url: 'https://example.org',
      description: 'x'.repeat(5_000_000),
    });
    expect([large.status, large.body.error]).toStrictEqual([413, 1]);
  });
});
