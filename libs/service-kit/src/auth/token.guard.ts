import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Scope, TokenRecord } from '@platform/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.js';
import { challenge } from './bearer.strategy.js';
import { PUBLIC, SCOPES } from './caller.js';
import { limitRate, type RateState } from '../rates/rate-state.js';

interface Requirement {
  isPublic: boolean;
  needed: Scope[];
}

/** On every route but those marked `@Public()`: a live token, the rate limit, the scopes, in this order. */
@Injectable()
export class TokenGuard extends AuthGuard('bearer') implements CanActivate {
  private readonly known = new WeakMap<object, Requirement>();

  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { isPublic, needed } = this.requirement(context);
    if (isPublic) return true;
    await super.canActivate(context);
    const req = context
      .switchToHttp()
      .getRequest<FastifyRequest & { user: { record: TokenRecord; rate: RateState } }>();
    const { record, rate } = req.user;
    req.caller = record;
    req.idempotencyScope = `${record.client_id}:${record.user_uuid ?? ''}`;
    limitRate(context.switchToHttp().getResponse<FastifyReply>(), rate);
    if (!needed.every((scope) => record.scopes.includes(scope))) {
      throw new Problem('insufficient_scope', { headers: challenge('insufficient_scope', needed.join(' ')) });
    }
    return true;
  }

  /** Of the route; read once, as reading metadata costs on every request. */
  private requirement(context: ExecutionContext): Requirement {
    const handler = context.getHandler();
    const known = this.known.get(handler);
    if (known) return known;
    const targets = [handler, context.getClass()];
    const requirement = {
      isPublic: this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, targets) ?? false,
      needed: this.reflector.getAllAndOverride<Scope[] | undefined>(SCOPES, targets) ?? [],
    };
    this.known.set(handler, requirement);
    return requirement;
  }

  override handleRequest<T>(err: unknown, user: T): T {
    if (err || !user) throw err instanceof Error ? err : new Problem('unauthenticated', { headers: challenge() });
    return user;
  }
}
