import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

interface Served {
  type: string;
  body: Buffer | string;
  status?: number;
}

describe('the preview of a page that a link is to lead to', () => {
  let bench: LinksBench;
  let token: string;
  let server: Server;
  let site: string;
  let pages: Record<string, Served> = {};
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((req, res) => {
      asked.push(req.url!);
      const { type, body, status = 200 } = pages[req.url!] ?? { type: 'text/plain', body: '', status: 404 };
      res.writeHead(status, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    bench = await linksBench();
    const { user } = await bench.account();
    token = await bench.token({ user_uuid: user.uuid });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    await bench.close();
    server.close();
  });

  const address = (path: string, url: string) =>
    `${bench.url}/api/v1/links/preview${path}?url=${encodeURIComponent(url)}`;
  const get = (path: string, url: string) =>
    fetch(address(path, url), { headers: { authorization: `Bearer ${token}` } });
  const facts = async (url: string) => {
    const answer = await get('', url);
    expect([url, answer.status]).toStrictEqual([url, 200]);
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const html = (head: string): Served => ({ type: 'text/html', body: `<html><head>${head}</head></html>` });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a00' } })
      .withExif({ IFD0: { Copyright: 'secret of the sender' } })
      .jpeg()
      .toBuffer();

  it('has its title and description, fetched once for all who ask', async () => {
    pages = { '/one': html('<title>One</title><meta name="description" content="First">') };
    const expected = { url: `${site}/one`, title: 'One', description: 'First', picture: false, fault: null };
    expect(await facts(`${site}/one`)).toStrictEqual(expected);
    expect(await facts(`${site}/one#part`)).toMatchObject({ title: 'One' });
    expect(await facts(`${site}/one`)).toStrictEqual(expected);
    expect(asked.filter((path) => path === '/one').length).toBeLessThanOrEqual(2);
    expect((await get('/picture', `${site}/one`)).status).toBe(404);
  });

  it('has its picture drawn anew and smaller, without what else was in the file', async () => {
    const bytes = await picture(1_200, 630);
    pages = {
      '/two': html('<meta property="og:image" content="/p.jpg">'),
      '/p.jpg': { type: 'text/css', body: bytes },
    };
    expect((await facts(`${site}/two`))['picture']).toBe(true);
    const answer = await get('/picture', `${site}/two`);
    expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([200, 'image/webp']);
    const drawn = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(drawn).metadata();
    expect([width, height, format]).toStrictEqual([640, 336, 'webp']);
    expect(bytes.includes('secret of the sender')).toBe(true);
    expect(drawn.includes('secret of the sender')).toBe(false);
  });

  it('has no picture where it is none, whatever its name says', async () => {
    const script: Served = { type: 'image/png', body: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' };
    pages = { '/three': html('<meta property="og:image" content="/p.png">'), '/p.png': script };
    expect((await get('/picture', `${site}/three`)).status).toBe(404);
  });

  it('says why a page cannot be read', async () => {
    pages = { '/file': { type: 'application/pdf', body: '%PDF' } };
    expect((await facts(`${site}/gone`))['fault']).toBe('The address answered with status 404.');
    expect((await facts(`${site}/file`))['fault']).toBe('The address is not one of a page.');
  });

  it('is 400 for what no link may lead to, and asks nobody', async () => {
    for (const url of ['javascript:alert(1)', `${linksOrigin}/x`, 'mailto:a@example.org', ''])
      expect([url, (await get('', url)).status]).toStrictEqual([url, 400]);
    expect(asked).toStrictEqual([]);
  });
});

describe('the preview of a page in a network that is not public', () => {
  it('is refused by the guarded way out, also for its picture', async () => {
    const bench = await linksBench({ EGRESS_ALLOW_CIDRS: '' });
    try {
      const { token } = await bench.account();
      const url = encodeURIComponent('http://127.0.0.1:1/');
      const { status, body } = await bench.call('GET', `/api/preview?url=${url}`, { token });
      expect([status, body.data.title, typeof body.data.fault]).toStrictEqual([200, '', 'string']);
      expect((await bench.call('GET', `/api/preview/picture?url=${url}`, { token })).status).toBe(404);
    } finally {
      await bench.close();
    }
  });
});
