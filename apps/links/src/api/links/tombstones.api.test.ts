import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { dayMs } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import type { ItemKind } from '../../journal/click.js';
import { ClickRecorder } from '../../journal/click-recorder.js';
import { ClickTable } from '../../journal/click-table.js';
import { dayOf } from '../../journal/day-partitions.js';
import { RebuildService } from '../../counting/rebuild.service.js';
import { links } from '../../service.js';
import { someClick } from '../../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { Tombstones } from './tombstones.js';

describe('the purge of deleted rows', () => {
  let bench: LinksBench;
  let service: RunningService;
  beforeAll(async () => (bench = await linksBench({}, async (env) => (service = await startService(links, env)))));
  afterAll(() => bench.close());

  const purge = () => service.app.get(Tombstones).purge();

  async function count(kind: string, ids: number[]): Promise<void> {
    for (const [table, columns, values] of [
      ['item_day', 'day, dimension, value, clicks', `current_date - 400, 'reason', 'person', 1`],
      ['item_hour', 'hour, clicks, clicks_all', `date_trunc('hour', now()), 1, 1`],
      ['item_counter', 'clicks, clicks_all, unique_clicks', '1, 1, 1'],
      ['item_crowd', 'day, dimension', `current_date, 'referrer'`],
    ])
      await bench.query(
        `INSERT INTO ${table} (kind, item_id, ${columns}) SELECT $1, id, ${values} FROM unnest($2::int[]) AS id
         ON CONFLICT DO NOTHING`,
        [kind, ids],
      );
  }

  /** Which of these have counts in any table. */
  async function counted(kind: string, ids: number[]): Promise<number[]> {
    const tables = ['item_day', 'item_hour', 'item_counter', 'item_crowd'];
    const each = tables.map((table) => `SELECT item_id FROM ${table} WHERE kind = $1 AND item_id = ANY ($2::int[])`);
    const rows = await bench.query<{ item_id: number }>(`${each.join(' UNION ')} ORDER BY item_id`, [kind, ids]);
    return rows.map(({ item_id }) => item_id);
  }

  it('removes links 90 days after their deletion with all counts, however many there are', async () => {
    const { id: accountId, token } = await bench.account();
    const rows = await bench.query<{ id: number }>(
      `INSERT INTO link (account_id, alias, alias_key, url, version, state, deleted_at, title, blocked_reason)
       SELECT $1, 'old-' || n, 'old-' || n, 'https://example.org/', nextval('link_version'), 'deleted',
         now() - interval '91 days', 'Mine', CASE WHEN n <= 1100 THEN 'phishing' END
       FROM generate_series(1, 2300) AS n RETURNING id`,
      [accountId],
    );
    const old = rows.map(({ id }) => id);
    const [{ id: kept }, { id: late }] = [await bench.link(token), await bench.link(token)];
    await bench.query(`UPDATE link SET state = 'deleted', deleted_at = now() - interval '89 days' WHERE id = $1`, [
      late,
    ]);
    // Some had no visit.
    const visited = old.filter((id) => id % 10 === 0);
    await count('link', [...visited, kept, late]);
    await purge();
    expect(await counted('link', [...visited, kept, late])).toStrictEqual([kept, late]);
    const left = await bench.query(`SELECT count(*)::int AS n, max(title) AS title FROM link WHERE id = ANY ($1)`, [
      old,
    ]);
    expect(left).toStrictEqual([{ n: 1_100, title: '' }]);
  });

  const makers = (token: string) => {
    const post = async (path: string, body: object) =>
      (await bench.call('POST', path, { token, body })).body.id as number;
    return {
      qr: () => post('/api/qr/add', { type: 'link', data: { url: 'https://example.org/' }, name: 'Code' }),
      bio: () => post('/api/bio/add', { title: 'Page' }),
      campaign: () => post('/api/campaign/add', { name: `Sale ${Math.random()}` }),
    };
  };

  it('leaves no counts of QR codes, bio pages and campaigns', async () => {
    const { token } = await bench.account();
    for (const [kind, make] of Object.entries(makers(token))) {
      const [gone, kept] = [await make(), await make()];
      await count(kind, [gone, kept]);
      const { status } = await bench.call('DELETE', `/api/${kind}/${gone}/delete`, { token });
      assert.equal(status, 200, kind);
      await purge();
      assert.deepEqual(await counted(kind, [gone, kept]), [kept], kind);
    }
  });

  it('leaves no clicks of QR codes, bio pages and campaigns, which a rebuild would count again', async () => {
    const { id: accountId, token } = await bench.account();
    const visit = (kind: ItemKind, itemId: number) => someClick({ kind, itemId, accountId });
    const kinds = makers(token);
    for (const kind of ['qr', 'bio', 'campaign'] as const) {
      const [gone, kept] = [await kinds[kind](), await kinds[kind]()];
      // An item of another kind with the same id, which stays.
      const clicks = [visit(kind, gone), visit(kind, kept), visit('link', gone)];
      await service.app.get(ClickTable).insert(clicks);
      await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
      const { status } = await bench.call('DELETE', `/api/${kind}/${gone}/delete`, { token });
      assert.equal(status, 200, kind);
      await purge();
      assert.equal((await service.app.get(RebuildService).rebuild(dayOf(Date.now()))).changed, 0, kind);
      assert.deepEqual(await counted(kind, [gone, kept]), [kept], kind);
      const left = await bench.query('SELECT id FROM click WHERE id = ANY ($1) ORDER BY id', [
        clicks.map(({ id }) => id),
      ]);
      expect(left).toStrictEqual(clicks.slice(1).map(({ id }) => ({ id })));
    }
  });

  it('keeps the counts of accounts until the last of their links is removed', async () => {
    const [ada, grace] = [await bench.account(), await bench.account('Grace')];
    const { id } = await bench.link(ada.token);
    const ids = [ada.id, grace.id];
    await count('account', ids);
    await bench.publish('user.deleted', { user: { uuid: ada.user.uuid } });
    await purge();
    expect(await counted('account', ids)).toStrictEqual(ids);
    await bench.query(`UPDATE link SET deleted_at = now() - interval '91 days' WHERE id = $1`, [id]);
    await purge();
    expect(await counted('account', ids)).toStrictEqual([grace.id]);
  });

  it('removes the notes of erasures with the clicks of their time', async () => {
    const [old, late] = [91, 88].map((days) => new Date(Date.now() - days * dayMs));
    await bench.query(
      `INSERT INTO item_erasure (kind, item_id, erased_at) VALUES ('link', 901, $1), ('link', 902, $2)`,
      [old, late],
    );
    await service.app.get(ClickRecorder).turnDay();
    expect(await bench.query('SELECT item_id FROM item_erasure')).toStrictEqual([{ item_id: 902 }]);
  });
});
