import { Injectable } from '@nestjs/common';
import { verify } from '@platform/signatures';
import type { FastifyRequest } from 'fastify';
import { PlatformConfig } from '../config.js';
import { internalHeaders, signedText } from '../internal-calls.js';
import { Problem } from '../problem.js';
import { Strategy } from './strategy.js';
import type { InternalUser } from './user.js';

const anotherService: InternalUser = { kind: 'internal' };

/** For a route that only other services call: signed with the secret that they share, a minute ago at most. */
@Injectable()
export class InternalCallStrategy extends Strategy {
  constructor(private readonly config: PlatformConfig) {
    super();
  }

  authenticate(req: FastifyRequest): void {
    const isValid = verify({
      secrets: this.config.INTERNAL_SECRET,
      timestamp: String(req.headers[internalHeaders.timestamp]),
      signature: String(req.headers[internalHeaders.signature]),
      rawBody: signedText(req.method, req.url, req.rawBody?.toString('utf8') ?? ''),
      toleranceSeconds: 60,
    });
    if (isValid) this.success(anotherService);
    else this.fail(new Problem('invalid_signature'));
  }
}
