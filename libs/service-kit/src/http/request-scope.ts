import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestIds } from '../telemetry/request-id.js';
import { openSpan, type OpenSpan } from '../telemetry/tracing.js';
import { isFromInside } from './internal-port.js';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/**
 * Each line of the log that a request causes has its id, and each request is a span. Entered again once the body is
 * read, which happens in the context of the connection. Before the other hooks, so that these run within, too.
 */
export function scopeRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (req, _reply, done) => {
    const { method, routeOptions } = req;
    const route = routeOptions.url ?? 'unknown';
    const span = openSpan({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'request.id': req.id },
      parent: callerOf(req),
    });
    if (span) spans.set(req, span);
    within(req, done);
  });
  fastify.addHook('preValidation', (req, _reply, done) => within(req, done));
  fastify.addHook('onResponse', (req, { statusCode }, done) => {
    within(req, done);
    spans.get(req)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
  });
}

function within(req: FastifyRequest, work: () => void): void {
  const span = spans.get(req);
  requestIds.run(req.id, span ? () => span.run(work) : work);
}

/** Only other services say which trace a request belongs to: a stranger could join or mark somebody's trace. */
function callerOf(req: FastifyRequest): string | null {
  const { traceparent } = req.headers;
  return isFromInside(req) && typeof traceparent === 'string' ? traceparent : null;
}
