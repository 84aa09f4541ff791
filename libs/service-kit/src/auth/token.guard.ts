import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Scope } from '@platform/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC, SCOPES } from './caller.js';
import { limitRate } from '../rates/rate-state.js';
import { insufficientScope, TokenAuthentication } from './token-authentication.js';

interface Requirement {
  isPublic: boolean;
  needed: Scope[];
}

/** On every route but those marked `@Public()`: a live token, the rate limit, the scopes, in this order. */
@Injectable()
export class TokenGuard implements CanActivate {
  private readonly known = new WeakMap<object, Requirement>();

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenAuthentication,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { isPublic, needed } = this.requirement(context);
    if (isPublic) return true;
    const http = context.switchToHttp();
    const req = http.getRequest<FastifyRequest>();
    const { record, rate } = await this.tokens.authenticate(req);
    req.caller = record;
    req.idempotencyScope = `${record.client_id}:${record.user_uuid ?? ''}`;
    limitRate(http.getResponse<FastifyReply>(), rate);
    if (!needed.every((scope) => record.scopes.includes(scope))) {
      throw insufficientScope(needed);
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
}
