import {
  applyDecorators,
  Controller,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { AccessTokenStrategy, AuthenticateBy, personOf, Scopes } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { AccountsService } from './accounts.service.js';

/** Finds the account of the person who owns the token. */
@Injectable()
export class OwnerGuard implements CanActivate {
  constructor(private readonly accounts: AccountsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<FastifyRequest>();
    req.ownAccountId = await this.accounts.idOf(personOf(req).user_uuid);
    return true;
  }
}

/**
 * A controller below {base_url} on the platform's own host, for the signed-in owner of an account. It takes an access
 * token of scope `links:manage` instead of a key, and has the rate limit of the token. A controller that extends one
 * for keys has the same operations, to the letter: `/api/urls` is `/api/v1/links/urls` there.
 */
export const ForOwner = (path: '' | `/${string}` = '') =>
  applyDecorators(
    Controller(`api/v1/links${path}`),
    AuthenticateBy(AccessTokenStrategy),
    Scopes('links:manage'),
    UseGuards(OwnerGuard),
  );
