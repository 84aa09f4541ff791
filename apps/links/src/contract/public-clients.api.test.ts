import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linksBench, linksOrigin, type LinksBench } from '../testing/links-bench.test-helper.js';

/** What public clients of this API send, and which keys of the answers they read. */
describe('calls of public clients', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const send = async (method: string, path: string, body?: object, authorization = `Bearer ${token}`) => {
    const { status, body: answer } = await bench.call(method, `/api/${path}`, { headers: { authorization }, body });
    expect(status).toBe(200);
    return answer;
  };
  const add = (body: object = {}) => send('POST', 'url/add', { url: 'https://example.org/', ...body });

  it('Python: shortens by Bearer, reads `shorturl`, then reads the clicks of the new link', async () => {
    const { shorturl } = await add();
    const { host, pathname } = new URL(shorturl as string);
    const { data } = await send('GET', `urls?short=${host}${pathname}`);
    expect(Number(data.clicks)).toBe(0);
  });

  it('Python: shortens by Token and reads `short`', async () => {
    const answer = await send('POST', 'url/add', { url: 'https://example.org/' }, `Token ${token}`);
    expect(answer['short']).toBe(answer['shorturl']);
    expect(answer['short']).toMatch(new RegExp(`^${linksOrigin}/`));
  });

  it('PHP: finds a link by its short address in `data.urls`, and deletes it by the id there', async () => {
    const { id, shorturl } = await add();
    const found = await send('GET', `urls?short=${shorturl as string}`);
    expect(found['data'].urls[0].id).toBe(id);
    expect((await send('DELETE', `url/${found['data'].urls[0].id}/delete`))['error']).toBe(0);
    expect((await send('GET', `urls?short=${shorturl as string}`))['error']).toBe(1);
  });

  it('PHP: shortens with every field of its wrapper, and reads the details by id', async () => {
    const { id } = await add({
      custom: 'google365',
      password: 'mypass',
      expiry: '2099-11-17 12:00:00',
      type: 'splash',
      geotarget: [
        { location: 'Canada', link: 'https://example.org/ca' },
        { location: 'United States', link: 'https://example.org/us' },
      ],
      devicetarget: [{ device: 'iPhone', link: 'https://example.org/iphone' }],
    });
    const { details, data } = await send('GET', `url/${id as number}`);
    expect([details.alias, details.location['united states'], details.device.iphone, data.clicks]).toStrictEqual([
      'google365',
      'https://example.org/us',
      'https://example.org/iphone',
      0,
    ]);
    const stats = await send('POST', 'url/stats', { urlid: id as number }, `Token ${token}`);
    expect([stats['details'].id, stats['data'].uniqueClicks]).toStrictEqual([id, 0]);
  });

  it('Apps Script and Node: read 500 a page while `nextpage` has a value', async () => {
    const own = await bench.account();
    await bench.query(
      `INSERT INTO link (account_id, alias, alias_key, url, href)
       SELECT $1, 'p' || n, 'page-' || n, $2, $2 FROM generate_series(1, 1203) n`,
      [own.id, 'https://example.org/'],
    );
    const seen: number[] = [];
    const pages: number[] = [];
    for (let page = 1; page;) {
      const { data } = await send('GET', `urls?limit=500&page=${page}&order=date`, undefined, `Bearer ${own.token}`);
      seen.push(...data.urls.map(({ id }: { id: number }) => id));
      pages.push(data.urls.length);
      expect([data.perpage, data.currentpage, data.maxpage, data.result]).toStrictEqual([500, page, 3, 1203]);
      page = data.nextpage as number;
    }
    expect(pages).toStrictEqual([500, 500, 203]);
    expect(new Set(seen).size).toBe(1203);
  });

  it('Node: lists by POST with numbers in the body, newest first, and reads `data.urls[0].shorturl`', async () => {
    const { shorturl } = await add();
    const { data } = await send('POST', 'url/get', { limit: 1, page: 1, order: 'date' }, `Token ${token}`);
    expect(data.urls[0].shorturl).toBe(shorturl);
  });

  it('Node: changes a link and reads `short`', async () => {
    const { id } = await add();
    const { short } = await send('PUT', `url/${id as number}/update`, { url: 'https://example.org/2', title: null });
    expect((await send('GET', `urls?short=${short as string}`))['details'].longurl).toBe('https://example.org/2');
  });

  it('every list ends: `nextpage` is 0 on its last page', async () => {
    for (const list of ['urls', 'domains', 'overlay', 'campaigns', 'channels', 'splash', 'pixels', 'qr']) {
      const { data } = await send('GET', `${list}?limit=1000`);
      expect([list, data.nextpage]).toStrictEqual([list, 0]);
    }
  });
});
