import {
  applyDecorators,
  Controller,
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ApiKeyScope } from '@platform/contracts';
import { asPerson, isRead, limitRate, Problem, Scopes, TokenGuard, type RateState } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '../accounts/accounts.service.js';
import { ApiKeysService, type KnownKey } from './api-keys.service.js';
import { RequestRate } from './request-rate.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard: the account of the API key, or of the signed-in owner. */
    accountId?: number;
    /** Set by the guard. */
    apiKey?: KnownKey;
  }
}

/** The account that the caller's API key belongs to, or the signed-in caller. */
export const CallerAccount = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { accountId } = context.switchToHttp().getRequest<FastifyRequest>();
  if (accountId === undefined) throw new Problem('unauthenticated');
  return accountId;
});

/** The key itself, for what depends on its scopes. */
export const CallerKey = createParamDecorator((_: unknown, context: ExecutionContext): KnownKey => {
  const { apiKey } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!apiKey) throw new Problem('unauthenticated');
  return apiKey;
});

const AREA = Symbol('AREA');
const READS = Symbol('READS');
const BY_OWNER = Symbol('BY_OWNER');

/** Which scopes a controller goes by: `account:…` instead of `links:…`. */
export const KeyArea = (area: 'account') => SetMetadata(AREA, area);

/**
 * A controller below {base_url} on the platform's own host, for the signed-in owner of an account: an access token of scope
 * `links:manage` instead of a key, with the token's rate limit.
 */
export const ForOwner = (path: '' | `/${string}` = '') =>
  applyDecorators(Controller(`api/v1/links${path}`), SetMetadata(BY_OWNER, true), Scopes('links:manage'));

/** For a POST that changes nothing: a key that may only read may call it. */
export const ReadsOnly = () => SetMetadata(READS, true);

/**
 * On every route of the API: a live key or token, then the rate limit, whose headers are on every answer, then the account, then the scopes.
 * Who has neither is limited by address.
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly tokens: TokenGuard,
    private readonly keys: ApiKeysService,
    private readonly accounts: AccountsService,
    private readonly rate: RequestRate,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.reflector.get<boolean | undefined>(BY_OWNER, context.getClass())) {
      await this.tokens.canActivate(context);
      req.accountId = await this.accounts.idOf(asPerson(req.caller!).user_uuid);
      return true;
    }
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const secret = secretOf(req.headers.authorization);
    const key = secret === null ? null : await this.keys.find(secret);
    if (!key) {
      this.limit(reply, await this.rate.hitAddress(req.ip));
      throw secret === null ? missing() : wrong();
    }
    req.accountId = key.account_id;
    req.apiKey = key;
    req.idempotencyScope = `account:${key.account_id}`;
    this.limit(reply, await this.rate.hit(key.id));
    if (!key.is_active) throw new Problem('account_inactive');
    const scope = this.scopeOf(context, req);
    if (!key.scopes.includes(scope))
      throw new Problem('insufficient_scope', { message: `The API key lacks the scope ${scope}.` });
    return true;
  }

  private limit(reply: FastifyReply, rate: RateState): void {
    void reply.header('x-ratelimit-reset', Math.ceil((Date.now() + rate.resetMs) / 1000));
    limitRate(reply, rate);
  }

  private scopeOf(context: ExecutionContext, req: FastifyRequest): ApiKeyScope {
    const where = [context.getHandler(), context.getClass()];
    const area = this.reflector.getAllAndOverride<'account' | undefined>(AREA, where) ?? 'links';
    const reads = isRead(req) || this.reflector.getAllAndOverride<boolean>(READS, where);
    return `${area}:${reads ? 'read' : 'write'}`;
  }
}

const challenge = { 'www-authenticate': 'Bearer' };

function missing(): Problem {
  return new Problem('unauthenticated', { message: 'An API key is required.', headers: challenge });
}

function wrong(): Problem {
  return new Problem('invalid_token', { message: 'The API key is unknown, expired or revoked.', headers: challenge });
}

/** `Bearer KEY`, the old clients' `Token KEY`, or the bare key (decisions.md Links 3); null for anything else. */
function secretOf(header = ''): string | null {
  const [, secret] = /^(?:(?:bearer|token) +)?([\w.~+/=-]{1,200})$/i.exec(header.trim()) ?? [];
  return secret ?? null;
}
