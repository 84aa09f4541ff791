import { afterAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createEgress } from './index.js';

const opened: (Server | TcpServer)[] = [];
const allowCidrs = ['127.0.0.0/8'];

async function listen(server: Server | TcpServer): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterAll(() => {
  for (const server of opened) server.close();
});

describe('a request', () => {
  it('may have a longer deadline of its own', async () => {
    const url = await listen(createServer((_req, res) => void wait(300).then(() => res.end('late'))));
    const egress = createEgress({ allowCidrs, timeoutMs: 50 });
    await expect(egress.send({ url })).rejects.toMatchObject({ code: 'timeout' });
    expect((await egress.send({ url, timeoutMs: 30_000 })).body.toString()).toBe('late');
    await egress.close();
  });

  it('closes its connection at its deadline', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await listen(createTcpServer((socket) => socket.resume().on('close', () => closed.resolve())));
    const egress = createEgress({ allowCidrs, timeoutMs: 100 });
    await expect(egress.send({ url })).rejects.toMatchObject({ code: 'timeout' });
    await closed.promise;
    await egress.close();
  });

  it('is not repeated when it breaks off after the receiver had it for a while', async () => {
    let asked = 0;
    const breakOff = (socket: Socket) => {
      asked += 1;
      void wait(1_200).then(() => socket.destroy());
    };
    const url = await listen(
      createTcpServer((socket) => socket.on('error', () => {}).once('data', () => breakOff(socket))),
    );
    const egress = createEgress({ allowCidrs });
    await expect(egress.send({ url, body: '{}' })).rejects.toMatchObject({ code: 'connect' });
    expect(asked).toBe(1);
    await egress.close();
  });
});
