import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { serviceBench, type ServiceBench } from '@platform/testing';
import { Public } from '../auth/caller.js';
import { testService } from '../service.test-helper.js';
import { startService } from '../start.js';

const limit = 64 * 1024;

@Controller()
@Public()
class ThingsController {
  @Post('things')
  @HttpCode(204)
  take(): void {}
}

const service = testService({ controllers: [ThingsController] }, { bodyLimitBytes: limit });

describe('a body that is too large', () => {
  let bench: ServiceBench;
  before(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env));
  });
  after(() => bench.close());

  const bytes = 40 * limit;
  const piece = Buffer.alloc(limit, ' ');
  const head = (framing: string) =>
    `POST /things HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;
  const chunk = `${limit.toString(16)}\r\n`;

  for (const [name, framing, before, after, end] of [
    ['whose length is known', `content-length: ${bytes}`, '', '', ''],
    ['whose length is not known', 'transfer-encoding: chunked', chunk, '\r\n', '0\r\n\r\n'],
  ] as const) {
    it(`${name} is answered 413 while it is still being sent, and the connection goes on`, async () => {
      const { hostname, port } = new URL(bench.url);
      const socket = connect({ host: hostname, port: Number(port) });
      let heard = '';
      socket.on('data', (data: Buffer) => (heard += data.toString('latin1')));
      const failed = once(socket, 'close').then(() => assert.fail(`the connection was closed after: ${heard}`));
      const send = async () => {
        socket.write(head(framing));
        for (let sent = 0; sent < bytes; sent += limit) {
          for (const part of [before, piece, after]) if (!socket.write(part)) await once(socket, 'drain');
        }
        socket.write(`${end}${head('content-length: 2')}{}`);
        while (!heard.includes(' 204 ')) await once(socket, 'data');
      };
      try {
        await Promise.race([send(), failed]);
      } finally {
        socket.removeAllListeners('close').destroy();
      }
      assert.match(heard, /^HTTP\/1\.1 413 [^]*"error":"payload_too_large"[^]*HTTP\/1\.1 204 /);
    });
  }
});
