import { Injectable } from '@nestjs/common';
import { challenge, Problem, Strategy, type RateState } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeysService, type KnownKey } from './api-keys.service.js';
import { RequestRate } from './request-rate.js';

declare module '@platform/service-kit' {
  interface Users {
    api_key: KnownKey;
  }
}

/** Authenticates by a live key of an account. Requests without one are limited by address. */
@Injectable()
export class ApiKeyStrategy extends Strategy {
  static override readonly isInAuthorization = true;

  constructor(
    private readonly keys: ApiKeysService,
    private readonly rate: RequestRate,
  ) {
    super();
  }

  async authenticate(req: FastifyRequest): Promise<void> {
    const secret = secretOf(req.headers.authorization);
    const key = secret === null ? null : await this.keys.find(secret);
    if (!key) return this.fail(secret === null ? missing() : wrong(), await this.rate.hitAddress(req.ip));
    req.idempotencyScope = `account:${key.account_id}`;
    this.success(key, await this.rate.hit(key.id));
  }

  override limit(reply: FastifyReply, rate: RateState): void {
    void reply.header('x-ratelimit-reset', Math.ceil((Date.now() + rate.resetMs) / 1000));
    super.limit(reply, rate);
  }
}

function missing(): Problem {
  return new Problem('unauthenticated', { message: 'An API key is required.', headers: challenge() });
}

function wrong(): Problem {
  const message = 'The API key is unknown, expired or revoked.';
  return new Problem('invalid_token', { message, headers: challenge() });
}

/**
 * `Bearer KEY`, the old clients' `Token KEY`, or the bare key (docs/decisions.md#api-keys-in-a-request); null for
 * anything else.
 */
function secretOf(header = ''): string | null {
  const [, secret] = /^(?:(?:bearer|token) +)?([\w.~+/=-]{1,200})$/i.exec(header.trim()) ?? [];
  return secret ?? null;
}
