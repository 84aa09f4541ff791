import type { FastifyInstance } from 'fastify';

/** A CSV file may be the body itself: then it is read as `{csv}`. */
export function readCsvBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(/^text\/csv\b/i, { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body;
    done(null, { csv: body.toString('utf8') });
  });
}
