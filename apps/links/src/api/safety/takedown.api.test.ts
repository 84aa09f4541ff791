import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { operator as operatorOf } from '../../testing/operator.test-helper.js';

describe('the takedown of a destination', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const operator = (...args: string[]) => operatorOf(bench, ...args);
  const block = (destination: string) => operator('block', '--destination', destination, '--reason', 'phishing');
  const unblock = (destination: string) => operator('unblock', '--destination', destination);
  const status = async ({ alias }: { alias: string }) => (await bench.visit(`/${alias}`)).status;

  const spelled = (host: string) => [
    `http://${host.replace('e', '%65')}/a`,
    `http://${host.replace('e', 'ｅ')}/b`,
    `http://${host.replace('.example', '。example')}/c`,
    `http://${host.replace('-', '-\u00ad')}/d`,
    `HTTP://${host.toUpperCase()}.:8080/e`,
  ];

  it('finds a host in whatever spelling an owner wrote it', async () => {
    const all = [];
    for (const url of spelled('evil-host.example')) all.push(await bench.link(token, { url }));
    all.push(await bench.link(token, { deeplink: { app: 'https://%65vil-host.example/' } }));
    expect((await block('evil-host.example'))['blocked']).toBe(all.length);
    for (const link of all) await eventually(async () => expect(await status(link)).toBe(410));
  });

  it('covers the targets of domains, splash pages and overlays, which the operator is told', async () => {
    const owner = await bench.account('Grace');
    const call = (method: string, path: string, body: object) => bench.call(method, path, { token: owner.token, body });
    const [domain] = await bench.query<{ id: number }>(
      `INSERT INTO domain (account_id, host, scheme, redirectroot, redirect404)
       VALUES ($1, 'brand.example', 'https', 'https://%70arked.example/', 'https://example.org/lost') RETURNING id`,
      [owner.id],
    );
    const product = 'https://PARKED.example/shop';
    const splash = (
      await call('POST', '/api/splash/add', { name: 'Hello', product, banner: 'https://p.example/a.png' })
    ).body;
    const settings = { text: 'Buy', button: 'Now', link: 'https://www.parked.example/' };
    const overlay = (await call('POST', '/api/overlay/add', { type: 'message', name: 'Box', settings })).body;
    const splashed = await bench.link(owner.token, { type: String(splash.id) });
    const boxed = await bench.link(owner.token, { type: `overlay-${overlay.id}` });
    const root = async () => (await bench.visit('/', { headers: { host: 'brand.example' } })).headers.location;
    const lost = async () => (await bench.visit('/none', { headers: { host: 'brand.example' } })).headers.location;
    const page = async ({ alias }: { alias: string }) => (await bench.visit(`/${alias}`)).body;
    expect(await root()).toBe('https://parked.example/');
    for (const link of [splashed, boxed]) expect(await page(link)).toMatch(/href="[^"]*parked\.example/i);
    expect((await block('parked.example'))['elsewhere']).toStrictEqual([
      { kind: 'domain', name: 'brand.example', email: owner.email },
      { kind: 'overlay', name: 'Box', email: owner.email },
      { kind: 'splash', name: 'Hello', email: owner.email },
    ]);
    await eventually(async () => expect(await root()).toBe(undefined));
    expect(await lost()).toBe('https://example.org/lost');
    for (const link of [splashed, boxed]) expect(await page(link)).not.toMatch(/href="[^"]*parked\.example/i);
    for (const bad of ['https://parked.example/', 'https://a.example/setup.exe'])
      for (const [method, path, body, field] of [
        ['PUT', `/api/domain/${domain!.id}/update`, { redirect404: bad }, 'redirect404'],
        ['PUT', `/api/splash/${splash.id}/update`, { product: bad }, 'product'],
        ['POST', '/api/splash/add', { name: 'x', product: bad }, 'product'],
        ['PUT', `/api/overlay/${overlay.id}/update`, { settings: { link: bad } }, 'settings.link'],
        [
          'POST',
          '/api/overlay/add',
          { type: 'message', name: 'x', settings: { ...settings, link: bad } },
          'settings.link',
        ],
      ] as const) {
        const answer = await call(method, path, body);
        assert.deepEqual([answer.status, Object.keys(answer.body.errors ?? {})], [400, [field]], `${method} ${path}`);
      }
    await unblock('parked.example');
    await eventually(async () => expect(await root()).toBe('https://parked.example/'));
    expect(await page(splashed)).toMatch(/href="[^"]*parked\.example/i);
  });

  it('covers the web sites of contacts and of pictures', async () => {
    const owner = await bench.account('Linus');
    const call = (method: string, path: string, body?: object) =>
      bench.call(method, path, { token: owner.token, body });
    const add = async (kind: string, body: object) => (await call('POST', `/api/${kind}/add`, body)).body;
    const picture = 'https://shown.example/a.png';
    const image = { type: 'image', url: picture, alt: '' };
    const cards: { id: number; link: string }[] = [];
    for (const site of ['https://SHOWN.example/me', 'www.shown.example'])
      for (const dynamic of [true, false])
        cards.push(await add('qr', { type: 'vcard', data: { fname: 'Linus', site }, dynamic }));
    const bio = await add('bio', { title: 'Linus', blocks: [{ type: 'heading', text: 'Me' }, image] });
    const splash = await add('splash', { name: 'Hello', title: 'Hi', banner: picture, logo: picture });
    const { alias } = await bench.link(owner.token, { type: String(splash.id) });
    const visit = (address: string) => bench.visit(new URL(address, linksOrigin).pathname);
    const shown = async () => [
      ...(await Promise.all(
        cards.flatMap(({ link }) => [link, `${link}.svg`]).map(async (at) => (await visit(at)).status),
      )),
      ...(await Promise.all(
        [bio.link, alias].map(async (at) => (await visit(at)).body.split(`src="${picture}"`).length),
      )),
    ];
    const before = [...Array(8).fill(200), 2, 3];
    expect(await shown()).toStrictEqual(before);
    const found = (await block('shown.example'))['elsewhere'].map(({ kind }: { kind: string }) => kind);
    expect(found).toStrictEqual(['bio', 'qr', 'qr', 'qr', 'qr', 'splash']);
    expect(await shown()).toStrictEqual([...Array(8).fill(410), 1, 1]);
    expect((await call('GET', `/api/qr/${cards[0]!.id}`)).body.details.status).toBe('blocked');
    for (const [method, path, body, field] of [
      ['POST', 'qr/add', { type: 'vcard', data: { site: 'shown.example/x' } }, 'data.site'],
      ['PUT', `qr/${cards[0]!.id}/update`, { data: { site: 'https://shown.example/' } }, 'data.site'],
      ['PUT', `bio/${bio.id}/update`, { blocks: [image] }, 'blocks'],
      ['POST', 'splash/add', { name: 'x', banner: picture }, 'banner'],
      ['PUT', `splash/${splash.id}/update`, { logo: picture }, 'logo'],
    ] as const) {
      const answer = await call(method, `/api/${path}`, body);
      assert.deepEqual([answer.status, Object.keys(answer.body.errors ?? {})], [400, [field]], `${method} ${path}`);
    }
    await unblock('shown.example');
    expect(await shown()).toStrictEqual(before);
    expect((await call('GET', `/api/qr/${cards[0]!.id}`)).body.details.status).toBe('active');
  });

  it('lasts while an entry of the list or the operator’s own block of the link remains', async () => {
    const url = 'https://twice.example/page';
    const [listed, byHand] = [await bench.link(token, { url }), await bench.link(token, { url })];
    await block('twice.example');
    expect((await block(url))['blocked']).toBe(0);
    const short = `${linksOrigin}/${byHand.alias}`;
    expect(await operator('block', '--short', short, '--reason', 'phishing')).toStrictEqual({ blocked: 1 });
    expect((await unblock('twice.example'))['unblocked']).toBe(0);
    for (const link of [listed, byHand]) expect(await status(link)).toBe(410);
    expect((await unblock(url))['unblocked']).toBe(1);
    await eventually(async () => expect(await status(listed)).toBe(302));
    expect(await status(byHand)).toBe(410);
    expect(await operator('unblock', '--short', short)).toStrictEqual({ unblocked: 1 });
    await eventually(async () => expect(await status(byHand)).toBe(302));
  });
});
