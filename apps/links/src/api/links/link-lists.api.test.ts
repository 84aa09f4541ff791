import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayMs, linkSorts, linkStates } from '@platform/contracts';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the list of links', () => {
  let bench: LinksBench;
  beforeAll(async () => (bench = await linksBench()));
  afterAll(() => bench.close());

  const list = async (token: string, query: string) => {
    const { status, body } = await bench.call('GET', `/api/urls?${query}`, { token });
    expect([query, status]).toStrictEqual([query, 200]);
    return body.data;
  };
  const ids = async (token: string, query: string): Promise<number[]> =>
    (await list(token, query)).urls.map(({ id }: { id: number }) => id);

  it('shows the links of one state, as each record names it', async () => {
    const { token } = await bench.account();
    const later = new Date(Date.now() + dayMs).toISOString();
    const made = {
      active: [await bench.link(token), await bench.link(token, { expiry: later, clicklimit: 5 })],
      scheduled: [await bench.link(token, { startdate: later })],
      expired: [await bench.link(token, { expiry: later }), await bench.link(token, { clicklimit: 1 })],
      disabled: [await bench.link(token, { disabled: true })],
      blocked: [await bench.link(token)],
    };
    await bench.query(`UPDATE link SET expires_at = now() WHERE id = $1`, [made.expired[0]!.id]);
    await bench.query(`UPDATE link_use SET used = 1 WHERE link_id = $1`, [made.expired[1]!.id]);
    await bench.query(`UPDATE link SET state = 'blocked', blocked_reason = 'x' WHERE id = $1`, [made.blocked[0]!.id]);
    for (const state of linkStates) {
      const { urls, result } = await list(token, `state=${state}`);
      const expected = made[state].map(({ id }) => id).sort((one, other) => other - one);
      expect([state, result, urls.map(({ id }: { id: number }) => id)]).toStrictEqual([
        state,
        expected.length,
        expected,
      ]);
      expect(urls.every((link: { state: string }) => link.state === state)).toBe(true);
    }
    expect((await bench.call('GET', '/api/urls?state=gone', { token })).status).toBe(400);
  });

  it('is sorted by title, clicks or date, up and down, page by page', async () => {
    const { token } = await bench.account();
    const made: number[] = [];
    for (const title of ['beta', 'Alpha', '', 'alpha']) made.push((await bench.link(token, { title })).id);
    const [beta, upper, none, lower] = made as [number, number, number, number];
    const odd = `UPDATE item_counter SET clicks = item_id % 2 WHERE kind = 'link' AND item_id = ANY ($1)`;
    await bench.query(odd, [made]);
    const clicked = made.filter((id) => id % 2 === 1);
    const unclicked = made.filter((id) => id % 2 === 0);
    const up = {
      created: made,
      title: [none, upper, lower, beta],
      clicks: [...unclicked, ...clicked],
    };
    for (const sort of linkSorts) {
      const key = sort.replace('-', '') as keyof typeof up;
      const expected = sort.startsWith('-') ? [...up[key]].reverse() : up[key];
      expect([sort, await ids(token, `sort=${sort}`)]).toStrictEqual([sort, expected]);
      const { nextcursor } = await list(token, `sort=${sort}&limit=2`);
      expect(await ids(token, `sort=${sort}&limit=2&cursor=${nextcursor}`)).toStrictEqual(expected.slice(2));
      const other = sort === 'title' ? 'created' : 'title';
      const { status } = await bench.call('GET', `/api/urls?sort=${other}&cursor=${nextcursor}`, { token });
      expect(status).toBe(400);
    }
    expect(await ids(token, 'sort=-title&order=click')).toStrictEqual([...up.title].reverse());
    expect((await bench.call('GET', '/api/urls?sort=alias', { token })).status).toBe(400);
  });

  it('has a cursor for titles of every length and script', async () => {
    const { token } = await bench.account();
    const titles = ['"'.repeat(255), '🎃'.repeat(120), 'İ'.repeat(255), 'ẞ'.repeat(255)];
    for (const title of titles) await bench.link(token, { title });
    const all = await ids(token, 'sort=title');
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(token, `sort=title&limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(page.urls[0].id);
      cursor = page.nextcursor;
    }
    expect(seen).toStrictEqual(all);
  });

  it('has the clicks of people of each of the last days with sparkline', async () => {
    const { token } = await bench.account();
    const [one, other] = [await bench.link(token), await bench.link(token)];
    await bench.query(
      `INSERT INTO item_day (kind, item_id, day, dimension, value, clicks)
       SELECT 'link', $1, (now() AT TIME ZONE 'UTC')::date - ago, 'reason', value, clicks
       FROM (VALUES (0, 'person', 3), (0, 'robot', 9), (13, 'person', 2), (14, 'person', 7)) AS t (ago, value, clicks)`,
      [one.id],
    );
    const { urls } = await list(token, 'sparkline=14d');
    const quiet = Array<number>(12).fill(0);
    expect(urls.map(({ id, sparkline }: { id: number; sparkline: number[] }) => [id, sparkline])).toStrictEqual([
      [other.id, [0, ...quiet, 0]],
      [one.id, [2, ...quiet, 3]],
    ]);
    expect('sparkline' in (await list(token, '')).urls[0]).toBe(false);
    expect((await bench.call('GET', '/api/urls?sparkline=1y', { token })).status).toBe(400);
  });
});
