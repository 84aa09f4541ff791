import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from '../http/problem.filter.js';
import { Problem } from '../common/problem.js';
import { isUndone } from '../postgres/sql-state.js';
import { hashToken } from '../common/tokens.js';
import { IdempotencyKeys } from './idempotency-keys.js';

/** `Idempotency-Key` on POST: the same key and request replay the first answer for 24 hours, another request is 409. */
@Injectable()
export class Idempotency {
  constructor(private readonly keys: IdempotencyKeys) {}

  /** Runs the handler, unless its answer is known. */
  async once(req: FastifyRequest, reply: FastifyReply, handle: () => Promise<unknown>): Promise<unknown> {
    const key = req.headers['idempotency-key'];
    const scope = req.idempotencyScope;
    if (req.method !== 'POST' || key === undefined || !scope) return handle();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new Problem('invalid_request', { message: 'Idempotency-Key must be 1 to 255 visible ASCII characters.' });
    }
    const hash = hashToken(`${req.method} ${req.url}\n${req.rawBody?.toString('base64') ?? ''}`);
    const stored = await this.keys.claim(scope, key, hash);
    if (stored) {
      void reply.status(stored.status).header('idempotent-replayed', 'true');
      return stored.body;
    }
    let body: unknown;
    try {
      body = await handle();
    } catch (err) {
      if (didNothing(err)) await this.keys.release(scope, key);
      throw err;
    }
    await this.keys.keep(scope, key, { status: reply.statusCode, body });
    return body;
  }
}

/**
 * Whether a handler that threw this has certainly done nothing. A failure of ours, a lost connection too, may have come
 * after the commit: the key stays taken then, lest a repeat create twice.
 */
export function didNothing(thrown: unknown): boolean {
  const asksToComeAgain = thrown instanceof Problem && thrown.details.headers?.['retry-after'] !== undefined;
  return asksToComeAgain || isUndone(thrown) || asProblem(thrown).status < 500;
}
