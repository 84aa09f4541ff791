import { TextDecoder } from 'node:util';
import { Problem } from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';

/** A CSV file may be the body itself: then it is read as `{csv}`, in the charset that its content type names, or UTF-8. */
export function readCsvBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(/^text\/csv\b/i, { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body;
    try {
      done(null, { csv: textOf(body, charsetOf(req.headers['content-type'] ?? '')) });
    } catch (err) {
      if (!(err instanceof Problem)) throw err;
      req.bodyProblem = err;
      done(null, undefined);
    }
  });
}

/** With or without quotes (RFC 9110, 8.3.1). */
function charsetOf(contentType: string): string {
  return /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
}

/** What is not of the charset is refused: read all the same, it would be stored with signs that nobody wrote. */
function textOf(body: Buffer, charset: string): string {
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(body);
  } catch {
    throw new Problem('invalid_request', {
      message: `The file is not valid ${decoder.encoding}. Save it as UTF-8, or name its charset in the content type (text/csv; charset=windows-1252).`,
    });
  }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new Problem('invalid_request', {
      message: `The charset of the content type, ${charset}, is not known. Save the file as UTF-8.`,
    });
  }
}
