import { errorBody, MemoryWindow, Problem, retryAfter } from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NotificationsConfig } from '../config.js';
import { dispatchPath } from './dispatch.controller.js';

const windowMs = 60_000;

/**
 * Turns away an address that sends far more than any service may, before its body is read or a signature computed.
 * Counted in this process alone: it protects the process, and costs nothing.
 */
export function limitAddresses(fastify: FastifyInstance, { DISPATCH_ADDRESS_LIMIT }: NotificationsConfig): void {
  const window = new MemoryWindow(windowMs);
  fastify.addHook('onRequest', (req, reply, next) => {
    if (req.method !== 'POST' || !req.url.startsWith(`/${dispatchPath}`)) return next();
    const { count, ttlMs } = window.hit(req.ip);
    if (count <= DISPATCH_ADDRESS_LIMIT) return next();
    void reply
      .status(429)
      .header('retry-after', retryAfter(ttlMs))
      .send(errorBody(new Problem('rate_limit_exceeded')));
  });
}
