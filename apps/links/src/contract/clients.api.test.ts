import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

const lists = ['urls', 'domains', 'overlay', 'campaigns', 'channels', 'splash', 'pixels', 'qr', 'account/keys'];
const collections: Record<string, string> = { overlay: 'cta', qr: 'qrs', 'account/keys': 'keys' };

/** What public clients of this API rely on (docs/contracts/links.md#what-clients-rely-on). */
describe('the behaviour that existing clients rely on:', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*.invalid=,*=go.example' });
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });

  it('`error` is the integer 0 on every list, and an empty account has one page', async () => {
    const own = (await bench.account()).token;
    for (const name of lists) {
      const { status, body } = await bench.call('GET', `/api/${name}`, { token: own });
      const collection = collections[name] ?? name;
      // The key of the request is itself a record.
      const result = name === 'account/keys' ? body.data.result : 0;
      assert.deepEqual(Object.keys(body), ['error', 'data'], name);
      assert.deepEqual(
        [status, body.error, { ...body.data, [collection]: [] }],
        [200, 0, { result, perpage: 15, currentpage: 1, nextpage: 0, nextcursor: null, maxpage: 1, [collection]: [] }],
        name,
      );
    }
  });

  it('every list clamps limit and page, has empty pages after the last, and answers 400 to text', async () => {
    const { body } = await call('POST', '/api/channel/add', { name: 'Listed' });
    for (const name of [...lists, `channel/${body.id}`]) {
      const get = async (query: string) => (await call('GET', `/api/${name}?${query}`)).body;
      for (const [query, perpage] of [
        ['limit=0', 1],
        ['limit=-1', 1],
        ['limit=500', 500],
        ['limit=1e9', 1_000],
        ['limit=', 15],
        ['limit=7.9', 7],
      ])
        assert.equal((await get(String(query))).data.perpage, perpage, `${name} ${query}`);
      const past = await get('page=999');
      const collection = collections[name] ?? (name.startsWith('channel/') ? 'items' : name);
      assert.deepEqual([past.error, past.data.currentpage, past.data[collection]], [0, 999, []], name);
      assert.equal(past.data.nextpage, 0, name);
      for (const query of ['limit=abc', 'page=abc'])
        assert.deepEqual(
          [(await call('GET', `/api/${name}?${query}`)).status, (await get(query)).error],
          [400, 1],
          name,
        );
    }
  });

  it('pages are stable and complete: newest first, each record once', async () => {
    const own = (await bench.account()).token;
    const made = [];
    for (let n = 1; n <= 25; n++) {
      const body = { type: 'fbpixel', name: `P${n}`, tag: `1000000${n}` };
      made.push((await bench.call('POST', '/api/pixel/add', { token: own, body })).body.id);
    }
    const seen: number[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const { data } = (await bench.call('GET', `/api/pixels?limit=10&page=${page}`, { token: own })).body;
      expect([data.result, data.maxpage, data.nextpage]).toStrictEqual([25, 3, page < 3 ? page + 1 : 0]);
      seen.push(...data.pixels.map(({ id }: { id: number }) => id));
      last = data.maxpage;
    }
    expect(seen).toStrictEqual(made.reverse());
  });

  it('every POST answers exactly 200', async () => {
    for (const [path, body] of [
      ['url/add', { url: 'https://example.org/' }],
      ['domain/add', { domain: 'https://posted.example.com' }],
      ['campaign/add', {}],
      ['channel/add', { name: 'x' }],
      ['overlay/add', { type: 'image', name: 'x', settings: { image: 'https://example.org/a.png' } }],
      ['splash/add', { name: 'x' }],
      ['pixel/add', { type: 'bing', name: 'x', tag: '12345' }],
      ['qr/add', { type: 'text', data: 'x' }],
      ['account/keys', {}],
      ['url/get', {}],
    ] as const)
      expect([path, (await call('POST', `/api/${path}`, body)).status]).toStrictEqual([path, 200]);
  });

  it('failures are `{error: 1, message, code}` with a status of their own', async () => {
    const { id } = (await call('POST', '/api/pixel/add', { type: 'bing', name: 'x', tag: '777777' })).body;
    for (const [method, path, body, status] of [
      ['POST', 'pixel/add', { type: 'bing', name: 'x' }, 400],
      ['POST', 'pixel/add', { type: 'bing', name: 'x', tag: '777777' }, 409],
      ['POST', 'domain/add', { domain: 'https://away.invalid' }, 422],
      ['GET', 'pixel/99999999999999', undefined, 404],
      ['GET', 'pixel/0', undefined, 404],
      ['GET', 'pixel/x', undefined, 404],
      ['PUT', `pixel/${id}/update`, { tag: 'not an id' }, 400],
      ['POST', 'campaign/add', { slug: 'no spaces' }, 400],
    ] as const) {
      const answer = await call(method, `/api/${path}`, body);
      expect([path, answer.status, answer.body.error]).toStrictEqual([path, status, 1]);
      assert.deepEqual([typeof answer.body.message, typeof answer.body.code], ['string', 'string'], path);
    }
  });

  it('a key is Bearer, Token or bare, in any letter case, and JSON needs no Accept header', async () => {
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `Token ${token}`, `TOKEN ${token}`, token]) {
      const { status, headers } = await bench.call('GET', '/api/account', { headers: { authorization } });
      assert.equal(status, 200, authorization.slice(0, 7));
      expect(headers.get('content-type')!).toMatch(/^application\/json/);
    }
    for (const headers of [
      { accept: '*/*' },
      { authorization: 'Bearer lk_wrong' },
      { authorization: 'Basic eDp5' },
    ] as Record<string, string>[]) {
      const { status, body } = await bench.call('GET', '/api/account', { headers });
      expect([status, body.error]).toStrictEqual([401, 1]);
    }
  });

  it('an unknown `short` answers 200 with error 1, however long it is, and other parameters are ignored', async () => {
    const others = 'limit=abc&page=1&page=2&order=name&campaign=x&q=%00';
    for (const path of ['never-was', 'x'.repeat(4000), `never-was&${others}`]) {
      const { status, body } = await call('GET', `/api/urls?short=http://go.example/${path}`);
      assert.deepEqual([status, body.error], [200, 1], path);
    }
    const { alias, id } = await bench.link(token);
    const { body } = await call('GET', `/api/urls?${others}&short=http://go.example/${alias}`);
    expect(body.details?.id).toBe(id);
  });

  it('flags are read in each of their spellings and answered as JSON booleans', async () => {
    for (const [given, starred] of [
      [true, true],
      [1, true],
      ['1', true],
      ['true', true],
      [false, false],
      [0, false],
      ['0', false],
      ['false', false],
    ])
      assert.equal(
        (await call('POST', '/api/channel/add', { name: 'x', starred: given })).body.starred,
        starred,
        String(given),
      );
  });

  it('campaign names are unique in an account, a default one never fails, slugs are unique everywhere', async () => {
    const [mine, other] = [await bench.account(), await bench.account()];
    const add = (key: string, body: object) => bench.call('POST', '/api/campaign/add', { token: key, body });
    expect((await add(mine.token, { name: 'Sale', slug: 'Sale-1' })).status).toBe(200);
    const taken = await add(mine.token, { name: 'SALE' });
    expect([taken.status, Object.keys(taken.body.errors)]).toStrictEqual([409, ['name']]);
    expect((await add(other.token, { name: 'Sale' })).status).toBe(200);
    const slugTaken = await add(other.token, { name: 'Other', slug: 'sale-1' });
    expect([slugTaken.status, Object.keys(slugTaken.body.errors)]).toStrictEqual([409, ['slug']]);
    assert.equal((await add(other.token, { name: 'x' })).status, 400, 'at least two characters');
    const named = await Promise.all(Array.from({ length: 10 }, () => add(other.token, {})));
    expect([...new Set(named.map(({ status }) => status))]).toStrictEqual([200]);
    expect(new Set(named.map(({ body }) => body.name)).size).toBe(10);
    expect(named[0]!.body.name).toMatch(/^Campaign \d{4}-\d\d-\d\d \d\d:\d\d/);
    assert.equal(named[0]!.body.rotator, false, 'without a slug');
  });

  it('a pixel with one provider and tag exists once after any number of concurrent requests', async () => {
    const body = { type: 'fbpixel', name: 'x', tag: '424242424242' };
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => call('POST', '/api/pixel/add', body)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toStrictEqual([200, ...Array<number>(19).fill(409)]);
    const second = (await call('POST', '/api/pixel/add', { ...body, tag: '434343434343' })).body;
    expect((await call('PUT', `/api/pixel/${second.id}/update`, { tag: body.tag })).status).toBe(409);
    expect((await bench.call('POST', '/api/pixel/add', { token: (await bench.account()).token, body })).status).toBe(
      200,
    );
  });
});
