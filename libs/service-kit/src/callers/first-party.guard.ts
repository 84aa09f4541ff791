import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { TokenRecord } from '@platform/contracts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.js';
import { callerOf } from './caller.js';
import type { GuardDescription } from './guard-description.js';

/**
 * Takes only the token of one of the operator's own (trusted) clients. It is for what no scope covers, as no foreign
 * application should be able to ask for it: an account, its profile, what opens either.
 */
@Injectable()
export class FirstPartyGuard implements CanActivate {
  static readonly describes: GuardDescription = { note: "Only the platform's own applications may." };

  canActivate(context: ExecutionContext): boolean {
    requireFirstParty(callerOf(context.switchToHttp().getRequest<FastifyRequest>()));
    return true;
  }
}

/**
 * The same where it depends on the body.
 *
 * @throws Problem 403 `insufficient_scope`
 */
export function requireFirstParty({ is_trusted }: TokenRecord): void {
  if (!is_trusted)
    throw new Problem('insufficient_scope', { message: "Only the platform's own applications may do this." });
}
