import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { redirectorProcess, type RedirectorProcess } from '../../testing/redirector-process.test-helper.js';

const end = 'GET /the-end HTTP/1.1\r\nHost: go.example\r\nConnection: close\r\n\r\n';

describe('the connections of a redirector', () => {
  let bench: LinksBench;
  let redirector: RedirectorProcess;
  let token: string;
  let alias: string;
  let get: string;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      const service = await startService(links, env);
      redirector = await redirectorProcess({ ...env, LINKS_JOURNAL_DIR: `${env['LINKS_JOURNAL_DIR']}/alone` });
      return service;
    });
    ({ token } = await bench.account());
    ({ alias } = await bench.link(token));
    get = `GET /${alias} HTTP/1.1\r\nHost: go.example\r\nUser-Agent: x\r\n\r\n`;
  });
  afterAll(async () => {
    await redirector.kill('SIGTERM');
    await bench.close();
  });

  async function opened({ url } = redirector): Promise<{ socket: Socket; heard: () => string }> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay();
    let text = '';
    socket.setEncoding('latin1').on('data', (data: string) => (text += data));
    await once(socket, 'connect');
    return { socket, heard: () => text };
  }

  /** What arrives until the connection ends, chunk by chunk. */
  async function answersTo(pieces: string[]): Promise<string> {
    const { socket, heard } = await opened();
    // After a refusal the connection may be closed during a write.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    for (const piece of pieces) {
      if (socket.writable) socket.write(piece, 'latin1');
      await new Promise(setImmediate);
    }
    await closed;
    return heard();
  }
  const count = (text: string, sought: RegExp) => text.match(sought)?.length ?? 0;
  const redirected = /HTTP\/1\.1 302 Found\r\nlocation: https:\/\/example\.org\/\r\n/g;

  it('answer one visit after another with a complete redirect', async () => {
    const { socket, heard } = await opened();
    for (const n of [1, 2, 3]) {
      socket.write(get);
      await eventually(() => Promise.resolve(expect(count(heard(), redirected)).toBe(n)));
    }
    const [first = ''] = heard().split('\r\n\r\n');
    const lines = first.split('\r\n').map((line) => line.replace(/^(Date): .*GMT$/, '$1'));
    expect(lines).toStrictEqual([
      'HTTP/1.1 302 Found',
      'location: https://example.org/',
      'cache-control: private, no-store',
      'referrer-policy: no-referrer-when-downgrade',
      'content-length: 0',
      'Date',
      'Connection: keep-alive',
      'Keep-Alive: timeout=72',
    ]);
    socket.destroy();
  });

  it('count each visit once, for its link and with the address that the edge reports', async () => {
    const { id, alias: counted } = await bench.link(token);
    const visit = (lines: string) => `GET /${counted} HTTP/1.1\r\nHost: go.example\r\n${lines}\r\n\r\n`;
    const person = 'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
    await answersTo([
      visit(
        `${person}\r\nX-Forwarded-For: 1.2.3.4, 8.8.8.8\r\nReferer: https://page.example/x\r\nAccept-Language: de-AT`,
      ),
      visit(`${person}\r\nX-Forwarded-For: 8.8.8.8\r\nReferer: https://page.example/`),
      visit('User-Agent: Twitterbot/1.0'),
      end,
    ]);
    const data = await bench.counted(token, id, 2);
    expect(data.topCountries).toStrictEqual({ 'United States': '2' });
    expect(data.topReferrers).toStrictEqual({ 'page.example': '2' });
  });

  it('keep the order of requests that come together, in pieces, or with a body, whatever reads them', async () => {
    const post = `POST /${alias} HTTP/1.1\r\nHost: go.example\r\nContent-Length: 3\r\n\r\na=1`;
    for (const [pieces, statuses] of [
      [[get + get + get, end], '302 302 302 404'],
      [[get, get.slice(0, 20), get.slice(20), get, end], '302 302 302 404'],
      [[get, post, get, end], '302 307 302 404'],
      [[get, get + post.slice(0, -1), post.slice(-1), get, end], '302 302 307 302 404'],
    ] as const)
      expect((await answersTo([...pieces])).match(/(?<=HTTP\/1\.1 )\d+/g)?.join(' ')).toBe(statuses);
  });

  it('answer in order also what arrives while a link is still being looked up', async () => {
    const first = await bench.link(token, { url: 'https://first.example/' });
    const text = await answersTo([get.replace(alias, first.alias), get, get, end]);
    const targets = [...text.matchAll(/location: (\S+)/g)].map(([, href]) => href);
    expect(targets).toStrictEqual(['https://first.example/', 'https://example.org/', 'https://example.org/']);
  });

  it('are closed after the last answer once the visitor has closed its side', async () => {
    const { alias: unknown } = await bench.link(token);
    for (const asked of [get, get.replace(alias, unknown)]) {
      const { socket, heard } = await opened();
      socket.end(asked);
      await once(socket, 'close');
      expect(count(heard(), redirected)).toBe(1);
    }
    const { socket } = await opened();
    socket.end();
    await once(socket, 'close');
  });

  it('are closed when it stops, after the requests in progress are answered', async () => {
    const stopping = await redirectorProcess({ ...bench.env, LINKS_JOURNAL_DIR: `${bench.journalDir}/stopping` });
    const { socket, heard } = await opened(stopping);
    socket.write(get);
    await eventually(() => Promise.resolve(expect(count(heard(), redirected)).toBe(1)));
    const closed = once(socket, 'close');
    const startedAt = performance.now();
    await Promise.all([stopping.kill('SIGTERM'), closed]);
    assert.ok(performance.now() - startedAt < 20_000, 'the connection that was kept held it up');
  });
});
