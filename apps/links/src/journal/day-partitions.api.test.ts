import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { dayMs, hourlyDays } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../service.js';
import { chrome, someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { ClickRecorder } from './click-recorder.js';
import { ClickTable } from './click-table.js';
import { createDays, dayOf, dropClicks, forgetVisitors } from './day-partitions.js';
import { RebuildService } from '../counting/rebuild.service.js';

const pastDay = dayOf(Date.now() - 40 * dayMs);
const compactPast = pastDay.replaceAll('-', '');

describe('the daily partitions of clicks', () => {
  let bench: LinksBench;
  let running: RunningService;
  let dataSource: DataSource;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => (running = await startService(links, env)));
    dataSource = running.app.get(DataSource);
  });
  afterAll(() => bench.close());

  const partitions = async () =>
    (
      await bench.query<{ relname: string }>(
        `SELECT relname FROM pg_class WHERE relname ~ '^(click|visitor)_[0-9]{8}$'`,
      )
    ).map(({ relname }) => relname);

  it('exist before the first click, and creating them again concurrently changes nothing', async () => {
    const days = [dayOf(Date.now()), dayOf(Date.now() + dayMs)];
    await Promise.all(Array.from({ length: 4 }, () => createDays(dataSource, days)));
    const names = await partitions();
    for (const day of days.map((text) => text.replaceAll('-', ''))) {
      assert.ok(names.includes(`click_${day}`) && names.includes(`visitor_${day}`), day);
    }
  });

  it('keep their clicks after their day, but nothing that identifies visitors', async () => {
    const table = running.app.get(ClickTable);
    const past = Date.parse(`${pastDay}T23:59:59.999Z`);
    await table.insert([someClick({ at: past })]);
    // A click that is counted after its day was dropped creates the partition again, until the next run.
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    await forgetVisitors(dataSource, Date.now());
    expect((await partitions()).includes(`visitor_${compactPast}`)).toBeFalsy();
    expect(await partitions()).toContain(`visitor_${dayOf(Date.now()).replaceAll('-', '')}`);
    expect(await bench.query(`SELECT FROM visitor_salt WHERE day <= '${pastDay}'`)).toStrictEqual([]);
    expect(await bench.query(`SELECT count(*)::int AS n FROM click_${compactPast}`)).toStrictEqual([{ n: 1 }]);
  });

  it('are created and dropped during long reads of both tables, such as a dump, and delay no click', async () => {
    const table = running.app.get(ClickTable);
    const [gone, ahead] = [dayOf(Date.now() - 300 * dayMs), dayOf(Date.now() + 3 * dayMs)];
    await createDays(dataSource, [gone]);
    const isThere = async (day: string) => (await partitions()).includes(`visitor_${day.replaceAll('-', '')}`);
    const reader = dataSource.createQueryRunner();
    await reader.query('BEGIN; LOCK TABLE click, visitor IN ACCESS SHARE MODE');
    await createDays(dataSource, [ahead]);
    assert.ok(await isThere(ahead));
    const turning = running.app.get(ClickRecorder).turnDay();
    // The drop waits, and gives up.
    const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND mode = 'AccessExclusiveLock' AND NOT granted`;
    await eventually(async () => expect((await bench.query(waiting)).length).toBe(1));
    await table.insert([someClick({ itemId: 4 })]);
    await turning;
    assert.ok(await isThere(gone));
    // A process that starts now finds its days and waits for nobody.
    const other = await startService(links, { ...bench.env, ROLE: 'api' });
    await other.close();
    await reader.query('ROLLBACK');
    await reader.release();
    await running.app.get(ClickRecorder).turnDay();
    assert.ok(!(await isThere(gone)));
  });

  it('keep hourly counts for as long as they can be queried', async () => {
    const hours = [hourlyDays - 1, hourlyDays + 1].map((ago) => `${dayOf(Date.now() - ago * dayMs)} 00:00:00+00`);
    await bench.query(
      `INSERT INTO item_hour (kind, item_id, hour, clicks, clicks_all)
       SELECT 'link', 5, hour, 1, 1 FROM unnest($1::timestamptz[]) AS hour`,
      [hours],
    );
    await running.app.get(ClickRecorder).turnDay();
    const left = await bench.query(`SELECT hour = $1::timestamptz AS kept FROM item_hour WHERE item_id = 5`, [
      hours[0],
    ]);
    expect(left).toStrictEqual([{ kept: true }]);
  });

  it('delete hourly counts in batches, none of which locks its rows for long', async () => {
    await bench.query(`
      CREATE TABLE portion (rows integer);
      CREATE FUNCTION note_portion() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = links AS
        $$ BEGIN INSERT INTO portion SELECT count(*) FROM gone; RETURN NULL; END $$;
      CREATE TRIGGER portions AFTER DELETE ON item_hour REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
        EXECUTE FUNCTION note_portion()`);
    await bench.query(
      `INSERT INTO item_hour (kind, item_id, hour, clicks, clicks_all)
       SELECT 'link', n, timestamptz '2020-01-01 00:00:00Z', 1, 1 FROM generate_series(1, 12001) n`,
    );
    await running.app.get(ClickRecorder).turnDay();
    const portions = await bench.query<{ rows: number }>(`SELECT rows FROM portion ORDER BY rows DESC`);
    expect(portions.map(({ rows }) => rows)).toStrictEqual([5_000, 5_000, 2_001]);
  });

  it('store a late click, and count one click once that comes twice in one batch or two', async () => {
    const table = running.app.get(ClickTable);
    const late = someClick({ at: Date.parse(`${pastDay}T12:00:00Z`), itemId: 2 });
    await table.insert([late, late]);
    await table.insert([late]);
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    const counters = await bench.query(
      'SELECT clicks::int, clicks_all::int, unique_clicks::int FROM item_counter WHERE item_id = 2',
    );
    expect(counters).toStrictEqual([{ clicks: 1, clicks_all: 1, unique_clicks: 1 }]);
  });

  it('are dropped after their time unless something is not counted yet, and their counts stay', async () => {
    const partition = `click_${compactPast}`;
    const rows = () => bench.query<{ name: string | null }>('SELECT to_regclass($1) AS name', [partition]);
    const tomorrow = dayOf(Date.parse(pastDay) + dayMs);
    // The service counts beside this test: the lock keeps it from that.
    await bench.query(`SELECT pg_advisory_lock(hashtext('links:counters'))`);
    await bench.query(`INSERT INTO click_batch (clicks, first_at, last_at) VALUES (0, $1, $1)`, [pastDay]);
    await dropClicks(dataSource, tomorrow);
    expect((await rows())[0]!.name).toBe(partition);
    await bench.query(`SELECT pg_advisory_unlock(hashtext('links:counters'))`);
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    await dropClicks(dataSource, tomorrow);
    expect((await rows())[0]!.name).toBe(null);
    expect((await bench.query('SELECT clicks::int FROM item_counter WHERE item_id = 2'))[0].clicks).toBe(1);
  });

  it('take no click once they are dropped', async () => {
    const table = running.app.get(ClickTable);
    await table.insert([someClick({ at: Date.parse('2020-02-29T12:00:00Z'), itemId: 3 })]);
    expect(await bench.query('SELECT FROM click WHERE item_id = 3')).toStrictEqual([]);
  });

  it('can be counted again from their clicks, which corrects wrong counts only', async () => {
    const table = running.app.get(ClickTable);
    const at = Date.parse(`${dayOf(Date.now() - 3 * dayMs)}T10:00:00Z`);
    const visits = Array.from({ length: 300 }, (_, n) =>
      someClick({
        at: at + n,
        itemId: 10 + (n % 3),
        accountId: 77,
        address: `10.0.0.${n % 50}`,
        userAgent: n % 5 ? chrome : 'Twitterbot/1.0',
        language: ['fr', 'de', ''][n % 3]!,
      }),
    );
    await table.insert(visits);
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    const totals = () =>
      bench.query(`SELECT * FROM item_counter WHERE item_id IN (10, 11, 12, 77) ORDER BY kind, item_id`);
    const days = () => bench.query(`SELECT * FROM item_day WHERE day = $1 ORDER BY 1, 2, 3, 4`, [dayOf(at)]);
    const [known, rolled] = [await totals(), await days()];
    expect([known.length, known[0].clicks_all]).toStrictEqual([4, '300']);
    const rebuild = running.app.get(RebuildService);
    expect(await rebuild.rebuild(dayOf(at))).toStrictEqual({ day: dayOf(at), roll_ups: rolled.length, changed: 0 });
    await bench.query(`UPDATE item_day SET clicks = clicks + 5 WHERE item_id = 11 AND dimension = 'browser'`);
    await bench.query(`DELETE FROM item_day WHERE item_id = 12 AND dimension = 'os'`);
    await bench.query(`UPDATE item_counter SET clicks = 1 WHERE item_id = 10`);
    expect((await rebuild.rebuild(dayOf(at))).changed).toBeGreaterThanOrEqual(2);
    expect([await totals(), await days()]).toStrictEqual([known, rolled]);
    await expect(rebuild.rebuild('2020-01-01')).rejects.toThrow(/not kept any more/);
  });
});
