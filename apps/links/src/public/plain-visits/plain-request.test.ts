import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { plainRequest } from './plain-request.js';

const read = (text: string) => plainRequest(Buffer.from(text, 'latin1'));
const get = (lines: string[], url = '/Abc-1_x') =>
  read([`GET ${url} HTTP/1.1`, 'Host: go.example', ...lines, '', ''].join('\r\n'));

describe('a request that is read without the parser of Node', () => {
  it('is a visit with the needed headers, with lower-case names and values as Node has them', () => {
    const visit = get([
      'User-Agent:  Mozilla/5.0 \xe4 \t',
      'Referer: \xa0 ',
      'X-Forwarded-For: 8.8.8.8, 9.9.9.9',
      'ACCEPT-LANGUAGE: de',
      'Cookie: a=b',
    ]);
    expect(visit).toStrictEqual({
      alias: 'Abc-1_x',
      visitor: {
        method: 'GET',
        headers: {
          host: 'go.example',
          'user-agent': 'Mozilla/5.0 \xe4',
          referer: '\xa0',
          'x-forwarded-for': '8.8.8.8, 9.9.9.9',
          'accept-language': 'de',
        },
      },
    });
    expect(get(['Connection: Keep-Alive'], '/abc?utm=1&x=%20')?.alias).toBe('abc');
  });

  it('is left to Node where it is ambiguous or incomplete', () => {
    const odd: Record<string, ReturnType<typeof read>> = {
      'a body': get(['Content-Length: 3']),
      'a body of no length': get(['content-length: 0']),
      'a body in chunks': get(['Transfer-Encoding: chunked']),
      'a host told twice': get(['Host: other.example']),
      'a user agent told twice': get(['User-Agent: a', 'User-Agent: b']),
      'another protocol': get(['Connection: Upgrade', 'Upgrade: h2c']),
      'an end': get(['Connection: close']),
      'an expectation': get(['Expect: 100-continue']),
      'a space before the colon': get(['X-Name : value']),
      'a folded header': get(['X-Name: one', ' two']),
      'a header without a name': get([': value']),
      'a control character': get(['X-Name: a\x00b']),
      'a lone line feed': get(['X-Name: a\nContent-Length: 3']),
      'a lone carriage return': get(['X-Name: a\rContent-Length: 3']),
      'an encoded address': get([], '/%61bc'),
      'a deeper address': get([], '/abc/def'),
      'an absolute address': get([], 'http://go.example/abc'),
      'no host': read('GET /abc HTTP/1.1\r\nuser-agent: x\r\n\r\n'),
      'no header': read('GET /abc HTTP/1.1\r\n\r\n'),
      'an old version': read('GET /abc HTTP/1.0\r\nHost: x\r\n\r\n'),
      'another method': read('POST /abc HTTP/1.1\r\nHost: x\r\n\r\n'),
      'a question for headers alone': read('HEAD /abc HTTP/1.1\r\nHost: x\r\n\r\n'),
      'a part': read('GET /abc HTTP/1.1\r\nHost: x\r\n'),
      'more than one': read('GET /abc HTTP/1.1\r\nHost: x\r\n\r\nGET /abc HTTP/1.1\r\nHost: x\r\n\r\n'),
      'a line before it': read('\r\nGET /abc HTTP/1.1\r\nHost: x\r\n\r\n'),
      'very much': get([`Cookie: ${'a'.repeat(9_000)}`]),
    };
    for (const [what, visit] of Object.entries(odd)) assert.equal(visit, null, what);
  });

  it('is read as the parser of Node reads it', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    /** Null for a request that Node refuses, or does not read as one request on a connection that stays open. */
    const byNode = async (text: string) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
      const asked = new Promise<IncomingMessage | null>((resolve) => {
        server.once('request', (req, res) => resolve(res.shouldKeepAlive ? req : null));
        server.once('clientError', () => resolve(null));
      });
      socket.write(text, 'latin1');
      const req = await asked;
      req?.resume();
      server.removeAllListeners('request').removeAllListeners('clientError');
      if (req) await once(req, 'end');
      socket.destroy();
      return req && { method: req.method, url: req.url, headers: req.headers };
    };
    const name = fc.constantFrom(
      'Host',
      'User-Agent',
      'accept-language',
      'X-Forwarded-For',
      'Referer',
      'Connection',
      'Cookie',
      'X-Odd',
    );
    const value = fc.oneof(
      fc.constantFrom('keep-alive', 'go.example', '\xe4\xff', '', ' a \t b ', 'a, b', '\xa0a\xa0', '\xa0'),
      fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 6 }),
    );
    const line = fc.tuple(name, fc.constantFrom(':', ': ', ':\t'), value).map((parts) => parts.join(''));
    const request = fc
      .tuple(fc.constantFrom('/abc', '/Abc?x=%20', '/-_9'), fc.array(line, { maxLength: 4 }))
      .map(([path, lines]) => [`GET ${path} HTTP/1.1`, 'Host: go.example', ...lines, '', ''].join('\r\n'));
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(request, async (text) => {
        const visit = read(text);
        if (!visit) return;
        taken += 1;
        const node = await byNode(text);
        expect(node?.method).toBe('GET');
        expect(node?.url).toMatch(new RegExp(`^/${visit.alias}(\\?|$)`));
        for (const [header, found] of Object.entries(visit.visitor.headers)) expect(node?.headers[header]).toBe(found);
      }),
      { numRuns: 500 },
    );
    server.close();
    assert.ok(taken > 50, `only ${taken} were taken`);
  });
});
