import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@platform/contracts';
import { Problem } from '../common/problem.js';
import type { ServiceDefinition } from '../service/service.js';
import { errorBody } from './problem.filter.js';

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what Node cannot read as a request: there is only its connection, and that ends with the answer. */
export function answerBroken(
  service: Pick<ServiceDefinition, 'errorBody'>,
  err: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (err.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = new Problem(codes[err.code ?? ''] ?? 'invalid_request');
  const body = JSON.stringify((service.errorBody ?? errorBody)(problem));
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n` +
        'content-type: application/json; charset=utf-8\r\n' +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}
