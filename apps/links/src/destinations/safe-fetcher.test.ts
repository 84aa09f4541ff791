import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEgress, type Egress } from '@platform/egress';
import { FetchFault, SafeFetcher } from './safe-fetcher.js';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');

describe('the safe fetcher', () => {
  let url: string;
  let server: ReturnType<typeof createServer>;
  const asked: string[] = [];
  const routes: Record<string, RequestListener> = {
    '/page': (_, res) => res.setHeader('content-type', 'text/html').end('<p>Hello</p>'),
    '/one': (_, res) => res.writeHead(302, { location: '/png' }).end(),
    '/loop': (_, res) => res.writeHead(302, { location: '/loop' }).end(),
    '/inside': (_, res) => res.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    '/file': (_, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/framed': (_, res) => res.setHeader('x-frame-options', 'DENY').end('x'),
    '/png': (_, res) => res.end(png),
    '/svg': (_, res) => res.setHeader('content-type', 'image/png').end('<svg onload="alert(1)"/>'),
    '/endless': (_, res) => {
      const more = setInterval(() => res.write(Buffer.alloc(256 * 1024, 0x20)), 1);
      res.on('close', () => clearInterval(more));
      res.write(png);
    },
    '/missing': (_, res) => res.writeHead(404).end(),
  };
  const own = createEgress({ allowCidrs: ['127.0.0.0/8'], timeoutMs: 5_000, maxResponseBytes: 1024 * 1024 });
  const open = createEgress({
    timeoutMs: 5_000,
    // A name that resolves to a private address when the connection is made.
    lookup: (_host, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  const fetcher = new SafeFetcher(own);

  beforeAll(async () => {
    server = createServer((req, res) => {
      asked.push(req.url!);
      (routes[req.url!] ?? routes['/missing']!)(req, res);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await own.close();
    await open.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  const refused = (promise: Promise<unknown>, message: RegExp) =>
    assert.rejects(promise, (err) => err instanceof FetchFault && message.test(err.message));

  it('recognizes a page that refuses frames', async () => {
    expect(await fetcher.refusesFrames(`${url}/framed`, 'http://go.example')).toBe(true);
    expect(await fetcher.refusesFrames(`${url}/page`, 'http://go.example')).toBe(false);
  });

  it('recognizes a page that no frame with TLS shows, because a redirect before it has no TLS', async () => {
    const way = ['https://a.example/', 'http://a.example/old', 'https://a.example/new'];
    const send = ({ url }: { url: string }) => {
      const location = way[way.indexOf(url) + 1];
      return Promise.resolve({ statusCode: location ? 301 : 200, headers: location ? { location } : {} });
    };
    const redirected = new SafeFetcher({ send } as unknown as Egress);
    expect(await redirected.refusesFrames(way[0]!, 'https://go.example')).toBe(true);
    expect(await redirected.refusesFrames(way[2]!, 'https://go.example')).toBe(false);
    expect(await redirected.refusesFrames(way[0]!, 'http://go.example')).toBe(false);
  });

  it('reaches no private address: literal, mapped, by redirect, or by a name that resolves to one', async () => {
    const strict = new SafeFetcher(open);
    for (const address of [
      'http://169.254.169.254/logo.png',
      'http://[::ffff:127.0.0.1]/logo.png',
      'http://127.0.0.1/logo.png',
      'http://2130706433/logo.png',
      'http://localhost/logo.png',
    ])
      await refused(strict.picture(address), /not public/);
    const before = asked.length;
    await refused(strict.picture(`http://rebinding.example:${new URL(url).port}/png`), /not public/);
    expect(asked.length).toBe(before);
    await refused(fetcher.picture(`${url}/inside`), /not public/);
    await refused(fetcher.picture(`${url}/file`), /not a usable/);
  });

  it('identifies a picture by its bytes, also behind a redirect, and reads at most 1 MB', async () => {
    for (const path of ['/png', '/one']) expect(await fetcher.picture(url + path)).toStrictEqual(png);
    await refused(fetcher.picture(`${url}/svg`), /png or jpg/);
    await refused(fetcher.picture(`${url}/endless`), /larger than 1 MB/);
  });

  it('gives up after three redirects, and on an error', async () => {
    const before = asked.length;
    await refused(fetcher.picture(`${url}/loop`), /more than 3/);
    expect(asked.length - before).toBe(4);
    await refused(fetcher.picture(`${url}/missing`), /status 404/);
  });
});
