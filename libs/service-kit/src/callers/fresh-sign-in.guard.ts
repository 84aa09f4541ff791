import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.js';
import { callerOf } from './caller.js';
import type { GuardDescription } from './guard-description.js';

/** What protects, gives away or ends something needs a sign-in that is not older than this. */
export const freshSeconds = 600;

/** Whether a sign-in (Unix seconds) is of the last ten minutes. */
export function isFresh(signedInAt: number): boolean {
  return Date.now() / 1000 - signedInAt <= freshSeconds;
}

/**
 * Takes only the token of a person who has signed in for it in the last ten minutes, else 403
 * `reauthentication_required`. The application then signs the person in again (`prompt=login` or `max_age`), and calls
 * with the new token.
 */
@Injectable()
export class FreshSignInGuard implements CanActivate {
  static readonly describes: GuardDescription = {
    note: 'Needs a sign-in of the last ten minutes.',
    errors: ['reauthentication_required'],
  };

  canActivate(context: ExecutionContext): boolean {
    const caller = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (isFresh(caller.signed_in_at ?? 0)) return true;
    throw new Problem('reauthentication_required');
  }
}
