import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { waiting, whileHeld } from '../../testing/held.test-helper.js';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { TakedownService } from './takedown.service.js';

describe('a destination that is blocked while links are written', () => {
  let bench: LinksBench;
  let service: RunningService;
  let token: string;
  let accountId: number;
  let campaign: number;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => (service = await startService(links, env)));
    ({ token, id: accountId } = await bench.account());
    campaign = (await call('POST', '/api/campaign/add', { name: 'Held' })).body.id;
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body: object) => bench.call(method, path, { token, body });
  const takedown = () => service.app.get(TakedownService);
  const held = <T extends object>(rows: [string, number][], work: () => Promise<T>) =>
    whileHeld(service.app.get(DataSource), rows, work);
  const status = async (alias: string) => (await bench.visit(`/${alias}`)).status;

  it('is refused to a link that was checked before the block and is written after', async () => {
    const { id, alias } = await bench.link(token);
    const asked = await held(
      [
        ['account', accountId],
        ['link', id],
      ],
      async () => {
        const requests = [
          call('POST', '/api/url/add', { url: 'https://evil.example/a' }),
          call('POST', '/api/urls/import', { csv: 'url\nhttps://evil.example/b\n' }),
          call('PUT', `/api/url/${id}/update`, { geotarget: [{ location: 'France', link: 'https://evil.example/c' }] }),
          call('PUT', `/api/url/${id}/update`, { metaimage: 'https://evil.example/d.png' }),
        ];
        await waiting(bench, 4);
        expect((await takedown().blockDestination('evil.example', 'phishing')).blocked).toBe(0);
        return requests;
      },
    );
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => [answer.status, Object.keys(answer.body.errors)])).toStrictEqual([
      [400, ['url']],
      [400, ['line 2']],
      [400, ['geotarget']],
      [400, ['metaimage']],
    ]);
    expect(await bench.query(`SELECT FROM link WHERE url LIKE '%evil%' OR options::text LIKE '%evil%'`)).toStrictEqual(
      [],
    );
    expect(await status(alias)).toBe(302);
  });

  it('is found in a link that is being written', async () => {
    const url = 'https://late.example/';
    const { making, blocking } = await held([['campaign', campaign]], async () => {
      const making = call('POST', '/api/url/add', { url, campaign });
      await waiting(bench, 1);
      const blocking = takedown().blockDestination('late.example', 'phishing');
      await waiting(bench, 2);
      return { making, blocking };
    });
    const { body } = await making;
    expect((await blocking).blocked).toBe(1);
    await eventually(async () => expect(await status(new URL(body.shorturl).pathname.slice(1))).toBe(410));
  });

  it('lets its owner change a link to another destination', async () => {
    const { id, alias } = await bench.link(token, { url: 'https://left.example/' });
    const { changing, blocking } = await held([['campaign', campaign]], async () => {
      const changing = call('PUT', `/api/url/${id}/update`, { url: 'https://example.org/', campaign });
      await waiting(bench, 1);
      const blocking = takedown().blockDestination('left.example', 'phishing');
      await waiting(bench, 2);
      return { changing, blocking };
    });
    expect((await changing).status).toBe(200);
    expect((await blocking).blocked).toBe(0);
    expect(await status(alias)).toBe(302);
  });

  it('stays blocked when another entry that matches it is lifted', async () => {
    const both = await bench.link(token, { url: 'https://www.both.example/' });
    const one = await bench.link(token, { url: 'https://both.example/' });
    await takedown().blockDestination('www.both.example', 'phishing');
    const { blocking, lifting } = await held([['link', one.id]], async () => {
      const blocking = takedown().blockDestination('both.example', 'phishing');
      await waiting(bench, 1);
      const lifting = takedown().unblockDestination('www.both.example');
      await waiting(bench, 2);
      return { blocking, lifting };
    });
    expect((await blocking).blocked).toBe(1);
    expect((await lifting).unblocked).toBe(0);
    expect(await status(both.alias)).toBe(410);
    const short = `${linksOrigin}/${both.alias}`;
    expect(await takedown().unblockItem(short)).toStrictEqual({ unblocked: 1 });
  });
});
