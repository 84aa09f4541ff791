import type { FastifyInstance } from 'fastify';

/** Refusals of what was asked. An unknown caller, too many requests, and faults of ours keep their status. */
const refusals = new Set([400, 403, 404, 409, 422]);

/** For old PHP clients: what the API refuses is 200 with the same body, whose `error` is 1. */
export function refuseWithSuccess(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (req, reply, payload, done) => {
    if (refusals.has(reply.statusCode) && isOfApi(req.url) && !req.is404) void reply.code(200);
    done(null, payload);
  });
}

/** What is served for API keys. The platform's own clients, who have tokens, go by the status. */
function isOfApi(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/v1/');
}
