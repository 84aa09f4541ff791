import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { serviceBench, type ServiceBench } from '@platform/testing';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';

describe('a malformed request', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(testService({}), env));
  });
  afterAll(() => bench.close());

  async function answerTo(text: string): Promise<{ status: string | undefined; error: unknown }> {
    const { hostname, port } = new URL(bench.url);
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString('latin1')));
    socket.write(text);
    await once(socket, 'close');
    const [head = '', body = ''] = received.split('\r\n\r\n');
    return { status: head.split(' ')[1], error: (JSON.parse(body) as { error: unknown }).error };
  }

  for (const [name, text, status, error] of [
    [
      'headers above the limit',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431',
      'headers_too_large',
    ],
    ['another protocol', 'EHLO there\r\n\r\n', '400', 'invalid_request'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      '400',
      'invalid_request',
    ],
  ] as const) {
    it(`${name}: ${status} in the format of every error`, async () => {
      expect(await answerTo(text)).toStrictEqual({ status, error });
    });
  }
});
