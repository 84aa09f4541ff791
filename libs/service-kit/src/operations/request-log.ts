import type { FastifyInstance } from 'fastify';
import { tokenOf } from '../callers/caller.js';
import { log } from '../telemetry/logger.js';
import { requestDuration } from '../telemetry/metrics.js';

/** One wide line and one observation per request, by route template; no query string, as it may hold a secret. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (req, reply, done) => {
    void reply.header('x-request-id', req.id);
    done();
  });
  fastify.addHook('onResponse', (req, reply, done) => {
    const route = req.routeOptions.url ?? 'unknown';
    const caller = tokenOf(req);
    const durationMs = Math.round(reply.elapsedTime * 10) / 10;
    requestDuration.observe({ method: req.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.info(
      {
        requestId: req.id,
        method: req.method,
        route,
        status: reply.statusCode,
        durationMs,
        userUuid: caller?.user_uuid ?? undefined,
        clientId: caller?.client_id,
      },
      'request',
    );
    done();
  });
}
