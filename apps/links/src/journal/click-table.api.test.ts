import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { isDataError, log, startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import type { Click } from './click.js';
import { ClickTable } from './click-table.js';

describe('clicks on their way from the journal into Postgres', () => {
  let bench: LinksBench;
  let running: RunningService;
  beforeAll(async () => (bench = await linksBench({}, async (env) => (running = await startService(links, env)))));
  afterAll(() => bench.close());

  const click = (itemId: number, told: Partial<Click> = {}) => someClick({ itemId, ...told });
  const insert = (...clicks: Click[]) => running.app.get(ClickTable).insert(clicks);
  const stored = (itemId: number) =>
    bench.query<{ id: string; via: string | null; variant: string | null }>(
      `SELECT id, via, variant FROM click WHERE item_id = $1 ORDER BY id`,
      [itemId],
    );
  async function counted(itemId: number): Promise<number> {
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    const [row] = await bench.query<{ n: number }>(
      `SELECT clicks_all::int AS n FROM item_counter WHERE kind = 'link' AND item_id = $1`,
      [itemId],
    );
    return row?.n ?? 0;
  }

  it('keep every character, also those with a meaning in COPY', async () => {
    const texts = ['a\tb', 'line\nbreak\r\n', '\\N', '\\.', 'back\\slash\\', '"quoted", {braces}', 'Grüße 👋', ' ', ''];
    const clicks = texts.map((variant) => click(701, { variant }));
    await insert(...clicks);
    const found = new Map((await stored(701)).map(({ id, variant }) => [id, variant]));
    expect(clicks.map(({ id }) => found.get(id))).toStrictEqual(texts);
    expect((await stored(701)).every(({ via }) => via === null)).toBeTruthy();
  });

  it('are stored once, however often they are sent: alone, among others or twice at once', async () => {
    const [one, two, three] = [click(702), click(702), click(702)] as const;
    await insert(one);
    await insert(one);
    await insert(one, two, two);
    await Promise.all([insert(three, two), insert(two, three)]);
    expect((await stored(702)).map(({ id }) => id)).toStrictEqual([one.id, two.id, three.id].sort());
    expect(await counted(702)).toBe(3);
  });

  it('are all refused with one that Postgres cannot store, and the next ones are accepted', async () => {
    expect(await insert(click(703), click(2 ** 31)).catch(isDataError)).toBe(true);
    expect(await insert(click(703), click(703, { accountId: 2 ** 31 })).catch(isDataError)).toBe(true);
    expect(await stored(703)).toStrictEqual([]);
    expect(await counted(703)).toBe(0);
    await insert(click(703));
    expect(await counted(703)).toBe(1);
  });

  it('wait while Postgres refuses them, with a logged error that says what to do, and are counted later', async () => {
    const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined).mock;
    const { token } = await bench.account();
    const { id, alias } = await bench.link(token);
    const role = new URL(bench.env['DATABASE_URL']!).username;
    await bench.query(`REVOKE INSERT ON click FROM ${role}`);
    await bench.visit(`/${alias}`);
    await eventually(() => expect(String(errors.calls[0]?.[1])).toMatch(/^clicks: refused.*roles\.sql/));
    await bench.query(`GRANT INSERT ON click TO ${role}`);
    await bench.counted(token, id, 1);
    expect(errors.calls.length).toBe(1);
  });

  it('are dropped when their owner erased them before they arrived', async () => {
    const { id: account, token } = await bench.account();
    const { id } = await bench.link(token);
    const before = click(id, { accountId: account });
    expect((await bench.call('DELETE', `/api/statistics/links/${id}`, { token })).status).toBe(200);
    const later = click(id, { accountId: account, at: Date.now() + 1_000 });
    await insert(before, later);
    expect(await counted(id)).toBe(1);
    expect((await stored(id)).map((row) => row.id)).toStrictEqual([later.id]);
    await insert(before);
    expect(await counted(id)).toBe(1);
    expect((await stored(id)).length).toStrictEqual(1);
  });
});
