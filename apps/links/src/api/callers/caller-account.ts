import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { KnownKey } from './api-keys.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the signed-in owner, where no key says whose it is. The guard of the owner's routes sets it. */
    ownAccountId?: number;
  }
}

/** The account that the caller's API key belongs to, or the signed-in caller. */
export function accountOf({ user, ownAccountId }: Pick<FastifyRequest, 'user' | 'ownAccountId'>): number {
  const accountId = user?.kind === 'api_key' ? user.account_id : ownAccountId;
  if (accountId === undefined) throw new Problem('unauthenticated');
  return accountId;
}

/** As `accountOf`. */
export const CallerAccount = createParamDecorator((_: unknown, context: ExecutionContext): number =>
  accountOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The key itself, for what depends on its scopes. */
export const CallerKey = createParamDecorator((_: unknown, context: ExecutionContext): KnownKey => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (user?.kind !== 'api_key') throw new Problem('unauthenticated');
  return user;
});
