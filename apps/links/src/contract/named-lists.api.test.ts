import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

/** The lists that `q` searches: collection of the answer, and what makes a record of a name. */
const lists: [path: string, collection: string, add: string, body: (name: string, n: number) => object][] = [
  ['overlay', 'cta', 'overlay/add', (name) => ({ type: 'message', name, settings: { text: 'T' } })],
  ['splash', 'splash', 'splash/add', (name) => ({ name })],
  ['pixels', 'pixels', 'pixel/add', (name, n) => ({ type: 'bing', name, tag: String(12_340 + n) })],
  ['bio', 'bio', 'bio/add', (title) => ({ title })],
  ['qr', 'qrs', 'qr/add', (name) => ({ type: 'text', data: 'x', name })],
  ['campaigns', 'campaigns', 'campaign/add', (name) => ({ name })],
  ['channels', 'channels', 'channel/add', (name) => ({ name })],
  ['utm-templates', 'templates', 'utm-templates', (name) => ({ name, medium: 'email' })],
];

describe('a list that is searched by q', () => {
  let bench: LinksBench;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const found = async (path: string, collection: string, query: string, as = token) => {
    const { status, body } = await bench.call('GET', `/api/${path}?${query}`, { token: as });
    expect([path, status]).toStrictEqual([path, 200]);
    return [body.data.result, body.data[collection].map(({ id }: { id: number }) => id), body.data.nextcursor];
  };

  it.each(lists)(
    'has in %s what holds the words, in any letter case, page by page',
    async (path, list, adding, body) => {
      const add = async (name: string, n: number): Promise<number> =>
        (await bench.call('POST', `/api/${adding}`, { token, body: body(name, n) })).body.id;
      const [spring] = [await add('100% Spring sale', 1), await add('Autumn', 2)];
      const late = await add('Late SPRING', 3);
      expect((await found(path, list, 'q=spring')).slice(0, 2)).toStrictEqual([2, [late, spring]]);
      expect((await found(path, list, 'q=0%25%20S')).slice(0, 2)).toStrictEqual([1, [spring]]);
      expect((await found(path, list, 'q=_')).slice(0, 2)).toStrictEqual([0, []]);
      const [, first, cursor] = await found(path, list, 'q=spring&limit=1');
      expect(first).toStrictEqual([late]);
      expect((await found(path, list, `q=spring&limit=1&cursor=${cursor}`))[1]).toStrictEqual([spring]);
      const stranger = await bench.account('Eve');
      expect((await found(path, list, 'q=spring', stranger.token))[0]).toBe(0);
      expect((await bench.call('GET', `/api/${path}?q=%00`, { token })).status).toBe(400);
    },
  );

  it('finds pixels by their tag, and bio pages by their alias', async () => {
    const add = async (path: string, body: object): Promise<number> =>
      (await bench.call('POST', `/api/${path}`, { token, body })).body.id;
    const pixel = await add('pixel/add', { type: 'gtmpixel', name: 'P', tag: 'GTM-FINDME' });
    const page = await add('bio/add', { title: 'B', alias: 'find-me' });
    expect((await found('pixels', 'pixels', 'q=findme'))[1]).toStrictEqual([pixel]);
    expect((await found('bio', 'bio', 'q=find-me'))[1]).toStrictEqual([page]);
  });
});
