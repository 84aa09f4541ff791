import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ApiKeyScope } from '@platform/contracts';
import { isRead, perRoute, Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';

const AREA = Symbol('AREA');
const READS = Symbol('READS');

/** The scopes that a controller asks for: `account:…` instead of `links:…`. */
export const KeyArea = (area: 'account') => SetMetadata(AREA, area);

/** Marks a POST that changes nothing: a key that may only read may call it. */
export const ReadsOnly = () => SetMetadata(READS, true);

/** Runs on every route once the caller is known: checks the account of a key, then its scopes. */
@Injectable()
export class KeyScopesGuard implements CanActivate {
  private readonly areaOf: (context: ExecutionContext) => 'account' | 'links';
  private readonly readsOnly: (context: ExecutionContext) => boolean;

  constructor(reflector: Reflector) {
    this.areaOf = perRoute((where) => reflector.getAllAndOverride<'account' | undefined>(AREA, where) ?? 'links');
    this.readsOnly = perRoute((where) => reflector.getAllAndOverride<boolean | undefined>(READS, where) ?? false);
  }

  canActivate(context: ExecutionContext): boolean {
    const req = context.switchToHttp().getRequest<FastifyRequest>();
    const { user } = req;
    // Of the owner, whose scopes are those of the kit.
    if (user?.kind === 'token') return true;
    if (user?.kind !== 'api_key') throw new Problem('unauthenticated');
    if (!user.is_active) throw new Problem('account_inactive');
    const needed: ApiKeyScope = `${this.areaOf(context)}:${isRead(req) || this.readsOnly(context) ? 'read' : 'write'}`;
    if (!user.scopes.includes(needed))
      throw new Problem('insufficient_scope', { message: `The API key lacks the scope ${needed}.` });
    return true;
  }
}
