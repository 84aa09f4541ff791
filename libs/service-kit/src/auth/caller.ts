import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Scope, TokenRecord } from '@platform/contracts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.js';

export const PUBLIC = Symbol('PUBLIC');
export const SCOPES = Symbol('SCOPES');

/** Opts a route or controller out of authentication. */
export const Public = () => SetMetadata(PUBLIC, true);

/** The token needs all of these scopes, else 403 `insufficient_scope`. */
export const Scopes = (...scopes: Scope[]) => SetMetadata(SCOPES, scopes);

/** A caller who is a person. */
export type Person = TokenRecord & { user_uuid: string };

/** The record of the caller's token. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): TokenRecord => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new Problem('unauthenticated');
  return caller;
});

/** The caller, who must be a person: a client's own token is 403 `user_required`. */
export const CallerPerson = createParamDecorator((_: unknown, context: ExecutionContext): Person => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new Problem('unauthenticated');
  return asPerson(caller);
});

export function asPerson(caller: TokenRecord): Person {
  if (!caller.user_uuid) throw new Problem('user_required');
  return { ...caller, user_uuid: caller.user_uuid };
}
