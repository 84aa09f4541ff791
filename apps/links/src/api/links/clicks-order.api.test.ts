import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { Tombstones } from './tombstones.js';

describe('the order by clicks', () => {
  let bench: LinksBench;
  let service: RunningService;
  beforeAll(async () => (bench = await linksBench({}, async (env) => (service = await startService(links, env)))));
  afterAll(() => bench.close());

  const listed = async (token: string) =>
    (
      (await bench.call('GET', '/api/urls?order=click', { token })).body.data.urls as { id: number; clicks: number }[]
    ).map(({ id, clicks }) => [id, clicks]);
  const count = (id: number, clicks: number) =>
    bench.query(`UPDATE item_counter SET clicks = $2 WHERE kind = 'link' AND item_id = $1`, [id, clicks]);

  it('has each link from its creation on, and no deleted one', async () => {
    const { token } = await bench.account();
    const [a, b, gone] = [await bench.link(token), await bench.link(token), await bench.link(token)];
    await count(a.id, 2);
    await count(gone.id, 7);
    await bench.call('DELETE', `/api/url/${gone.id}/delete`, { token });
    const left = [
      [a.id, 2],
      [b.id, 0],
    ];
    expect(await listed(token)).toStrictEqual(left);
    // The next purge removes it from the index.
    await service.app.get(Tombstones).purge();
    expect(await listed(token)).toStrictEqual(left);
    const ids = [a.id, b.id, gone.id];
    const owned = await bench.query<{ item_id: number }>(
      `SELECT item_id FROM item_counter WHERE kind = 'link' AND item_id = ANY ($1) AND owner_id IS NOT NULL ORDER BY 1`,
      [ids],
    );
    expect(owned.map(({ item_id }) => item_id)).toStrictEqual([a.id, b.id]);
  });

  it('keeps a link whose statistics are erased, and counts it from zero', async () => {
    const { token } = await bench.account();
    const [a, b] = [await bench.link(token), await bench.link(token)];
    await bench.query(`UPDATE link SET clicks_before = 9 WHERE id = $1`, [a.id]);
    await count(b.id, 5);
    expect(await listed(token)).toStrictEqual([
      [a.id, 9],
      [b.id, 5],
    ]);
    expect((await bench.call('DELETE', `/api/statistics/links/${a.id}`, { token })).status).toBe(200);
    expect(await listed(token)).toStrictEqual([
      [b.id, 5],
      [a.id, 0],
    ]);
    await bench.visit(`/${a.alias}`);
    await bench.counted(token, a.id, 1);
    expect(await listed(token)).toStrictEqual([
      [b.id, 5],
      [a.id, 1],
    ]);
  });
});
