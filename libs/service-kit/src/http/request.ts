import type { FastifyRequest } from 'fastify';
import type { User } from '../callers/user.js';
import type { Problem } from '../common/problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes as they came, for signatures. */
    rawBody?: Buffer;
    /** Why the body could not be read; raised only after the caller is known, so that 401 comes before 400. */
    bodyProblem?: Problem;
    /** Who calls; set by the guard on every route that is not public. */
    user?: User | undefined;
    /** Whose idempotency keys these are; set by the strategy that knows the caller. */
    idempotencyScope?: string;
  }
}

/** Whether a request asks for nothing to change. */
export function isRead({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
