import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { links } from '../service.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { ClickRollup } from './click-rollup.js';
import { ClickTable } from './click-table.js';
import { createDays, dayOf, forgetVisitors } from './day-partitions.js';

const dayMs = 86_400_000;

describe('days of clicks', () => {
  let bench: LinksBench;
  let running: RunningService;
  let dataSource: DataSource;

  before(async () => {
    bench = await linksBench({}, async (env) => (running = await startService(links, env)));
    dataSource = running.app.get(DataSource);
  });
  after(() => bench.close());

  const partitions = async () =>
    (
      await bench.query<{ relname: string }>(
        `SELECT relname FROM pg_class WHERE relname ~ '^(click|visitor)_[0-9]{8}$'`,
      )
    ).map(({ relname }) => relname);
  const click = (at: number) => ({
    id: '01a1fb6b-6971-701e-9a12-e35b869bb8d8',
    at,
    kind: 'link' as const,
    itemId: 1,
    accountId: 0,
    via: null,
    variant: null,
    language: '',
    address: '203.0.113.7',
    userAgent: '',
    referrer: '',
    signal: null,
  });

  it('are there ahead of the first click, and making them again at the same time changes nothing', async () => {
    const days = [dayOf(Date.now()), dayOf(Date.now() + dayMs)];
    await Promise.all(Array.from({ length: 4 }, () => createDays(dataSource, days)));
    const names = await partitions();
    for (const day of days.map((text) => text.replaceAll('-', ''))) {
      assert.ok(names.includes(`click_${day}`) && names.includes(`visitor_${day}`), day);
    }
  });

  it('that are over keep their clicks, but nothing that tells visitors apart', async () => {
    const table = running.app.get(ClickTable);
    const past = Date.parse('2020-02-29T23:59:59.999Z');
    await table.insert([click(past)]);
    assert.ok((await partitions()).includes('visitor_20200229'));
    await forgetVisitors(dataSource, Date.now());
    assert.ok(!(await partitions()).includes('visitor_20200229'));
    assert.ok((await partitions()).includes(`visitor_${dayOf(Date.now()).replaceAll('-', '')}`));
    assert.deepEqual(await bench.query(`SELECT FROM visitor_salt WHERE day < '2021-01-01'`), []);
    assert.deepEqual(await bench.query('SELECT count(*)::int AS n FROM click_20200229'), [{ n: 1 }]);
  });

  it('take a click that comes late, and the same click told twice in one batch or two counts once', async () => {
    const table = running.app.get(ClickTable);
    const late = {
      ...click(Date.parse('2020-02-29T12:00:00Z')),
      id: '01a1fb6b-6971-701e-9a12-e35b869bb8d9',
      itemId: 2,
      userAgent: person,
    };
    await table.insert([late, late]);
    await table.insert([late]);
    await running.app.get(ClickRollup).count();
    const counters = await bench.query(
      'SELECT clicks::int, clicks_all::int, unique_clicks::int FROM item_counter WHERE item_id = 2',
    );
    assert.deepEqual(counters, [{ clicks: 1, clicks_all: 1, unique_clicks: 1 }]);
  });
});

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
