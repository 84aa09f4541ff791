import { applyDecorators, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ServiceName } from '@platform/contracts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.js';
import { AuthenticateBy } from '../callers/caller.js';
import { InternalCallStrategy } from './internal-call.strategy.js';
import { perRoute } from '../callers/per-route.js';

export const CALLERS = Symbol('CALLERS');

/**
 * A route or controller for these other services and nobody else, by signed calls. Its path begins with `/internal/`.
 */
export const CalledBy = (...callers: ServiceName[]) =>
  applyDecorators(AuthenticateBy(InternalCallStrategy), SetMetadata(CALLERS, callers));

/** On every route, after it is known who calls: another service calls only what names it. */
@Injectable()
export class CallersGuard implements CanActivate {
  private readonly callersOf: (context: ExecutionContext) => ServiceName[];

  constructor(reflector: Reflector) {
    this.callersOf = perRoute((where) => reflector.getAllAndOverride<ServiceName[] | undefined>(CALLERS, where) ?? []);
  }

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (user?.kind === 'internal' && !this.callersOf(context).includes(user.service))
      throw new Problem('invalid_signature', { message: `The service ${user.service} may not call this.` });
    return true;
  }
}
