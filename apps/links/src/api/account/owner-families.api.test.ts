import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

/** Overlays, splash pages, pixels, bio pages and QR codes: how each is made, changed and listed. */
const families = {
  overlay: { list: 'overlay', add: { type: 'message', name: 'O', settings: { text: 'T' } }, change: { name: 'New' } },
  splash: { list: 'splash', add: { name: 'S' }, change: { name: 'New' } },
  pixel: { list: 'pixels', add: { type: 'bing', name: 'P', tag: '12345' }, change: { name: 'New', tag: '54321' } },
  bio: { list: 'bio', add: { title: 'B' }, change: { title: 'New' } },
  qr: { list: 'qr', add: { type: 'text', data: 'x' }, change: { data: 'y' } },
};

describe('the signed-in owner, without a key, and what links can have', () => {
  let bench: LinksBench;
  let ada: Awaited<ReturnType<LinksBench['account']>>;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench();
    ada = await bench.account();
    token = await bench.token({ user_uuid: ada.user.uuid });
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown, as = token) =>
    bench.call(method, `/api/v1/links/${path}`, { token: as, body });
  const add = async (kind: string, body: object, as = token): Promise<number> => {
    const answer = await call('POST', `${kind}/add`, body, as);
    expect([kind, answer.status]).toStrictEqual([kind, 200]);
    return answer.body.id;
  };
  const visitorOf = async (name: string) => {
    const { user } = await bench.account(name);
    return bench.token({ user_uuid: user.uuid });
  };

  it.each(Object.entries(families))('are managed as by a key: %s', async (kind, family) => {
    const id = await add(kind, family.add);
    const byKey = (path: string) => bench.call('GET', `/api/${path}`, { token: ada.token });
    for (const path of [family.list, `${kind}/${id}`])
      expect((await call('GET', path)).body).toStrictEqual((await byKey(path)).body);
    expect((await call('PUT', `${kind}/${id}/update`, family.change)).status).toBe(200);
    const stranger = await visitorOf('Eve');
    for (const [method, path, body] of [
      ['GET', `${kind}/${id}`, undefined],
      ['PUT', `${kind}/${id}/update`, family.change],
      ['DELETE', `${kind}/${id}/delete`, undefined],
    ] as const)
      expect((await call(method, path, body, stranger)).status).toBe(404);
    expect((await call('GET', family.list, undefined, ada.token)).status).toBe(401);
    const narrow = await bench.token({ user_uuid: ada.user.uuid, scopes: ['openid'] });
    expect((await call('GET', family.list, undefined, narrow)).body.code).toBe('insufficient_scope');
    expect((await call('DELETE', `${kind}/${id}/delete`)).status).toBe(200);
    expect((await byKey(`${kind}/${id}`)).status).toBe(404);
  });

  it('say how many links use an overlay, a splash page and a pixel, without deleted links', async () => {
    const [overlay, splash, pixel] = [
      await add('overlay', families.overlay.add),
      await add('splash', families.splash.add),
      await add('pixel', { type: 'fbpixel', name: 'P', tag: '1234567890' }),
    ];
    await bench.link(ada.token, { type: `overlay-${overlay}`, pixels: [pixel] });
    await bench.link(ada.token, { type: String(splash), pixels: [pixel] });
    const gone = await bench.link(ada.token, { type: `overlay-${overlay}`, pixels: [pixel] });
    await bench.call('DELETE', `/api/url/${gone.id}/delete`, { token: ada.token });
    for (const [kind, list, collection, id, links] of [
      ['overlay', 'overlay', 'cta', overlay, 1],
      ['splash', 'splash', 'splash', splash, 1],
      ['pixel', 'pixels', 'pixels', pixel, 2],
    ] as const) {
      const { data } = (await call('GET', list)).body;
      const record = data[collection].find((one: { id: number }) => one.id === id);
      expect([kind, record.links]).toStrictEqual([kind, links]);
      expect((await call('GET', `${kind}/${id}`)).body.details.links).toBe(links);
    }
  });

  it('get the answers to an overlay counted, paged, and as a file in which no cell is a formula', async () => {
    const id = await add('overlay', families.overlay.add);
    await bench.query(
      `INSERT INTO overlay_answer (account_id, overlay_id, link_id, email, message)
       SELECT $1, $2, n, 'a@example.org', '=1+' || n FROM generate_series(1, 2003) n`,
      [ada.id, id],
    );
    expect((await call('GET', `overlay/${id}`)).body.details.answers).toBe(2003);
    expect((await call('GET', `overlay/${id}/answers?limit=2`)).body.data.answers).toHaveLength(2);
    const file = await call('GET', `overlay/${id}/answers/export`);
    const lines = String(file.body).trim().split('\r\n');
    expect([file.status, lines.length, lines[0]]).toStrictEqual([200, 2004, 'id,date,link,email,message,option']);
    expect(lines[1]).toMatch(/,2003,a@example\.org,'=1\+2003,$/);
    const ndjson = await fetch(`${bench.url}/api/v1/links/overlay/${id}/answers/export?format=ndjson`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = (await ndjson.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { link: number; message: string });
    expect(rows.map(({ link }) => link)).toStrictEqual(Array.from({ length: 2003 }, (_, at) => 2003 - at));
    expect(rows[0]!.message).toBe('=1+2003');
    expect((await call('GET', `overlay/${id}/answers/export?format=xls`)).status).toBe(400);
    expect((await call('GET', `overlay/${id}/answers/export`, undefined, await visitorOf('Eve'))).status).toBe(404);
  });

  describe('and the picture of a QR code', () => {
    const picture = (path: string, body?: object, as = token) =>
      fetch(`${bench.url}/api/v1/links/qr/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${as}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const read = async (answer: Response) => {
      expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([200, 'image/png']);
      const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const code = (jsQR as unknown as typeof jsQR.default)(new Uint8ClampedArray(data), info.width, info.height);
      return [code?.data, info.width];
    };

    it('is drawn of a draft, which is not stored', async () => {
      const before = (await call('GET', 'qr')).body.data.result;
      const draft = { type: 'text', data: 'Hello', foreground: '#23564a', size: 300 };
      expect(await read(await picture('preview', draft))).toStrictEqual(['Hello', 300]);
      const svg = await picture('preview', { ...draft, format: 'svg' });
      expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      expect(await svg.text()).toMatch(/^<svg .*fill="rgb\(35,86,74\)"/);
      const [address] = await read(await picture('preview', { type: 'link', data: 'https://example.org/' }));
      expect(address).toMatch(new RegExp(`^${linksOrigin}/qr/`));
      expect((await call('GET', 'qr')).body.data.result).toBe(before);
    });

    it('is refused for a draft that could not be stored', async () => {
      for (const [body, field] of [
        [{ type: 'text', data: '' }, 'data.text'],
        [{ type: 'text', data: 'x', foreground: '#ffffff', background: '#000000' }, 'foreground'],
        [{ type: 'text', data: 'x', size: 63 }, 'size'],
        [{ type: 'link', data: 'javascript:alert(1)' }, 'url'],
      ] as const) {
        const answer = await picture('preview', body);
        expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toStrictEqual([
          400,
          [field],
        ]);
      }
    });

    it('keeps the address and the logo of the code that a draft changes, and is that of no other account', async () => {
      const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
        .png()
        .toBuffer();
      const logo = `data:image/png;base64,${dot.toString('base64')}`;
      const id = await add('qr', { type: 'link', data: 'https://example.org/', logo });
      const { link } = (await call('GET', `qr/${id}`)).body.details;
      expect(await read(await picture(`${id}/picture?size=600`))).toStrictEqual([link, 600]);
      const draft = { id, type: 'link', data: 'https://example.org/new', format: 'svg' };
      const changed = await (await picture('preview', draft)).text();
      expect(changed).toBe(await (await picture(`${id}/picture?format=svg`)).text());
      expect(changed).toMatch(/<image /);
      expect(await (await picture('preview', { ...draft, logo: null })).text()).not.toMatch(/<image /);
      const stranger = await visitorOf('Eve');
      expect((await picture(`${id}/picture`, undefined, stranger)).status).toBe(404);
      expect((await picture('preview', draft, stranger)).status).toBe(404);
    });
  });
});
