import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { serviceBench, type ServiceBench } from '@platform/testing';
import type { FastifyRequest } from 'fastify';
import { Public } from '../callers/caller.js';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';

const limit = 64 * 1024;
let taken: unknown;

@Controller()
@Public()
class ThingsController {
  @Post('things')
  @HttpCode(204)
  take(@Req() { body }: FastifyRequest): void {
    taken = body;
  }
}

const service = testService({ controllers: [ThingsController] }, { bodyLimitBytes: limit });

describe('a body that is too large', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env));
  });
  afterAll(() => bench.close());

  const bytes = 40 * limit;
  const piece = Buffer.alloc(limit, ' ');
  const head = (framing: string) =>
    `POST /things HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;
  const chunk = `${limit.toString(16)}\r\n`;

  for (const [name, framing, before, after, end] of [
    ['whose length is known', `content-length: ${bytes}`, '', '', ''],
    ['whose length is not known', 'transfer-encoding: chunked', chunk, '\r\n', '0\r\n\r\n'],
  ] as const) {
    it(`${name} is answered 413 during the transfer, and the connection stays open`, async () => {
      const { hostname, port } = new URL(bench.url);
      const socket = connect({ host: hostname, port: Number(port) });
      let received = '';
      socket.on('data', (data: Buffer) => (received += data.toString('latin1')));
      const failed = once(socket, 'close').then(() => assert.fail(`the connection was closed after: ${received}`));
      const send = async () => {
        socket.write(head(framing));
        for (let sent = 0; sent < bytes; sent += limit) {
          for (const part of [before, piece, after]) if (!socket.write(part)) await once(socket, 'drain');
        }
        socket.write(`${end}${head('content-length: 2')}{}`);
        while (!received.includes(' 204 ')) await once(socket, 'data');
      };
      try {
        await Promise.race([send(), failed]);
      } finally {
        socket.removeAllListeners('close').destroy();
      }
      expect(received).toMatch(/^HTTP\/1\.1 413 [^]*"error":"payload_too_large"[^]*HTTP\/1\.1 204 /);
    });
  }
});

it('a body that is not UTF-8 is refused, as it could not be stored as sent', async () => {
  await using after = new AsyncDisposableStack();
  const bench = await serviceBench('organizations', (env) => startService(service, env));
  after.defer(() => bench.close());
  const post = async (...parts: Buffer[]) => {
    const body = Buffer.concat([Buffer.from('{"name":"'), ...parts, Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${bench.url}/things`, { method: 'POST', headers, body })).status;
  };
  expect(await post(Buffer.from('Zoë'))).toBe(204);
  expect(await post(Buffer.from('Zoë', 'latin1'))).toBe(400);
  expect(await post(Buffer.from('\u{1f642}').subarray(0, 3))).toBe(400);
});

it('a body with a key for the prototype is refused with the reason, at any depth and in any spelling', async () => {
  await using after = new AsyncDisposableStack();
  const bench = await serviceBench('organizations', (env) => startService(service, env));
  after.defer(() => bench.close());
  const headers = { 'content-type': 'application/json' };
  for (const name of ['__proto__', '\\u005f_proto__', '__pr\\u006fto__']) {
    for (const body of [`{"${name}":{"isAdmin":true}}`, `{"list":[{"${name}":{"isAdmin":true}}]}`]) {
      const answer = await fetch(`${bench.url}/things`, { method: 'POST', headers, body });
      const { error, message } = (await answer.json()) as Record<string, string>;
      assert.deepEqual(
        [answer.status, error, message],
        [400, 'invalid_request', 'No key of the body may be "__proto__".'],
        body,
      );
    }
  }
  const body = '{"list":[{"constructor":1,"text":"__proto__"}]}';
  expect((await fetch(`${bench.url}/things`, { method: 'POST', headers, body })).status).toBe(204);
  expect(JSON.stringify(taken)).toBe(body);
});
