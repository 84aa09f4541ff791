import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, LookupFunction, Server as TcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { EgressOptions } from './egress.js';
import { createEgress, EgressError } from './index.js';

const open: (Server | TcpServer)[] = [];
const local = createEgress({ allowCidrs: ['127.0.0.0/8'], timeoutMs: 5_000 });
const strict = createEgress();
let redirectTarget: string;
let redirectTargetHits = 0;

/** Starts a server on a free port of one address and returns its origin. */
async function listen(server: Server | TcpServer, host = '127.0.0.1'): Promise<string> {
  server.listen(0, host);
  await once(server, 'listening');
  open.push(server);
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

const serve = (listener: RequestListener, host?: string) => listen(createServer(listener), host);

/** A resolver that returns the next list of addresses at each call, and the last one from then on. */
function resolver(...answers: string[][]): LookupFunction {
  let call = 0;
  return (_hostname, _options, callback) => {
    const answer = answers[Math.min(call++, answers.length - 1)] ?? [];
    callback(
      null,
      answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

async function failure(request: Promise<unknown>): Promise<EgressError> {
  const err = await request.then(
    () => assert.fail('the request succeeded'),
    (reason: unknown) => reason,
  );
  assert.ok(err instanceof EgressError, String(err));
  return err;
}

beforeAll(async () => {
  redirectTarget = await serve((_req, res) => {
    redirectTargetHits += 1;
    res.end('secret');
  });
});

afterAll(async () => {
  await Promise.all([local.close(), strict.close()]);
  for (const server of open) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
});

describe('send', () => {
  it('sends method, path, headers and body unchanged and returns the whole answer', async () => {
    const origin = await serve((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        res.writeHead(201, { 'X-Echo': req.headers['x-note'] });
        res.end(`${req.method} ${req.url} ${Buffer.concat(chunks).toString()}`);
      });
    });
    const headers = { 'X-Note': 'kept' };
    const response = await local.send({ url: `${origin}/hook?a=1`, headers, body: Buffer.from('Ümlaut') });
    expect(response.statusCode).toBe(201);
    expect(response.headers['x-echo']).toBe('kept');
    expect(response.body.toString()).toBe('POST /hook?a=1 Ümlaut');
    expect(response.truncated).toBe(false);
  });

  it('reuses connections to the same origin', async () => {
    const ports = new Set<number | undefined>();
    const origin = await serve((req, res) => {
      ports.add(req.socket.remotePort);
      req.resume().on('end', () => res.end());
    });
    for (let i = 0; i < 20; i += 1) await local.send({ url: origin, body: 'x' });
    // Two, as undici returns an answer just before it counts its connection as free.
    assert.ok(ports.size <= 2, `${ports.size} connections for 20 requests`);
  });

  it('returns redirects unchanged and never follows one', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const origin = await serve((_req, res) => res.writeHead(status, { Location: redirectTarget }).end());
      const response = await local.send({ url: origin });
      expect(response.statusCode).toBe(status);
    }
    expect(redirectTargetHits).toBe(0);
  });

  it('reads at most 16 KiB of a huge body and closes the connection', async () => {
    const closed = Promise.withResolvers<void>();
    const origin = await serve((_req, res) => {
      res.on('close', closed.resolve);
      const chunk = Buffer.alloc(65_536, 'a');
      const pump = (): void => {
        while (res.write(chunk));
        res.once('drain', pump);
      };
      pump();
    });
    const response = await local.send({ url: origin });
    expect(response.statusCode).toBe(200);
    expect(response.body.length).toBe(16_384);
    expect(response.truncated).toBe(true);
    await closed.promise;
  });

  it('sends nothing once it is closed, also when it had sent nothing before', async () => {
    let hits = 0;
    const origin = await serve((_req, res) => {
      hits += 1;
      res.end();
    });
    const unused = createEgress({ allowCidrs: ['127.0.0.0/8'] });
    const used = createEgress({ allowCidrs: ['127.0.0.0/8'] });
    await used.send({ url: origin });
    for (const egress of [unused, used]) {
      await egress.close();
      expect((await failure(egress.send({ url: origin }))).code).toBe('connect');
    }
    expect(hits).toBe(1);
  });

  it('keeps exactly 16 KiB untruncated', async () => {
    const origin = await serve((_req, res) => res.end('a'.repeat(16_384)));
    const response = await local.send({ url: origin });
    expect(response.body.length).toBe(16_384);
    expect(response.truncated).toBe(false);
  });

  it('never inflates a compressed body', async () => {
    const bomb = gzipSync(Buffer.alloc(8_000_000));
    const origin = await serve((_req, res) => res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb));
    const response = await local.send({ url: origin });
    expect(response.body).toStrictEqual(bomb.subarray(0, response.body.length));
  });
});

