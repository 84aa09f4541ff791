import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dayMs } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { Tombstones } from '../api/links/tombstones.js';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import type { Click } from './click.js';
import { ClickTable } from './click-table.js';
import { DimensionLimit } from '../counting/dimension-limit.js';
import { dayOf } from './day-partitions.js';
import { RebuildService } from '../counting/rebuild.service.js';

const at = Date.now() - 200 * dayMs;
const day = dayOf(at);

describe('clicks that are kept for longer than the counts of their deleted link', () => {
  let bench: LinksBench;
  let running: RunningService;
  beforeAll(
    async () =>
      (bench = await linksBench(
        { LINKS_CLICK_DAYS: '365' },
        async (env) => (running = await startService(links, env)),
      )),
  );
  afterAll(() => bench.close());

  let owner: Awaited<ReturnType<LinksBench['account']>>;
  let gone: number;
  let kept: number;

  /** One visit from each of so many pages. */
  const visits = (count: number, itemId: number): Click[] =>
    Array.from({ length: count }, (_, n) =>
      someClick({ at, itemId, accountId: owner.id, referrer: `https://page${n}.example/` }),
    );

  async function count(...clicks: Click[][]): Promise<void> {
    await running.app.get(ClickTable).insert(clicks.flat());
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
  }

  const remove = async (id: number) => {
    expect((await bench.call('DELETE', `/api/url/${id}/delete`, { token: owner.token })).status).toBe(200);
    await bench.query(`UPDATE link SET deleted_at = now() - interval '91 days' WHERE id = $1`, [id]);
  };
  const purge = () => running.app.get(Tombstones).purge();
  const settle = () => running.app.get(DimensionLimit).finalize(dayOf(Date.now()));
  const rebuild = async () => (await running.app.get(RebuildService).rebuild(day)).changed;
  const total = async () => {
    const [row] = await bench.query<{ n: number }>(
      `SELECT sum(clicks)::int AS n FROM item_day
       WHERE kind = 'account' AND item_id = $1 AND day = $2 AND dimension = 'referrer'`,
      [owner.id, day],
    );
    return row!.n;
  };

  beforeEach(async () => {
    owner = await bench.account();
    [gone, kept] = [(await bench.link(owner.token)).id, (await bench.link(owner.token)).id];
    await count(visits(700, gone), visits(600, kept));
    await remove(gone);
  });

  it('stay in the totals of the account when their day is counted again', async () => {
    await purge();
    expect(await bench.query('SELECT FROM link WHERE id = $1', [gone])).toStrictEqual([]);
    await count(visits(1, kept));
    await settle();
    expect(await total()).toBe(1_301);
    expect(await rebuild()).toBe(0);
  });

  it('restore nothing of the link in a rebuild, also for a blocked link, whose row stays', async () => {
    await bench.query(`UPDATE link SET blocked_reason = 'phishing' WHERE id = $1`, [gone]);
    await settle();
    await purge();
    expect(await rebuild()).toBe(0);
    expect(await total()).toBe(1_300);
    for (const table of ['item_day', 'item_counter'])
      expect(await bench.query(`SELECT FROM ${table} WHERE kind = 'link' AND item_id = $1`, [gone])).toStrictEqual([]);
  });

  it('restore nothing of an erased account in a rebuild', async () => {
    await bench.publish('user.deleted', { user: { uuid: owner.user.uuid } });
    await bench.query(`UPDATE link SET deleted_at = now() - interval '91 days' WHERE account_id = $1`, [owner.id]);
    await settle();
    await purge();
    expect(await rebuild()).toBe(0);
    expect(
      await bench.query(`SELECT FROM item_counter WHERE kind = 'account' AND item_id = $1`, [owner.id]),
    ).toStrictEqual([]);
  });

  it('are counted again for items that exist and have lost their counts', async () => {
    const counts = () => bench.query(`SELECT * FROM item_counter WHERE kind = 'link' AND item_id = $1`, [kept]);
    const known = await counts();
    for (const table of ['item_day', 'item_counter'])
      await bench.query(`DELETE FROM ${table} WHERE kind = 'link' AND item_id = $1`, [kept]);
    expect(await rebuild()).toBeGreaterThan(0);
    expect(await counts()).toStrictEqual(known);
  });
});
