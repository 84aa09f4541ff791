import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { writeCursor } from '@platform/contracts';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { walkedLists, type WalkedList } from './walked-lists.test-helper.js';

const idOf = ({ id }: Record<string, unknown>) => String(id);

describe('the cursor of a list', () => {
  let bench: LinksBench;
  beforeAll(async () => (bench = await linksBench()));
  afterAll(() => bench.close());

  /** An account with nine rows in the list, and helpers to change and read it. */
  async function filled({ collection, keyOf = idOf, parent, path, row, remove }: WalkedList) {
    const { id, token } = await bench.account();
    const [made] = parent ? await bench.query<{ id: number }>(parent(id)) : [];
    const parentId = made?.id ?? 0;
    const add = (n: number) => bench.query(row(id, n, parentId));
    for (let n = 1; n <= 9; n++) await add(n);
    const get = (query: string) => {
      const address = path(parentId);
      return bench.call('GET', `/api/${address}${address.includes('?') ? '&' : '?'}${query}`, { token });
    };
    const page = async (query: string) => {
      const { status, body } = await get(query);
      assert.equal(status, 200, JSON.stringify(body));
      const { [collection]: records, ...facts } = body.data;
      return { keys: (records as Record<string, unknown>[]).map(keyOf), facts };
    };
    return { add, get, page, remove: (key: string) => bench.query(remove(key)) };
  }

  it.each(Object.entries(walkedLists))('reaches the end of %s while rows are added and deleted', async (_, list) => {
    const { add, page, remove } = await filled(list);
    const { keys: before } = await page('limit=1000');
    expect(before.length).toBeGreaterThanOrEqual(9);
    const seen: string[] = [];
    let query = 'limit=2';
    for (let number = 1; ; number++) {
      const { keys, facts } = await page(query);
      seen.push(...keys);
      expect(facts.currentpage).toBe(number);
      if (facts.nextcursor === null) {
        expect(facts.nextpage).toBe(0);
        break;
      }
      expect([keys.length, facts.nextpage]).toStrictEqual([2, number + 1]);
      assert.ok(facts.maxpage > number);
      await add(9 + number);
      await remove(keys.at(-1)!);
      query = `limit=2&page=77&cursor=${facts.nextcursor}`;
    }
    expect(seen).toStrictEqual(before);
  });

  it.each(Object.entries(walkedLists))('is refused by %s when it belongs to another', async (_, list) => {
    const { get } = await filled(list);
    for (const cursor of ['', 'x', writeCursor(0, [1]), writeCursor(1, ['a', 'b', 'c', 'd']), writeCursor(1, [])]) {
      const { status, body } = await get(`cursor=${cursor}`);
      expect([status, body.code, Object.keys(body.errors ?? {})]).toStrictEqual([400, 'invalid_request', ['cursor']]);
    }
  });

  it.each(Object.entries(walkedLists))('shows nothing of another account in %s', async (_, list) => {
    const [mine, other] = [await filled(list), await filled(list)];
    const cursor = (await mine.page('limit=2')).facts.nextcursor;
    const [own, shown] = [(await other.page('limit=1000')).keys, await other.page(`limit=1000&cursor=${cursor}`)];
    for (const key of shown.keys) assert.ok(own.includes(key), key);
    expect(shown.facts.nextcursor).toBe(null);
  });

  it('holds no value that Postgres would refuse', async () => {
    const { token } = await bench.account();
    for (const [path, keys] of [
      ['pixels', [2 ** 31]],
      ['pixels', [1.5]],
      ['qr', ['0000-01-01T00:00:00.000000Z', 1]],
      ['tags', ['\0']],
      ['urls', ['date', '2026-13-01T00:00:00.000000Z', 1]],
      ['urls?order=click', ['click', 2 ** 60, 1]],
    ] as const) {
      const address = `/api/${path}${path.includes('?') ? '&' : '?'}cursor=${writeCursor(1, keys)}`;
      expect([path, (await bench.call('GET', address, { token })).status]).toStrictEqual([path, 400]);
    }
  });

  it('continues its own order only, also in the list that old clients read by POST', async () => {
    const { token } = await bench.account();
    const made = [await bench.link(token), await bench.link(token)].map(({ id }) => id);
    const post = (body: object) => bench.call('POST', '/api/url/get', { token, body: { limit: 1, ...body } });
    for (const [order, other] of [
      ['date', 'click'],
      ['click', 'date'],
    ] as const) {
      const { urls, nextcursor: cursor } = (await post({ order })).body.data;
      const next = (await post({ order, cursor })).body.data;
      expect([urls[0].id, next.urls[0].id, next.nextcursor]).toStrictEqual([made[1], made[0], null]);
      for (const { status, body } of [
        await post({ order: other, cursor }),
        await bench.call('GET', `/api/urls?order=${other}&cursor=${cursor}`, { token }),
      ])
        expect([status, body.errors]).toStrictEqual([400, { cursor: ['is a cursor of another order'] }]);
    }
  });
});