describe('the deadline', () => {
  it('ends a request without an answer', async () => {
    const origin = await serve(() => undefined);
    expect((await failure(local.send({ url: origin, timeoutMs: 100 }))).code).toBe('timeout');
  });

  it('is 15 seconds by default', async () => {
    await using after = new AsyncDisposableStack();
    const asked = Promise.withResolvers<void>();
    const origin = await serve(() => asked.resolve());
    const egress = createEgress({ allowCidrs: ['127.0.0.0/8'] });
    after.defer(() => egress.close());
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    });
    let isOver = false;
    const failed = failure(egress.send({ url: origin })).finally(() => (isOver = true));
    await asked.promise;
    jest.advanceTimersByTime(14_999);
    await turn();
    expect(isOver).toBe(false);
    jest.advanceTimersByTime(1);
    await turn();
    expect(isOver).toBe(true);
    expect((await failed).code).toBe('timeout');
  });

  it('ends a slow trickle of a body, and keeps the status', async () => {
    await using after = new AsyncDisposableStack();
    const origin = await serve((_req, res) => {
      const drip = setInterval(() => res.write('.'), 10);
      res.on('close', () => clearInterval(drip));
    });
    const answered = Promise.withResolvers<unknown>();
    subscribe('undici:request:headers', answered.resolve);
    after.defer(() => void unsubscribe('undici:request:headers', answered.resolve));
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    });
    const failed = failure(local.send({ url: origin, timeoutMs: 200 }));
    await answered.promise;
    jest.advanceTimersByTime(200);
    const err = await failed;
    expect(err.code).toBe('timeout');
    expect(err.statusCode).toBe(200);
  });

  it('ends a slow trickle of headers', async () => {
    const origin = await listen(
      createTcpServer((socket) => {
        socket.write('HTTP/1.1 200 OK\r\nX-Drip: ');
        const drip = setInterval(() => socket.write('.'), 10);
        socket.on('close', () => clearInterval(drip)).on('error', () => undefined);
      }),
    );
    expect((await failure(local.send({ url: origin, timeoutMs: 200 }))).code).toBe('timeout');
  });

  it('ends a name resolution that never answers, and sends nothing after a late answer', async () => {
    let hits = 0;
    const origin = await serve((_req, res) => {
      hits += 1;
      res.end();
    });
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const slow: LookupFunction = (_hostname, _options, callback) => {
      asked.resolve();
      void answered.promise.then(() => callback(null, [{ address: '127.0.0.1', family: 4 }]));
    };
    const egress = createEgress({ allowCidrs: ['127.0.0.0/8'], lookup: slow });
    const url = `http://slow.test:${new URL(origin).port}/`;
    const late = failure(egress.send({ url, timeoutMs: 50 }));
    await asked.promise;
    expect((await late).code).toBe('timeout');
    answered.resolve();
    await egress.send({ url });
    expect(hits).toBe(1);
    await egress.close();
  });
});

