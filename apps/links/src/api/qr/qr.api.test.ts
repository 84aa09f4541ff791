import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { eventually, httpReceiver, type HttpReceiver } from '@platform/testing';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('QR codes', () => {
  let bench: LinksBench;
  let token: string;
  let pictures: HttpReceiver;
  let logo: string;

  beforeAll(async () => {
    bench = await linksBench();
    pictures = await httpReceiver();
    ({ token } = await bench.account());
    const png = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#0a7' } })
      .png()
      .toBuffer();
    logo = `data:image/png;base64,${png.toString('base64')}`;
  });
  afterAll(async () => {
    await bench.close();
    await pictures.close();
  });

  const call = (method: string, path: string, body?: unknown) => bench.call(method, path, { token, body });
  const add = async (body: object): Promise<{ id: number; link: string; path: string }> => {
    const answer = await call('POST', '/api/qr/add', body);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return { ...answer.body, path: new URL(answer.body.link).pathname };
  };
  const png = (path: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      // As `visit`, but returns bytes.
      get(bench.url + path, { headers: { host: 'go.example' } }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
      }).on('error', reject);
    });
  const scanned = async (path: string) => {
    const { data, info } = await sharp(await png(path))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (jsQR as unknown as typeof jsQR.default)(new Uint8ClampedArray(data), info.width, info.height)?.data;
  };

  it('are created, listed, read, updated and deleted in the bodies of the contract', async () => {
    const { token: own } = await bench.account();
    const mine = (method: string, path: string, body?: unknown) => bench.call(method, path, { token: own, body });
    const added = await mine('POST', '/api/qr/add', { type: 'link', data: 'https://example.org/a b', name: 'Poster' });
    expect([added.status, Object.keys(added.body)]).toStrictEqual([200, ['error', 'id', 'link']]);
    expect(added.body.link).toMatch(/^http:\/\/go\.example\/qr\/[2-9A-Za-z]{10}$/);
    const { id, link } = added.body;
    const list = (await mine('GET', '/api/qr')).body;
    const listed = ['result', 'perpage', 'currentpage', 'nextpage', 'nextcursor', 'maxpage', 'qrs'];
    expect(Object.keys(list.data)).toStrictEqual(listed);
    const { date, ...record } = list.data.qrs[0];
    expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(record).toStrictEqual({ id, link, scans: 0, name: 'Poster', type: 'link' });
    const single = (await mine('GET', `/api/qr/${id}`)).body;
    expect(single.data).toStrictEqual({
      clicks: 0,
      uniqueClicks: 0,
      topCountries: {},
      topReferrers: {},
      topBrowsers: {},
      topOs: {},
      socialCount: { facebook: 0, twitter: 0, instagram: 0 },
    });
    expect(single.details.data).toStrictEqual({ url: 'https://example.org/a%20b' });
    const updated = await mine('PUT', `/api/qr/${id}/update`, {
      data: 'https://example.org/new',
      foreground: '#102030',
    });
    expect([updated.status, updated.body]).toStrictEqual([200, { error: 0, message: 'The QR code has been updated.' }]);
    const { details } = (await mine('GET', `/api/qr/${id}`)).body;
    expect([details.data.url, details.foreground, details.name]).toStrictEqual([
      'https://example.org/new',
      'rgb(16,32,48)',
      'Poster',
    ]);
    const deleted = await mine('DELETE', `/api/qr/${id}/delete`);
    expect([deleted.status, deleted.body]).toStrictEqual([200, { error: 0, message: 'The QR code has been deleted.' }]);
    expect((await mine('GET', `/api/qr/${id}`)).status).toBe(404);
    expect((await bench.visit(new URL(link).pathname)).status).toBe(404);
  });

  it('of every type, with colours and a logo, are read exactly by another library', async () => {
    const look = { foreground: 'rgb(20,40,120)', background: 'rgb(250,245,230)' };
    const cases: [object, string | null][] = [
      [{ type: 'link', data: 'https://example.org/' }, null],
      [{ type: 'link', data: 'https://example.org/', dynamic: false }, 'https://example.org/'],
      [{ type: 'text', data: 'Grüße, 世界' }, 'Grüße, 世界'],
      [{ type: 'text', data: 'x'.repeat(2900) }, 'x'.repeat(2900)],
      [{ type: 'phone', data: '+49 151 23456789' }, 'tel:+4915123456789'],
      [{ type: 'sms', data: { phone: '+4915123456789', message: 'hi' } }, 'sms:+4915123456789?body=hi'],
      [{ type: 'email', data: 'a@example.org' }, 'mailto:a@example.org'],
      [
        { type: 'wifi', data: { ssid: 'a;"b\\:', password: 'pa,ssword' } },
        'WIFI:T:WPA;S:a\\;\\"b\\\\\\:;P:pa\\,ssword;;',
      ],
      [{ type: 'text', data: 'with a logo', logo }, 'with a logo'],
      [
        { type: 'vcard', data: { fname: 'A, B', org: 'C' } },
        'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;A\\, B;;;\r\nFN:A\\, B\r\nORG:C\r\nEND:VCARD\r\n',
      ],
    ];
    for (const [body, expected] of cases) {
      const { path, link } = await add({ ...look, ...body });
      assert.equal(await scanned(`${path}.png`), expected ?? link, JSON.stringify(body).slice(0, 60));
    }
  });

  it('are served as PNG and SVG in the requested size, and cached until they change', async () => {
    const { path, id } = await add({ type: 'text', data: 'hello' });
    const svg = await bench.visit(`${path}.svg?size=300`);
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(svg.body).toMatch(/^<svg [^>]*width="300"/);
    const { width } = await sharp(await png(`${path}.png?size=640`)).metadata();
    expect(width).toBe(640);
    const etag = svg.headers.etag!;
    expect((await bench.visit(`${path}.svg?size=300`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await call('PUT', `/api/qr/${id}/update`, { data: 'other' });
    expect((await bench.visit(`${path}.svg?size=300`, { headers: { 'if-none-match': etag } })).status).toBe(200);
    expect(await scanned(`${path}.png`)).toBe('other');
    for (const size of ['63', '2049', '-1', 'abc', '1e3', ''])
      assert.equal((await bench.visit(`${path}.png?size=${size}`)).status, 400, size);
    const dense = await add({ type: 'text', data: 'x'.repeat(2000) });
    const small = await bench.visit(`${dense.path}.png?size=100`);
    expect([small.status, JSON.parse(small.body).message]).toStrictEqual([
      400,
      'size must be at least 354 for this code',
    ]);
  });

  it('redirect a scan to the current target, and count people once and robots apart', async () => {
    const { id, path } = await add({ type: 'link', data: 'https://example.org/one' });
    expect((await bench.visit(path)).headers.location).toBe('https://example.org/one');
    await call('PUT', `/api/qr/${id}/update`, { data: 'https://example.org/two' });
    const second = await bench.visit(path);
    expect([second.status, second.headers.location, second.headers['cache-control']]).toStrictEqual([
      302,
      'https://example.org/two',
      'private, no-store',
    ]);
    await bench.visit(path, { headers: { 'user-agent': 'Googlebot/2.1' } });
    await bench.visit(path, { method: 'HEAD' });
    await bench.visit(`${path}.png`);
    await eventually(async () => {
      const { body } = await call('GET', `/api/qr/${id}`);
      expect([body.details.scans, body.data.clicks, body.data.uniqueClicks]).toStrictEqual([2, 2, 1]);
    });
  });

  it('answer a scan of other content than an address with that content, escaped', async () => {
    const text = await add({ type: 'text', data: '<script>alert(1)</script>', name: '<b>' });
    const shown = await bench.visit(text.path);
    expect(shown.status).toBe(200);
    assert.ok(!shown.body.includes('<script>') && shown.body.includes('&#60;script&#62;'));
    const card = await bench.visit((await add({ type: 'vcard', data: { fname: 'Ada' }, dynamic: true })).path);
    expect([card.headers['content-type'], card.body.startsWith('BEGIN:VCARD')]).toStrictEqual([
      'text/vcard; charset=utf-8',
      true,
    ]);
    const wifi = await bench.visit((await add({ type: 'wifi', data: { ssid: 'Net', password: 'topsecret' } })).path);
    assert.ok(wifi.body.includes('“Net”') && !wifi.body.includes('topsecret'));
  });

  it('are refused with 400 and the name of the field when they cannot be drawn, scanned or followed', async () => {
    const rows = await bench.query('SELECT count(*) FROM qr');
    const cases: [object, RegExp][] = [
      [{ type: 'barcode', data: 'x' }, /^type must be one of text, /],
      [{ type: 'text' }, /^data /],
      [
        { type: 'wifi', data: ['Net', 'secret'] },
        /^data must be an object with the keys ssid, encryption, password, hidden$/,
      ],
      [{ type: 'wifi', data: 'Net' }, /^data must hold ssid/],
      [{ type: 'wifi', data: { ssid: 'N', encryption: 'none' }, dynamic: true }, /^dynamic is not possible/],
      [{ type: 'text', data: 'x'.repeat(2954) }, /^data\.text must be at most 2953/],
      [{ type: 'text', data: 'ü'.repeat(1477) }, /^data is too long for a QR code: 2954 bytes/],
      [{ type: 'text', data: 'x'.repeat(1274), logo }, /^data is too long for a QR code with a logo/],
      [{ type: 'text', data: 'x', foreground: 'rgb(300,0,0)' }, /^foreground must be a colour/],
      [
        { type: 'text', data: 'x', foreground: 'rgb(9,9,9)', background: 'rgb(9,9,9)' },
        /^foreground has too little contrast/,
      ],
      [{ type: 'text', data: 'x', foreground: '#ffffff', background: '#000000' }, /^foreground must be darker/],
      [{ type: 'link', data: 'javascript:alert(1)' }, /^url must be a URL/],
      [{ type: 'link', data: `${linksOrigin}/qr/abc` }, /^data\.url must not lead to another QR code/],
      [{ type: 'text', data: 'x', logo: 'data:image/svg+xml;base64,PHN2Zy8+' }, /^logo must be/],
      [
        { type: 'text', data: 'x', logo: 'http://169.254.169.254/logo.png' },
        /^logo cannot be used: The address is not public/,
      ],
      [{ type: 'text', data: 'x', logo: `${pictures.url}/text.png` }, /^logo cannot be used: .*png or jpg/],
    ];
    for (const [body, message] of cases) {
      const answer = await call('POST', '/api/qr/add', body);
      assert.deepEqual([answer.status, answer.body.error], [400, 1], JSON.stringify(answer.body).slice(0, 200));
      expect(answer.body.message).toMatch(message);
    }
    expect(await bench.query('SELECT count(*) FROM qr')).toStrictEqual(rows);
  });

  it('recognize a short link of their account, and no stranger’s', async () => {
    const { id, alias } = await bench.link(token);
    const mine = await add({ type: 'link', data: `${linksOrigin}/${alias}` });
    expect((await call('GET', `/api/qr/${mine.id}`)).body.details.linkid).toBe(id);
    const stranger = await bench.account();
    const theirs = await bench.link(stranger.token);
    const other = await add({ type: 'link', data: `${linksOrigin}/${theirs.alias}` });
    expect((await call('GET', `/api/qr/${other.id}`)).body.details.linkid).toBe(null);
    await call('DELETE', `/api/url/${id}/delete`);
    assert.equal((await call('GET', `/api/qr/${mine.id}`)).body.details.linkid, null, 'nor one that is deleted');
  });

  it('of a stranger answer like unknown ones, and stay untouched', async () => {
    const { id } = await add({ type: 'text', data: 'mine' });
    const stranger = (await bench.account()).token;
    const before = await bench.query('SELECT * FROM qr WHERE id = $1', [id]);
    for (const [method, suffix, body] of [
      ['GET', '', undefined],
      ['PUT', '/update', { data: 'theirs' }],
      ['DELETE', '/delete', undefined],
    ] as const)
      for (const wanted of [id, 2_000_000_000, 0, 'abc']) {
        const answer = await bench.call(method, `/api/qr/${wanted}${suffix}`, { token: stranger, body });
        assert.deepEqual(
          [answer.status, answer.body.error, answer.body.code],
          [404, 1, 'not_found'],
          `${method} ${wanted}`,
        );
      }
    expect(await bench.query('SELECT * FROM qr WHERE id = $1', [id])).toStrictEqual(before);
    expect((await bench.visit('/qr/AAAAAAAAAA', { headers: { host: 'other.example' } })).status).toBe(404);
  });
});
