import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { dayMs } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import type { Click } from '../journal/click.js';
import { ClickTable } from '../journal/click-table.js';
import { DimensionLimit } from './dimension-limit.js';
import { dayOf } from '../journal/day-partitions.js';
import { RebuildService } from './rebuild.service.js';

describe('a dimension with more values than the limit', () => {
  let bench: LinksBench;
  let running: RunningService;
  beforeAll(async () => (bench = await linksBench({}, async (env) => (running = await startService(links, env)))));
  afterAll(() => bench.close());

  /** Each referrer, with the number of its clicks. */
  const from = (pages: [string, number][], at: number, itemId: number, accountId = 0): Click[] =>
    pages.flatMap(([page, times]) =>
      Array.from({ length: times }, () => someClick({ at, itemId, accountId, referrer: `https://${page}.example/` })),
    );
  const pages = (count: number, name: string): [string, number][] =>
    Array.from({ length: count }, (_, n) => [`${name}${n}`, 1]);

  async function count(clicks: ReturnType<typeof from>): Promise<void> {
    await running.app.get(ClickTable).insert(clicks);
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
  }

  /** The named values, the number in `Other`, and the total. */
  async function referrers(day: string, itemId: number, kind = 'link') {
    const rows = await bench.query<{ value: string; n: number }>(
      `SELECT value, clicks::int AS n FROM item_day
       WHERE kind = $1 AND item_id = $2 AND day = $3 AND dimension = 'referrer' ORDER BY clicks DESC, value`,
      [kind, itemId, day],
    );
    const named = rows.filter(({ value }) => value !== 'Other');
    const total = rows.reduce((sum, { n }) => sum + n, 0);
    return { named, other: rows.find(({ value }) => value === 'Other')?.n ?? 0, total };
  }

  it('stays limited during its day, in one batch as in many, and loses no click', async () => {
    const now = Date.now();
    await count(from([['often', 30], ...pages(3_000, 'flood')], now, 901));
    const flooded = await referrers(dayOf(now), 901);
    expect([flooded.named.length, flooded.other, flooded.total]).toStrictEqual([500, 2_501, 3_030]);
    expect(flooded.named[0]).toStrictEqual({ value: 'often.example', n: 30 });
    for (let batch = 0; batch < 6; batch++) await count(from(pages(250, `drop${batch}-`), now, 902));
    const dripped = await referrers(dayOf(now), 902);
    assert.ok(dripped.named.length <= 1_000, `${dripped.named.length} values`);
    expect(dripped.other).toBeGreaterThan(0);
    expect(dripped.total).toBe(1_500);
  });

  it('has the most frequent values after its day, as its single clicks say, for links and accounts', async () => {
    const { id: owner, token } = await bench.account();
    const [one, deleted] = [await bench.link(token), await bench.link(token)];
    const at = Date.now() - 2 * dayMs;
    const day = dayOf(at);
    await count(from(pages(900, 'early'), at, one.id, owner));
    // A value that was rare at first turns out to be frequent.
    await count(from(pages(900, 'more'), at, one.id, owner));
    await count(
      from([['early899', 40], ['more899', 50], ...pages(100, 'last')] as [string, number][], at, one.id, owner),
    );
    await count(from(pages(400, 'early'), at, deleted.id, owner));
    // An item of another kind with the same id, in the same batch: nothing of it is lost.
    await count(from(pages(3, 'scan'), at, one.id, owner).map((click) => ({ ...click, kind: 'qr' })));
    expect((await bench.call('DELETE', `/api/url/${deleted.id}/delete`, { token })).status).toBe(200);
    await running.app.get(DimensionLimit).finalize(dayOf(Date.now()));
    const { named, total } = await referrers(day, one.id);
    expect(named.slice(0, 3)).toStrictEqual([
      { value: 'more899.example', n: 51 },
      { value: 'early899.example', n: 41 },
      { value: 'early0.example', n: 1 },
    ]);
    expect([named.length, total]).toStrictEqual([500, 1_990]);
    const account = await referrers(day, owner, 'account');
    expect([account.named.length, account.total]).toStrictEqual([500, 2_390]);
    expect(account.named.filter(({ n }) => n === 2).length).toBe(400);
    const known = await bench.query('SELECT * FROM item_day WHERE day = $1 ORDER BY 1, 2, 3, 4, 5, 6', [day]);
    expect((await running.app.get(RebuildService).rebuild(day)).changed).toBe(0);
    expect(await bench.query('SELECT * FROM item_day WHERE day = $1 ORDER BY 1, 2, 3, 4, 5, 6', [day])).toStrictEqual(
      known,
    );
    // A late journal: its day is counted once more.
    await count(from([['early898', 60]], at, one.id, owner));
    await running.app.get(DimensionLimit).finalize(dayOf(Date.now()));
    expect((await referrers(day, one.id)).named[0]).toStrictEqual({ value: 'early898.example', n: 61 });
    expect((await running.app.get(RebuildService).rebuild(day)).changed).toBe(0);
  });

  it('keeps an account’s sums right when a link is erased, and its names once the day is finalized', async () => {
    const { id: accountId, token } = await bench.account();
    const [gone, kept] = [await bench.link(token), await bench.link(token)];
    const [past, now] = [Date.now() - dayMs, Date.now()];
    for (const at of [past, now]) {
      await count(from(pages(700, 'gone'), at, gone.id, accountId));
      await count(from([...pages(600, 'kept'), ['gone699', 2]], at, kept.id, accountId));
    }
    await running.app.get(DimensionLimit).finalize(dayOf(now));
    const { status } = await bench.call('DELETE', `/api/statistics/links/${gone.id}`, { token });
    expect(status).toBe(200);
    for (const at of [past, now]) {
      expect((await referrers(dayOf(at), accountId, 'account')).total).toBe(602);
    }
    await running.app.get(DimensionLimit).finalize(dayOf(now));
    const account = await referrers(dayOf(past), accountId, 'account');
    expect(account.named[0]).toStrictEqual({ value: 'gone699.example', n: 2 });
    expect([account.named.length, account.other, account.total]).toStrictEqual([500, 101, 602]);
    expect(await bench.query(`SELECT FROM item_crowd WHERE kind = 'link' AND item_id = $1`, [gone.id])).toStrictEqual(
      [],
    );
  });

  it('is counted again for an account on days with visits of an erased link, but not during its erasure', async () => {
    const { id: accountId, token } = await bench.account();
    const [visited, other, never] = [await bench.link(token), await bench.link(token), await bench.link(token)];
    const [before, past] = [Date.now() - 2 * dayMs, Date.now() - dayMs];
    await count(from(pages(600, 'a'), before, other.id, accountId));
    await count(from(pages(600, 'b'), past, visited.id, accountId));
    const open = async () => {
      const rows = await bench.query<{ day: string }>(
        `SELECT DISTINCT day::text FROM item_crowd WHERE kind = 'account' AND item_id = $1 AND NOT is_settled`,
        [accountId],
      );
      return rows.map(({ day }) => day);
    };
    const erase = async ({ id }: { id: number }) =>
      expect((await bench.call('DELETE', `/api/statistics/links/${id}`, { token })).status).toBe(200);
    await running.app.get(DimensionLimit).finalize(dayOf(Date.now()));
    expect(await open()).toStrictEqual([]);
    await erase(never);
    expect(await open()).toStrictEqual([]);
    await erase(visited);
    expect(await open()).toStrictEqual([dayOf(past)]);
  });

  it('loses no click of an account whose links are counted in parts', async () => {
    const now = Date.now();
    // Each of 1,500 values six times; the values of two parts differ.
    const each = Array.from({ length: 18 }, (_, n) => from(pages(500, `part${n % 3}-`), now, 930 + n, 93));
    await count(each.flat());
    const account = await referrers(dayOf(now), 93, 'account');
    expect([account.named.length, account.other, account.total]).toStrictEqual([500, 6_000, 9_000]);
    const counted = await bench.query<{ clicks: number }>(
      `SELECT clicks::int FROM item_counter WHERE kind = 'link' AND item_id BETWEEN 930 AND 947`,
    );
    expect(counted.map(({ clicks }) => clicks)).toStrictEqual(Array(18).fill(500));
    const hours = await bench.query<{ clicks: number }>(
      `SELECT sum(clicks)::int AS clicks FROM item_hour WHERE kind = 'account' AND item_id = 93`,
    );
    expect(hours).toStrictEqual([{ clicks: 9_000 }]);
  });

  it('is shown as its top values and the rest, so that the parts add up', async () => {
    const { id: accountId, token } = await bench.account();
    const { id } = await bench.link(token);
    await count(from([['often', 7], ...pages(1_200, 'p')], Date.now(), id, accountId));
    const { body } = await bench.call('GET', `/api/statistics/links/${id}`, { token });
    const shown = Object.entries<string>(body.data.topReferrers);
    expect(shown[0]).toStrictEqual(['often.example', '7']);
    expect([shown.length, shown.at(-1)]).toStrictEqual([51, ['Other', String(1_207 - 7 - 49)]]);
    const { body: single } = await bench.call('GET', `/api/url/${id}`, { token });
    expect(single.data.clicks).toBe(1_207);
    expect(Object.keys(single.data.topReferrers).length).toBe(10);
    assert.ok(!('Other' in single.data.topReferrers));
  });
});
