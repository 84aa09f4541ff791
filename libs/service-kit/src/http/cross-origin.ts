import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { isOutsideAuthorization } from '../callers/caller.js';
import { addRouteConfig } from '../patches/nest-handlers.js';
import type { ServiceDefinition } from '../service/service.js';
import { routeHandlers } from './route-handlers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of every origin may ask for it and read the answer. */
    isForAllOrigins?: boolean;
  }
}

/**
 * What a page may do and send, whatever the route: the answer is one for all. `Last-Event-ID`: readers of a stream that
 * come back.
 */
const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, DPoP, Idempotency-Key, Last-Event-ID',
  // Two hours: Chromium keeps it no longer.
  'access-control-max-age': '7200',
};

/** What our answers carry beyond the headers that every page may read. */
const exposedHeaders = [
  'Content-Disposition',
  'Idempotent-Replayed',
  'Retry-After',
  'WWW-Authenticate',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-Request-Id',
];

/**
 * Lets pages of every origin call the routes that ask for a token or key in `Authorization`, and no other one. They
 * never send cookies (https://fetch.spec.whatwg.org/#http-cors-protocol, docs/adr/0011). Call it before the routes are
 * made.
 */
export function allowAllOrigins(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  { rateHeaders = {} }: Pick<ServiceDefinition, 'rateHeaders'>,
): void {
  markRoutes(app);
  const exposed = [...exposedHeaders, ...Object.keys(rateHeaders)].join(', ');
  // First of all, so that every error has it, too.
  const allow: onRequestHookHandler = (_req, reply, done) => {
    void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', exposed);
    done();
  };
  const withPreflight = new Set<string>();
  fastify.addHook('onRoute', (route) => {
    if (!route.config?.isForAllOrigins) return;
    route.onRequest = allow;
    if (withPreflight.has(route.url)) return;
    withPreflight.add(route.url);
    // Answered before a body is read, by no handler and so by no guard: browsers send no token with it.
    const onRequest: onRequestHookHandler = (_req, reply) => void reply.code(204).headers(preflightHeaders).send();
    fastify.route({ method: 'OPTIONS', url: route.url, onRequest, handler: () => undefined });
  });
}

/** Nest hands the metadata of a handler to Fastify as the `config` of its route. */
function markRoutes(app: NestFastifyApplication): void {
  for (const { controller, handler } of routeHandlers(app)) {
    if (isOutsideAuthorization(controller) || isOutsideAuthorization(handler)) continue;
    addRouteConfig(handler, { isForAllOrigins: true });
  }
}
