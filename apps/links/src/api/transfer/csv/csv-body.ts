import { Problem } from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';
import { charsetOf, isPacked, textOf } from './csv-text.js';

/**
 * A CSV file may be the body itself: then it is read as `{csv}`, in the charset that its content type names, or
 * UTF-8. One in gzip is read by `csvTextOf`: before it is known who asks, nobody's bytes are made a hundred times as
 * many.
 */
export function readCsvBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(/^text\/csv\b/i, { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body;
    if (isPacked(req)) return done(null, {});
    try {
      done(null, { csv: textOf(body, charsetOf(req.headers['content-type'] ?? '')) });
    } catch (err) {
      if (!(err instanceof Problem)) throw err;
      req.bodyProblem = err;
      done(null, undefined);
    }
  });
}
