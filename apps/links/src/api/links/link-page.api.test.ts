import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { hashToken, startService } from '@platform/service-kit';
import { plansOf, vacuum } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const linksOfEach = 12_000;

describe('the lists of an account with many links', () => {
  let bench: LinksBench;
  let dataSource: DataSource;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      const service = await startService(links, env);
      dataSource = service.app.get(DataSource);
      return service;
    });
    await seeded('haystack');
    token = await seeded('meadow');
    await vacuum(bench, 'link', 'link_tag', 'item_counter');
  });
  afterAll(() => bench.close());

  /** One of ten links has no click. The oldest ten have the tag `rare`, and all others one of forty tags. */
  async function seeded(word: string): Promise<string> {
    const account = await bench.account();
    await bench.query(
      `INSERT INTO link (account_id, alias, alias_key, url, title, created_at)
       SELECT $1::int, $1::int || '-' || n, $1::int || '-' || n, 'https://example.org/' || md5(n::text), $3 || ' ' || n,
         now() - n * interval '1 second' FROM generate_series(1, $2::int) n`,
      [account.id, linksOfEach, word],
    );
    await bench.query(
      `INSERT INTO link_tag (account_id, link_id, tag)
       SELECT $1, id, 'tag' || id % 40 FROM link WHERE account_id = $1 UNION ALL
       (SELECT $1, id, 'rare' FROM link WHERE account_id = $1 ORDER BY created_at LIMIT 10)`,
      [account.id],
    );
    await bench.query(
      `UPDATE item_counter SET clicks = item_id FROM link WHERE kind = 'link' AND item_id = link.id AND account_id = $1
       AND link.id % 10 > 0`,
      [account.id],
    );
    return account.token;
  }

  const get = async (path: string) => {
    const { status, body } = await bench.call('GET', path, { token });
    assert.equal(status, 200, path);
    return body.data;
  };
  const plans = (path: string) => plansOf(dataSource, /account_id = \$\d/, () => get(path));

  it('find a page in an index, and read whole links for that page only', async () => {
    const path = '/api/urls?limit=10&page=1000';
    expect((await get(path)).urls.map(({ title }: { title: string }) => title)[0]).toBe('meadow 9991');
    const { indexes } = await plans(path);
    expect([...indexes]).toEqual(expect.arrayContaining(['link_living', 'link_newest', 'link_pkey']));
    const { rowsRead } = await plans('/api/urls?limit=10');
    // The count by its index; the page, the link, its domain, counter and uses of ten links.
    expect(rowsRead).toBeLessThan(linksOfEach + 100);
  });

  it('have an index for the order by clicks', async () => {
    const path = '/api/urls?limit=10&order=click';
    const clicks = (await get(path)).urls.map((link: { clicks: number }) => link.clicks);
    expect(clicks).toStrictEqual([...clicks].sort((one, other) => other - one));
    const { indexes, rowsRead } = await plans(path);
    expect(indexes).toContain('item_counter_clicks');
    expect(rowsRead).toBeLessThan(linksOfEach + 100);
    const last = await get('/api/urls?limit=1000&page=12&order=click');
    expect(last.urls.length).toBe(1_000);
    expect(last.urls.at(-1).clicks).toBe(0);
  });

  it('have an index for the order by title, and for the few links that lead nowhere now', async () => {
    const byTitle = await plans('/api/urls?limit=10&sort=title');
    expect(byTitle.indexes).toContain('link_titles');
    expect(byTitle.rowsRead).toBeLessThan(linksOfEach + 100);
    for (const state of ['scheduled', 'expired', 'disabled', 'blocked']) {
      const { rowsRead } = await plans(`/api/urls?limit=10&state=${state}`);
      expect([state, rowsRead < 10]).toStrictEqual([state, true]);
    }
  });

  it('find words without reading links that lack them', async () => {
    for (const word of ['nowhere', 'haystack']) {
      const path = `/api/urls?limit=10&q=${word}`;
      assert.equal((await get(path)).result, 0, word);
      const { indexes, rowsRead } = await plans(path);
      assert.ok(indexes.has('link_words'), word);
      assert.ok(rowsRead < 10, `${word}: ${rowsRead}`);
    }
    const found = await get('/api/urls?q=EADOW 1199');
    expect([found.result, found.urls.at(-1).title]).toStrictEqual([11, 'meadow 11999']);
    expect((await plans('/api/urls?q=EADOW 1199')).rowsRead).toBeLessThan(200);
  });

  it('find words of one and of two letters, and special characters', async () => {
    for (const [word, title] of [
      ['w 7', 'meadow 7'],
      [' 7', 'meadow 7'],
      ['w', 'meadow 1'],
    ] as const)
      assert.equal((await get(`/api/urls?q=${encodeURIComponent(word)}`)).urls[0].title, title, word);
    assert.equal((await get('/api/urls?q=%C2%A7')).result, 0);
  });

  it('find a rare tag by the tag, not by the order', async () => {
    expect((await get('/api/urls?tag=rare')).result).toBe(10);
    const { indexes, rowsRead } = await plans('/api/urls?tag=rare');
    expect(indexes).toContain('link_tag_account');
    expect(rowsRead).toBeLessThan(150);
  });

  it('show a channel without reading other links', async () => {
    const [channel] = await bench.query<{ id: number }>(
      `WITH made AS (
         INSERT INTO channel (account_id, name, color) SELECT account_id, 'All', '#fff' FROM api_key WHERE key_hash = $1
         RETURNING id, account_id
       ), filled AS (
         INSERT INTO channel_item (channel_id, account_id, type, item_id, assigned_at)
         SELECT made.id, account_id, 'links', link.id, link.created_at FROM made JOIN link USING (account_id)
       ) SELECT id FROM made`,
      [hashToken(token)],
    );
    await vacuum(bench, 'channel_item');
    const path = `/api/channel/${channel!.id}?limit=10`;
    const { items, nextcursor, ...first } = await get(`${path}&page=1100`);
    expect([items.length, first.result, first.result_is_lower_bound]).toStrictEqual([10, 10_001, true]);
    for (const page of [path, `${path}&cursor=${nextcursor}`]) {
      const { indexes, rowsRead } = await plans(page);
      expect(indexes).toContain('channel_item_newest');
      // The items up to the limit, and whether they exist; everything of eleven.
      expect(rowsRead).toBeLessThan(10_001 + linksOfEach + 100);
    }
  });

  it('count the links of the tags of one page only', async () => {
    const page = await get('/api/tags?limit=2&page=2');
    expect([page.result, page.tags]).toStrictEqual([
      41,
      [
        { tag: 'tag1', links: 300 },
        { tag: 'tag10', links: 300 },
      ],
    ]);
    const { indexes, rowsRead } = await plans('/api/tags?limit=2&page=2');
    expect([...indexes]).toStrictEqual(['link_tag_account']);
    // Three tags, the third of which only shows that there is a next page.
    expect(rowsRead).toBeLessThan(1_000);
  });

  it('count the matches of a filter up to a limit, say so, and can be read to the end', async () => {
    const { urls, nextcursor, ...first } = await get('/api/urls?limit=1000&q=meadow');
    const pages = { perpage: 1_000, currentpage: 1, nextpage: 2, maxpage: 11 };
    expect([urls.length, first]).toStrictEqual([1_000, { result: 10_001, result_is_lower_bound: true, ...pages }]);
    const ways: Record<string, (page: { nextpage: number; nextcursor: string | null }) => string | null> = {
      number: ({ nextpage }) => (nextpage ? `page=${nextpage}` : null),
      cursor: ({ nextcursor }) => nextcursor && `cursor=${nextcursor}`,
    };
    for (const [name, way] of Object.entries(ways)) {
      const seen = new Set(urls.map(({ id }: { id: number }) => id));
      for (let next = way({ nextpage: 2, nextcursor }); next;) {
        const page = await get(`/api/urls?limit=1000&q=meadow&${next}`);
        for (const { id } of page.urls) seen.add(id);
        assert.ok(page.maxpage >= Math.max(page.currentpage, page.nextpage), name);
        next = way(page);
      }
      assert.equal(seen.size, linksOfEach, name);
    }
  });

  it('count all links for page numbers, and up to the limit for cursors', async () => {
    const all = await get('/api/urls?limit=1000');
    expect([all.result, all.maxpage, 'result_is_lower_bound' in all]).toStrictEqual([linksOfEach, 12, false]);
    const next = await get(`/api/urls?limit=1000&cursor=${all.nextcursor}`);
    expect([next.result, next.result_is_lower_bound]).toStrictEqual([10_001, true]);
  });

  it.each(['date', 'click'])(
    'find the page behind a cursor in the index of the order by %s, however deep it is',
    async (order) => {
      const deep = await get(`/api/urls?order=${order}&limit=10&page=1100`);
      const path = `/api/urls?order=${order}&limit=10&cursor=${deep.nextcursor}`;
      expect((await get(path)).urls.length).toBe(10);
      const { indexes, rowsRead } = await plans(path);
      expect(indexes).toContain(order === 'date' ? 'link_newest' : 'item_counter_clicks');
      // The count up to its limit; the page, the link, its domain, counter and uses of eleven links.
      expect(rowsRead).toBeLessThan(10_001 + 150);
    },
  );
});
