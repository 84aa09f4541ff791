import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Scope } from '@platform/contracts';
import type { FastifyRequest } from 'fastify';
import { SCOPES, tokenOf } from './caller.js';
import { insufficientScope } from './challenge.js';
import { perRoute } from './per-route.js';

/** On every route, after it is known who calls. Other proofs than tokens have no such scopes. */
@Injectable()
export class ScopesGuard implements CanActivate {
  private readonly neededBy: (context: ExecutionContext) => Scope[];

  constructor(reflector: Reflector) {
    this.neededBy = perRoute((where) => reflector.getAllAndOverride<Scope[] | undefined>(SCOPES, where) ?? []);
  }

  canActivate(context: ExecutionContext): boolean {
    const token = tokenOf(context.switchToHttp().getRequest<FastifyRequest>());
    const needed = this.neededBy(context);
    if (token && !needed.every((scope) => token.scopes.includes(scope))) throw insufficientScope(needed);
    return true;
  }
}
