import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** The mark at an address that never has another one. It is a picture, whatever a browser takes it for. */
export function markAnswer(reply: FastifyReply, picture: Buffer): StreamableFile {
  void reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  return new StreamableFile(picture, { type: 'image/png', disposition: 'inline' });
}
