import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { TakedownService } from '../safety/takedown.service.js';
import { links } from '../../service.js';
import { waiting, whileHeld } from '../../testing/held.test-helper.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

/** The change of the referenced row begins first, then that of the link. In another order they would deadlock. */
describe('a link and its references change at once without a deadlock:', () => {
  let bench: LinksBench;
  let service: RunningService;
  let ada: Awaited<ReturnType<LinksBench['account']>>;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => (service = await startService(links, env)));
    ada = await bench.account();
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) =>
    bench.call(method, `/api/${path}`, { token: ada.token, body });
  const add = async (path: string, body: object): Promise<number> => (await call('POST', `${path}/add`, body)).body.id;
  const held = <T extends object>(table: string, id: number, work: () => Promise<T>) =>
    whileHeld(service.app.get(DataSource), [[table, id]], work);

  async function both(table: string, id: number, first: Parameters<typeof call>, second: Parameters<typeof call>) {
    const asked = await held(table, id, async () => {
      const one = call(...first);
      await waiting(bench, 1);
      const other = call(...second);
      await waiting(bench, 2);
      return [one, other];
    });
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  const image = { type: 'image', name: 'O', settings: { image: 'https://example.org/a.png' } };
  const pages = [
    ['overlay', image, 'overlay-'],
    ['splash', { name: 'S' }, ''],
  ] as const;
  for (const [table, body, prefix] of pages) {
    it(`${table} changes`, async () => {
      const id = await add(table, body);
      const type = `${prefix}${id}`;
      const link = await bench.link(ada.token, { type });
      const change: Parameters<typeof call> = ['PUT', `url/${link.id}/update`, { type }];
      expect(await both(table, id, ['PUT', `${table}/${id}/update`, { name: 'New' }], change)).toStrictEqual([
        200, 200,
      ]);
      expect(await both(table, id, ['DELETE', `${table}/${id}/delete`], change)).toStrictEqual([200, 404]);
    });
  }

  it('campaign is deleted', async () => {
    const id = await add('campaign', { name: 'Summer' });
    const link = await bench.link(ada.token, { campaign: id });
    const change: Parameters<typeof call> = ['PUT', `url/${link.id}/update`, { campaign: id }];
    expect(await both('campaign', id, ['DELETE', `campaign/${id}/delete`], change)).toStrictEqual([200, 404]);
  });

  it('pixel changes or is deleted', async () => {
    const id = await add('pixel', { type: 'bing', name: 'P', tag: '12345' });
    const link = await bench.link(ada.token, { pixels: [id] });
    const change: Parameters<typeof call> = ['PUT', `url/${link.id}/update`, { pixels: [id] }];
    expect(await both('pixel', id, ['PUT', `pixel/${id}/update`, { tag: '54321' }], change)).toStrictEqual([200, 200]);
    expect(await both('link', link.id, ['DELETE', `pixel/${id}/delete`], change)).toStrictEqual([200, 404]);
  });

  it('domain is deleted', async () => {
    for (const body of [{ domain: null }, { custom: 'elsewhere' }]) {
      const [domain] = await bench.query<{ id: number }>(
        `INSERT INTO domain (account_id, host, scheme) VALUES ($1, 'brand.example', 'https') RETURNING id`,
        [ada.id],
      );
      const link = await bench.link(ada.token, { domain: 'brand.example' });
      const remove: Parameters<typeof call> = ['DELETE', `domain/${domain!.id}/delete?force=1`];
      expect(await both('domain', domain!.id, remove, ['PUT', `url/${link.id}/update`, body])).toStrictEqual([
        200, 404,
      ]);
    }
  });

  it('domain is deleted, and the operator blocks or allows the destination of both', async () => {
    const takedown = service.app.get(TakedownService);
    const changes = [
      () => takedown.blockDestination('bad.example', 'phishing'),
      () => takedown.unblockDestination('bad.example'),
    ];
    for (const change of changes) {
      const [domain] = await bench.query<{ id: number }>(
        `INSERT INTO domain (account_id, host, scheme, redirectroot)
         VALUES ($1, 'brand.example', 'https', 'https://bad.example/')
         RETURNING id`,
        [ada.id],
      );
      const { id } = await bench.link(ada.token, { domain: 'brand.example', url: 'https://example.org/' });
      await bench.query(
        `UPDATE link SET url = 'https://bad.example/', href = url,
         blocked_reason = (SELECT 'listed host ' || value FROM blocked_destination)
         WHERE id = $1`,
        [id],
      );
      const { removing, changing } = await held('domain', domain!.id, async () => {
        const removing = call('DELETE', `domain/${domain!.id}/delete?force=1`);
        await waiting(bench, 1);
        const changing = change();
        await waiting(bench, 2);
        return { removing, changing };
      });
      expect((await removing).status).toBe(200);
      expect((await changing).destination).toBe('bad.example');
      expect(await bench.query('SELECT state FROM link WHERE id = $1', [id])).toStrictEqual([{ state: 'deleted' }]);
    }
  });

  it('account is erased', async () => {
    const link = await bench.link(ada.token);
    const { erasing, changing } = await held('account', ada.id, async () => {
      const erasing = bench.publish('user.deleted', { user: { uuid: ada.user.uuid } });
      await waiting(bench, 1);
      const changing = call('PUT', `url/${link.id}/update`, { custom: 'elsewhere', tags: ['a'] });
      await waiting(bench, 2);
      return { erasing, changing };
    });
    await erasing;
    expect((await changing).status).toBe(403);
  });
});
