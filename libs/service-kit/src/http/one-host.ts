import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problem.js';

/**
 * Two `Host` headers are 400 (RFC 9112 section 3.2): Node takes the first, and a proxy before us may have taken the
 * other.
 */
export function refuseTwoHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (req, _reply, done) => {
    const { rawHeaders } = req.raw;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at]!)) hosts += 1;
    done(hosts > 1 ? new Problem('invalid_request', { message: 'The request has two Host headers.' }) : undefined);
  });
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}
