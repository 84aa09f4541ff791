import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Scope, TokenRecord } from '@platform/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.js';
import { challenge } from './bearer.strategy.js';
import { PUBLIC, SCOPES } from './caller.js';
import type { RateState } from './rate-window.js';

/** On every route but those marked `@Public()`: a live token, the rate limit, the scopes, in this order. */
@Injectable()
export class TokenGuard extends AuthGuard('bearer') implements CanActivate {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, targets)) return true;
    await super.canActivate(context);
    const req = context
      .switchToHttp()
      .getRequest<FastifyRequest & { user: { record: TokenRecord; rate: RateState } }>();
    const { record, rate } = req.user;
    req.caller = record;
    req.idempotencyScope = `${record.client_id}:${record.user_uuid ?? ''}`;
    limitRate(context.switchToHttp().getResponse<FastifyReply>(), rate);
    const needed = this.reflector.getAllAndOverride<Scope[] | undefined>(SCOPES, targets) ?? [];
    if (!needed.every((scope) => record.scopes.includes(scope))) {
      throw new Problem('insufficient_scope', { headers: challenge('insufficient_scope', needed.join(' ')) });
    }
    return true;
  }

  override handleRequest<T>(err: unknown, user: T): T {
    if (err || !user) throw err instanceof Error ? err : new Problem('unauthenticated', { headers: challenge() });
    return user;
  }
}

/** The spec's headers on every answer; `Retry-After` on a 429 only. */
function limitRate(reply: FastifyReply, rate: RateState): void {
  void reply.header('x-ratelimit-limit', rate.limit).header('x-ratelimit-remaining', rate.remaining);
  if (!rate.exceeded) return;
  throw new Problem('rate_limit_exceeded', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(rate.resetMs / 1000))) },
  });
}
