import { FastifyAdapter } from '@nestjs/platform-fastify';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/**
 * Nest on a Fastify without the hooks that its adapter puts around every request for what a service without request
 * hooks has none of: middleware, CORS, CSRF, security headers, versions, lifecycle hooks. On every redirect they would
 * cost more than the look-up of the link.
 */
export function adapterWithoutHooks(options: FastifyServerOptions): FastifyAdapter {
  const fastify: FastifyInstance = Fastify(options);
  const addHook = Object.getOwnPropertyDescriptor(fastify, 'addHook')!;
  fastify.addHook = () => fastify;
  const adapter = new FastifyAdapter(Object.assign(fastify, { skipMiddie: true }));
  Object.defineProperty(fastify, 'addHook', addHook);
  return adapter;
}
