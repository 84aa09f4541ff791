import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Permission, Scope } from '@platform/contracts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.js';
import type { StrategyClass } from './strategy.js';
import type { TokenUser } from './user.js';

export const STRATEGY = Symbol('STRATEGY');
export const SCOPES = Symbol('SCOPES');
export const NEEDS = Symbol('NEEDS');

/** How callers of a route or controller prove who they are, where it is not as everywhere else in the service. */
export const AuthenticateBy = (strategy: StrategyClass) => SetMetadata(STRATEGY, strategy);

/** Opts a route or controller out of authentication. */
export const Public = () => SetMetadata(STRATEGY, null);

/** The token needs all of these scopes, else 403 `insufficient_scope`. */
export const Scopes = (...scopes: Scope[]) => SetMetadata(SCOPES, scopes);

/** The caller must hold this permission in the organization of the path, else 403 `insufficient_permission`. */
export const Needs = (permission: Permission) => SetMetadata(NEEDS, permission);

/** Whether a route or controller says that it takes no proof in `Authorization`. */
export function isOutsideAuthorization(target: object): boolean {
  const strategy = Reflect.getMetadata(STRATEGY, target) as StrategyClass | null | undefined;
  return strategy !== undefined && !strategy?.isInAuthorization;
}

/** A caller who is a person. */
export type Person = TokenUser & { user_uuid: string };

/** What the caller's token says, if it is a token that they came with. */
export function tokenOf({ user }: Pick<FastifyRequest, 'user'>): TokenUser | undefined {
  return user?.kind === 'token' ? user : undefined;
}

/**
 * The same of a caller who must have come with one.
 *
 * @throws Problem 401 `unauthenticated`
 */
export function callerOf(req: FastifyRequest): TokenUser {
  const token = tokenOf(req);
  if (!token) throw new Problem('unauthenticated');
  return token;
}

/**
 * The caller, who must be a person.
 *
 * @throws Problem 403 `user_required` for a client's own token
 */
export function personOf(req: FastifyRequest): Person {
  const caller = callerOf(req);
  if (!isPerson(caller)) throw new Problem('user_required');
  return caller;
}

function isPerson(caller: TokenUser): caller is Person {
  return caller.user_uuid !== null;
}

/** The record of the caller's token. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): TokenUser =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** As `personOf`. */
export const CallerPerson = createParamDecorator((_: unknown, context: ExecutionContext): Person =>
  personOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
