import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isDataError, log, startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import type { Click } from './click.js';
import { ClickTable } from './click-table.js';

describe('clicks on their way into Postgres', () => {
  let bench: LinksBench;
  let running: RunningService;
  before(async () => (bench = await linksBench({}, async (env) => (running = await startService(links, env)))));
  after(() => bench.close());

  const click = (itemId: number, told: Partial<Click> = {}) => someClick({ itemId, ...told });
  const insert = (...clicks: Click[]) => running.app.get(ClickTable).insert(clicks);
  const stored = (itemId: number) =>
    bench.query<{ id: string; via: string | null; variant: string | null }>(
      `SELECT id, via, variant FROM click WHERE item_id = $1 ORDER BY id`,
      [itemId],
    );
  async function counted(itemId: number): Promise<number> {
    await eventually(async () => assert.deepEqual(await bench.query('SELECT FROM click_batch'), []));
    const [row] = await bench.query<{ n: number }>(
      `SELECT clicks_all::int AS n FROM item_counter WHERE kind = 'link' AND item_id = $1`,
      [itemId],
    );
    return row?.n ?? 0;
  }

  it('keep every sign, also those that mean something to COPY', async () => {
    const texts = ['a\tb', 'line\nbreak\r\n', '\\N', '\\.', 'back\\slash\\', '"quoted", {braces}', 'Grüße 👋', ' ', ''];
    const clicks = texts.map((variant) => click(701, { variant }));
    await insert(...clicks);
    const found = new Map((await stored(701)).map(({ id, variant }) => [id, variant]));
    assert.deepEqual(
      clicks.map(({ id }) => found.get(id)),
      texts,
    );
    assert.ok((await stored(701)).every(({ via }) => via === null));
  });

  it('are there once, however often they are told, alone, among others or twice at once', async () => {
    const [one, two, three] = [click(702), click(702), click(702)] as const;
    await insert(one);
    await insert(one);
    await insert(one, two, two);
    await Promise.all([insert(three, two), insert(two, three)]);
    assert.deepEqual(
      (await stored(702)).map(({ id }) => id),
      [one.id, two.id, three.id].sort(),
    );
    assert.equal(await counted(702), 3);
  });

  it('are all refused with one that Postgres cannot take, and the next ones are taken', async () => {
    await assert.rejects(insert(click(703), click(2 ** 31)), isDataError);
    await assert.rejects(insert(click(703), click(703, { accountId: 2 ** 31 })), isDataError);
    assert.deepEqual(await stored(703), []);
    assert.equal(await counted(703), 0);
    await insert(click(703));
    assert.equal(await counted(703), 1);
  });

  it('wait while Postgres refuses them, which is said as an error with what to do, and are counted once it does not', async (t) => {
    const errors = t.mock.method(log, 'error', () => undefined).mock;
    const { token } = await bench.account();
    const { id, alias } = await bench.link(token);
    const role = new URL(bench.env['DATABASE_URL']!).username;
    await bench.query(`REVOKE INSERT ON click FROM ${role}`);
    await bench.visit(`/${alias}`);
    await eventually(() => assert.match(String(errors.calls[0]?.arguments[1]), /^clicks: refused.*roles\.sql/));
    await bench.query(`GRANT INSERT ON click TO ${role}`);
    await bench.counted(token, id, 1);
    assert.equal(errors.callCount(), 1);
  });

  it('are dropped when their owner has erased them before they came', async () => {
    const { id: account, token } = await bench.account();
    const { id } = await bench.link(token);
    const before = click(id, { accountId: account });
    assert.equal((await bench.call('DELETE', `/api/statistics/links/${id}`, { token })).status, 200);
    const later = click(id, { accountId: account, at: Date.now() + 1_000 });
    await insert(before, later);
    assert.equal(await counted(id), 1);
    assert.deepEqual(
      (await stored(id)).map((row) => row.id),
      [later.id],
    );
    await insert(before);
    assert.equal(await counted(id), 1);
    assert.deepEqual((await stored(id)).length, 1);
  });
});
