import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Scope } from '@platform/contracts';
import { callerOf, insufficientScope } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';

const SCOPE = Symbol('SCOPE');

/** A person's token needs this scope; a client's own token reads its own log without one. */
@Injectable()
export class PersonScopesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const caller = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    const scope = this.reflector.get<Scope>(SCOPE, context.getHandler());
    if (caller.user_uuid === null || caller.scopes.includes(scope)) return true;
    throw insufficientScope([scope]);
  }
}

export const PersonNeedsScope = (scope: Scope) =>
  applyDecorators(SetMetadata(SCOPE, scope), UseGuards(PersonScopesGuard));
