import { afterAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createEgress } from './index.js';

const opened: Server[] = [];
const egress = createEgress({ allowCidrs: ['127.0.0.0/8'], timeoutMs: 5_000 });
const finalAnswer = 'HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\nok';

/** A server that sends these texts one after the other once a request has arrived. */
async function saying(...parts: string[]): Promise<{ url: string; connections: () => number }> {
  let connections = 0;
  const server = createTcpServer((socket: Socket) => {
    connections += 1;
    socket.setNoDelay(true).on('error', () => undefined);
    socket.on('data', () => void say(socket, parts));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, connections: () => connections };
}

async function say(socket: Socket, parts: string[]): Promise<void> {
  for (const part of parts) {
    socket.write(part);
    await wait(5);
  }
}

const sent = async (url: string) => {
  const { statusCode, headers, body } = await egress.send({ url, body: '{}' });
  return { statusCode, body: body.toString(), hints: headers['link'] };
};
const created = { statusCode: 201, body: 'ok', hints: undefined };

afterAll(async () => {
  await egress.close();
  for (const server of opened) server.close();
});

describe('an unrequested interim answer', () => {
  it.each([
    ['100 Continue', ['HTTP/1.1 100 Continue\r\n\r\n', finalAnswer]],
    [
      '100 Continue with headers, in one packet with the answer',
      [`HTTP/1.1 100 Continue\r\nx-a: b\r\n\r\n${finalAnswer}`],
    ],
    [
      '100 Continue cut anywhere',
      ['HT', 'TP/1.1 1', '00 Continue\r', '\n\r', `\n${finalAnswer.slice(0, 5)}`, finalAnswer.slice(5)],
    ],
    [
      '102 and 103 and 100 one after the other',
      [
        'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n',
        finalAnswer,
      ],
    ],
    ['none, and the answer cut anywhere', ['H', 'TTP/1.1 2', finalAnswer.slice(10)]],
  ])('is skipped: %s', async (_name, parts) => {
    const { url, connections } = await saying(...parts);
    expect(await sent(url)).toStrictEqual(created);
    // The connection stays usable, and so does the next answer on it. It is free a moment after its answer.
    await wait(20);
    expect(await sent(url)).toStrictEqual(created);
    expect(connections()).toBe(1);
  });

  it('is skipped as Node writes it', async () => {
    const server = createServer((req, res) => {
      res.writeContinue();
      req.resume().on('end', () => res.writeHead(201).end('ok'));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    opened.push(server);
    expect(await sent(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).toStrictEqual(created);
  });

  it('is skipped behind a proxy, too', async () => {
    const proxy = await saying(`HTTP/1.1 100 Continue\r\n\r\n${finalAnswer}`);
    const proxied = createEgress({ proxyUrl: proxy.url, timeoutMs: 5_000 });
    expect((await proxied.send({ url: 'http://receiver.test/', body: '{}' })).statusCode).toBe(201);
    await proxied.close();
  });

  it('is limited to 16 KiB: more is no HTTP', async () => {
    const { url } = await saying(`HTTP/1.1 100 Continue\r\nx: ${'a'.repeat(1_000)}\r\n\r\n`.repeat(17) + finalAnswer);
    await expect(egress.send({ url, body: '{}' })).rejects.toMatchObject({ name: 'EgressError' });
  });

  it('that changes the protocol is a fault, not an answer', async () => {
    const { url } = await saying('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
    await expect(egress.send({ url, body: '{}' })).rejects.toMatchObject({ name: 'EgressError' });
  });
});
