import { promisify, TextDecoder } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ImportLinks } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';

/** 100,000 lines with long addresses. */
export const maxUnpackedBytes = 32 * 1024 * 1024;

/** Whether the file comes in gzip. It is unpacked once it is known who asks. */
export function isPacked(req: Pick<FastifyRequest, 'headers'>): boolean {
  return (req.headers['content-encoding'] ?? '').trim().toLowerCase() === 'gzip';
}

/** The text of the file that a request brings: within its JSON, as its body, or as its body in gzip. */
export async function csvTextOf(req: FastifyRequest, body: ImportLinks): Promise<string> {
  if (body.csv !== undefined) return body.csv;
  if (!isPacked(req) || !req.rawBody?.length) throw Problem.field('csv', 'is required');
  return textOf(await unpacked(req.rawBody), charsetOf(req.headers['content-type'] ?? ''));
}

async function unpacked(bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: maxUnpackedBytes });
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw Problem.field('csv', `is larger than ${maxUnpackedBytes / 1024 / 1024} MiB; please send it in parts`);
    throw Problem.field('csv', 'is not in gzip, as its Content-Encoding says');
  }
}

/** With or without quotes (RFC 9110, 8.3.1). */
export function charsetOf(contentType: string): string {
  return /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
}

/** What is not of the charset is refused: read all the same, it would be stored with signs that nobody wrote. */
export function textOf(body: Buffer, charset: string): string {
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(body);
  } catch {
    throw new Problem('invalid_request', {
      message:
        `The file is not valid ${decoder.encoding}. Save it as UTF-8, or name its charset in the content type ` +
        '(text/csv; charset=windows-1252).',
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
