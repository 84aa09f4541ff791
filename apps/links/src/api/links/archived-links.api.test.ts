import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('an archived link', () => {
  let bench: LinksBench;
  let key: string;
  let token: string;
  beforeAll(async () => (bench = await linksBench()));
  beforeEach(async () => {
    const account = await bench.account();
    key = account.token;
    token = await bench.token({ user_uuid: account.user.uuid });
  });
  afterAll(() => bench.close());

  const own = (method: string, path: string, body?: object) =>
    bench.call(method, `/api/v1/links${path}`, { token, body });
  const archive = (id: number) => own('POST', `/url/${id}/archive`);
  const page = async (query: string) => (await own('GET', `/urls?${query}`)).body.data;
  const ids = ({ urls }: { urls: { id: number }[] }) => urls.map(({ id }) => id);
  const made = async (count: number, body: object = {}): Promise<number[]> => {
    const links: number[] = [];
    for (let n = 0; n < count; n++) links.push((await bench.link(key, body)).id);
    return links;
  };

  it('leads on, and leaves the lists of its owner, and their totals, until it is taken back', async () => {
    const { id, alias } = await bench.link(key, { title: 'Old sale' });
    const [other] = await made(1);
    expect((await archive(id)).body).toStrictEqual({ error: 0, message: 'The link has been archived.' });
    expect((await bench.visit(`/${alias}`)).status).toBe(302);
    for (const query of ['', 'sort=title', 'sort=-clicks', 'state=active', 'limit=1']) {
      const shown = await page(query);
      expect([query, shown.result, shown.nextpage, ids(shown)]).toStrictEqual([query, 1, 0, [other]]);
    }
    expect((await page('q=old')).result).toBe(0);
    expect((await own('GET', `/url/${id}`)).body.details).toMatchObject({ archived: true, state: 'active' });
    expect((await own('POST', `/url/${id}/unarchive`)).status).toBe(200);
    expect(ids(await page(''))).toStrictEqual([other, id]);
    expect((await own('GET', `/url/${id}`)).body.details.archived).toBe(false);
  });

  it('is in the list of archived ones whatever its state is, which is searched, sorted and cut as others', async () => {
    const [first, second, off] = (await made(3, { title: 'Sale' })) as [number, number, number];
    await bench.call('PUT', `/api/url/${off}/update`, { token: key, body: { disabled: true, title: 'A sale' } });
    for (const id of [first, second, off]) await archive(id);
    await made(1, { title: 'Sale, shown' });
    const all = await page('state=archived');
    expect([all.result, ids(all)]).toStrictEqual([3, [off, second, first]]);
    expect(all.urls.map(({ archived, state }: Record<string, unknown>) => [archived, state])).toStrictEqual([
      [true, 'disabled'],
      [true, 'active'],
      [true, 'active'],
    ]);
    expect(ids(await page('state=archived&q=sale&sort=title&limit=1'))).toStrictEqual([off]);
    const { nextcursor } = await page('state=archived&limit=2');
    expect(ids(await page(`state=archived&limit=2&cursor=${nextcursor}`))).toStrictEqual([first]);
    expect(ids(await page('state=disabled'))).toStrictEqual([]);
  });

  it('stays in the lists and answers of keys as it is, which say nothing of archives', async () => {
    const { id, alias } = await bench.link(key);
    const asked = async () => [
      (await bench.call('GET', '/api/urls', { token: key })).body,
      (await bench.call('GET', `/api/url/${id}`, { token: key })).body,
      (await bench.call('GET', `/api/urls?short=http://go.example/${alias}`, { token: key })).body,
    ];
    const before = await asked();
    expect((await bench.call('POST', `/api/url/${id}/archive`, { token: key })).status).toBe(200);
    expect(await asked()).toStrictEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/archive/);
    const { body } = await bench.call('GET', '/api/urls?state=archived', { token: key });
    expect(ids(body.data)).toStrictEqual([id]);
    const found = (await own('GET', `/urls?short=http://go.example/${alias}`)).body;
    expect([found.details.archived, found.data.urls[0].archived]).toStrictEqual([true, true]);
  });

  it('counts its clicks, keeps the moment of its archive, and is deleted as any other', async () => {
    const { id, alias } = await bench.link(key);
    await archive(id);
    const moment = () => bench.query(`SELECT archived_at FROM link WHERE id = $1`, [id]);
    const since = await moment();
    await archive(id);
    expect(await moment()).toStrictEqual(since);
    await bench.visit(`/${alias}`);
    await bench.counted(key, id, 1);
    expect((await own('DELETE', `/url/${id}/delete`)).status).toBe(200);
    expect((await page('state=archived')).result).toBe(0);
    expect((await page('')).result).toBe(0);
    for (const verb of ['archive', 'unarchive']) expect((await own('POST', `/url/${id}/${verb}`)).status).toBe(404);
  });

  it('is made of up to a hundred at once, with a result for each', async () => {
    const [first, second] = (await made(2)) as [number, number];
    const stranger = await bench.link((await bench.account('Eve')).token);
    const bulk = async (action: string) =>
      (await own('POST', '/urls/bulk', { action, ids: [first, stranger.id, second] })).body.results.map(
        ({ id, error, code }: { id: number; error: number; code?: string }) => [id, error, code],
      );
    const results = [
      [first, 0, undefined],
      [stranger.id, 1, 'not_found'],
      [second, 0, undefined],
    ];
    expect(await bulk('archive')).toStrictEqual(results);
    expect((await page('')).result).toBe(0);
    expect(await bulk('unarchive')).toStrictEqual(results);
    expect(ids(await page(''))).toStrictEqual([second, first]);
  });
});
