import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problem.js';

/** Reads JSON bodies. A broken body or a foreign content type is kept on the request instead of answered at once. */
export function readBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>(
    /^application\/([\w.+-]+\+)?json\b/,
    { parseAs: 'buffer' },
    (req, body, done) => {
      req.rawBody = body;
      try {
        done(null, body.length ? parse(body) : undefined);
      } catch (err) {
        req.bodyProblem =
          err instanceof Problem ? err : new Problem('invalid_request', { message: 'The body is not valid JSON.' });
        done(null, undefined);
      }
    },
  );
  fastify.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body;
    if (body.length)
      req.bodyProblem = new Problem('invalid_request', { message: 'The content type must be application/json.' });
    done(null, undefined);
  });
}

/** Looking at every key costs more than parsing: only where `__proto__` can stand, written out or with escapes. */
function parse(body: Buffer): unknown {
  // Decoding would put other characters where the bytes are none (RFC 8259, section 8.1).
  if (!isUtf8(body)) throw new SyntaxError('not UTF-8');
  const text = body.toString('utf8');
  return /__proto__|\\u/.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text);
}

/**
 * Such a key would be lost on the way, or be taken for what all objects inherit: better that its sender hears of it.
 */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Problem('invalid_request', { message: 'No key of the body may be "__proto__".' });
  return value;
}
