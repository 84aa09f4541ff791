import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createEgress, EgressError } from './index.js';

const opened: (Server | TcpServer)[] = [];
const sockets = new Set<Socket>();

async function listen(server: Server | TcpServer): Promise<number> {
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return (server.address() as AddressInfo).port;
}

/** A DNS server that resolves `known.test` to 127.0.0.1, has no `none.test`, and does not answer any other name. */
async function dnsServer(): Promise<{ socket: UdpSocket; address: string }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at]!; length > 0; length = query[at]!) {
      labels.push(query.toString('ascii', at + 1, at + 1 + length));
      at += length + 1;
    }
    const name = labels.join('.').toLowerCase();
    const isA = query.readUInt16BE(at + 1) === 1;
    if (name !== 'known.test' && name !== 'none.test') return;
    const question = query.subarray(12, at + 5);
    const answer = name === 'known.test' && isA ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1] : [];
    const head = Buffer.from([
      query[0]!,
      query[1]!,
      0x81,
      name === 'none.test' ? 0x83 : 0x80,
      0,
      1,
      0,
      answer.length ? 1 : 0,
      0,
      0,
      0,
      0,
    ]);
    socket.send(Buffer.concat([head, question, Buffer.from(answer)]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { socket, address: `127.0.0.1:${socket.address().port}` };
}

const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'answered',
    (err: unknown) => (err instanceof EgressError ? err.code : String(err)),
  );

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of opened) server.close();
});

describe('the name resolution', () => {
  let dns: Awaited<ReturnType<typeof dnsServer>>;
  let port: number;
  beforeAll(async () => {
    dns = await dnsServer();
    port = await listen(createServer((_req, res) => res.end('here')));
  });
  afterAll(() => void dns.socket.close());

  it('uses DNS, and is not delayed by any number of names whose servers do not answer', async () => {
    const egress = createEgress({ allowCidrs: ['127.0.0.0/8'], dnsServers: [dns.address], connectTimeoutMs: 4_000 });
    const silent = Array.from({ length: 64 }, (_, n) =>
      codeOf(egress.send({ url: `http://silent-${n}.test:${port}/` })),
    );
    const first = await Promise.race([egress.send({ url: `http://known.test:${port}/` }), ...silent]);
    expect(typeof first === 'string' ? first : first.statusCode).toBe(200);
    await egress.close();
    await Promise.all(silent);
  });

  it('fails with dns for a name that does not exist, or whose server is silent or away', async () => {
    const egress = createEgress({ dnsServers: [dns.address], connectTimeoutMs: 400, timeoutMs: 3_000 });
    expect(await codeOf(egress.send({ url: 'http://none.test/' }))).toBe('dns');
    expect(await codeOf(egress.send({ url: 'http://silent.test/' }))).toMatch(/^(dns|timeout)$/);
    await egress.close();
    const away = createEgress({ dnsServers: ['127.0.0.1:9'], connectTimeoutMs: 400, timeoutMs: 3_000 });
    expect(await codeOf(away.send({ url: 'http://known.test/' }))).toMatch(/^(dns|timeout)$/);
    await away.close();
  });

  it('refuses a name that resolves to a private address, and resolves localhost without DNS', async () => {
    const egress = createEgress({ dnsServers: [dns.address] });
    expect(await codeOf(egress.send({ url: `http://known.test:${port}/` }))).toBe('blocked_address');
    await egress.close();
    const local = createEgress({ dnsServers: [dns.address], allowCidrs: ['127.0.0.1/32'] });
    expect((await local.send({ url: `http://localhost:${port}/` })).statusCode).toBe(200);
    await local.close();
  });
});

describe('a kept connection', () => {
  it('that the other side has closed costs no failure: nothing was written, and a new one is used', async () => {
    let connections = 0;
    const port = await listen(
      createTcpServer((socket) => {
        connections += 1;
        socket.on('error', () => undefined);
        socket.once('data', () => {
          // The answer keeps the connection; the server closes it a little later, while it is idle.
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
          setTimeout(() => socket.destroy(), 5);
        });
      }),
    );
    const egress = createEgress({ allowCidrs: ['127.0.0.0/8'] });
    for (let n = 0; n < 12; n += 1) {
      expect((await egress.send({ url: `http://127.0.0.1:${port}/`, body: '{}' })).statusCode).toBe(200);
      await wait(10);
    }
    expect(connections).toBe(12);
    await egress.close();
  });

  it.each(['a fresh', 'a used'])(
    'that breaks after the request was read, on %s connection, repeats no request',
    async (kind) => {
      let asked = 0;
      let isBreaking = kind === 'a fresh';
      const port = await listen(
        createServer((req, res) => {
          asked += 1;
          req.resume().on('end', () => (isBreaking ? req.socket.destroy() : res.end('ok')));
        }),
      );
      const egress = createEgress({ allowCidrs: ['127.0.0.0/8'] });
      const url = `http://127.0.0.1:${port}/`;
      if (!isBreaking) await egress.send({ url, body: '{}' });
      const before = asked;
      isBreaking = true;
      for (let n = 1; n <= 3; n += 1) {
        expect(await codeOf(egress.send({ url, body: '{}' }))).toBe('connect');
        expect(asked - before).toBe(n);
      }
      await egress.close();
    },
  );

  it('that breaks in the middle of the answer repeats no request', async () => {
    let begun = 0;
    const port = await listen(
      createTcpServer((socket) =>
        socket
          .on('error', () => undefined)
          .on('data', () => {
            begun += 1;
            socket.end('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\nhalf');
          }),
      ),
    );
    const egress = createEgress({ allowCidrs: ['127.0.0.0/8'] });
    expect(await codeOf(egress.send({ url: `http://127.0.0.1:${port}/` }))).not.toBe('answered');
    expect(begun).toBe(1);
    await egress.close();
  });
});

describe('a proxy', () => {
  it('gets the name and resolves it, and never sees a private literal', async () => {
    const asked: string[] = [];
    const proxy = createServer((req, res) => {
      asked.push(`${req.method} ${req.url}`);
      res.end('passed on');
    });
    proxy.on('connect', (req, socket: Socket) => {
      asked.push(`CONNECT ${req.url}`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    const egress = createEgress({ proxyUrl: `http://127.0.0.1:${await listen(proxy)}` });
    const answer = await egress.send({ url: 'http://receiver.test/hook', body: '{}' });
    expect(answer.body.toString()).toBe('passed on');
    expect(await codeOf(egress.send({ url: 'https://receiver.test/hook', body: '{}' }))).not.toBe('answered');
    expect(await codeOf(egress.send({ url: 'http://169.254.169.254/latest' }))).toBe('blocked_address');
    expect(asked).toStrictEqual(['POST http://receiver.test/hook', 'CONNECT receiver.test:443']);
    await egress.close();
  });
});