describe('the guard', () => {
  const named = (lookup: LookupFunction, options: EgressOptions = {}) => createEgress({ ...options, lookup });

  it('connects to nothing behind a private literal', async () => {
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', 'localhost']) {
      const url = `http://${host}:${new URL(redirectTarget).port}/`;
      assert.equal((await failure(strict.send({ url }))).code, 'blocked_address', host);
    }
    expect(redirectTargetHits).toBe(0);
  });

  it('connects to nothing when a name resolves to private addresses, whatever the port', async () => {
    const egress = named(resolver(['127.0.0.1', '::1', '10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::7f00:1']));
    const errors = await Promise.all(
      [new URL(redirectTarget).port, '1'].map((port) => failure(egress.send({ url: `http://inside.test:${port}/` }))),
    );
    expect(errors.map((err) => [err.code, err.message])).toStrictEqual(
      Array(2).fill(['blocked_address', 'The address is not public.']),
    );
    expect(redirectTargetHits).toBe(0);
    await egress.close();
  });

  it('connects only to the allowed ones among several addresses', async () => {
    const hosts: string[] = [];
    const origin = await serve((req, res) => {
      hosts.push(String(req.socket.localAddress));
      res.end();
    }, '0.0.0.0');
    const egress = named(resolver(['127.0.0.2', '127.0.0.3', '127.0.0.1']), { allowCidrs: ['127.0.0.1/32'] });
    await egress.send({ url: `http://mixed.test:${new URL(origin).port}/` });
    expect(hosts).toStrictEqual(['127.0.0.1']);
    await egress.close();
  });

  it('checks every new connection, so that a name that becomes private is refused', async () => {
    const origin = await serve((_req, res) => res.writeHead(200, { Connection: 'close' }).end());
    const egress = named(resolver(['127.0.0.1'], ['127.0.0.2']), { allowCidrs: ['127.0.0.1/32'] });
    const url = `http://rebinding.test:${new URL(origin).port}/`;
    expect((await egress.send({ url })).statusCode).toBe(200);
    expect((await failure(egress.send({ url }))).code).toBe('blocked_address');
    await egress.close();
  });
});

describe('the code of a failure', () => {
  it('is dns for a name without address', async () => {
    const egress = createEgress({
      lookup: (_hostname, _options, callback) => callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
    });
    expect((await failure(egress.send({ url: 'http://nowhere.test/' }))).code).toBe('dns');
    await egress.close();
  });

  it('is connect, with one message, for a refused and for a broken connection', async () => {
    const closed = createServer();
    const refused = await listen(closed);
    closed.close();
    await once(closed, 'close');
    const broken = await listen(createTcpServer((socket) => socket.destroy()));
    const [first, second] = await Promise.all([refused, broken].map((url) => failure(local.send({ url }))));
    expect(first?.code).toBe('connect');
    expect([second?.code, second?.message]).toStrictEqual([first?.code, first?.message]);
  });

  it('is protocol for an answer that is not HTTP, has too large headers, or ends early', async () => {
    const answers = [
      'SSH-2.0-OpenSSH_9.6\r\n\r\n',
      `HTTP/1.1 200 OK\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nnot hex\r\n',
    ];
    for (const answer of answers) {
      const url = await listen(createTcpServer((socket) => socket.on('error', () => undefined).end(answer)));
      assert.equal((await failure(local.send({ url }))).code, 'protocol', answer.slice(0, 30));
    }
  });

  it('comes with the headers as the reason when an answer has too many', async () => {
    const url = await serve((_req, res) => res.writeHead(200, { 'X-Long': 'a'.repeat(20_000) }).end('ok'));
    expect(await failure(local.send({ url }))).toMatchObject({
      code: 'protocol',
      message: 'The headers of the answer are larger than 16 KiB.',
    });
  });

  it('is tls when the other side does not speak it', async () => {
    const url = redirectTarget.replace('http:', 'https:');
    expect((await failure(local.send({ url }))).code).toBe('tls');
  });

  it('is given to requests in progress when the egress closes', async () => {
    const arrived = Promise.withResolvers<void>();
    const origin = await serve(() => arrived.resolve());
    const egress = createEgress({ allowCidrs: ['127.0.0.0/8'] });
    const pending = failure(egress.send({ url: origin }));
    await arrived.promise;
    await egress.close();
    expect((await pending).code).toBe('connect');
  });
});
