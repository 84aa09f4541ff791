import { Injectable } from '@nestjs/common';
import { errors, type TokenEndpointGrantContext } from 'oidc-provider';
import { AlreadyConsumed } from '../storage/already-consumed.js';
import { Grants } from '../storage/grants.js';
import { OauthTransaction } from '../storage/oauth-transaction.js';
import { RefreshReplay, type RefreshRequest } from './refresh-replay.js';

export type GrantHandler = (ctx: TokenEndpointGrantContext) => void | Promise<void>;

/**
 * Wraps the provider's grants, which read a code or token, check it and then mark it used. Here this is one transaction
 * around one compare-and-set, so that under any number of parallel requests exactly one gets new tokens.
 */
@Injectable()
export class SingleUse {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly grants: Grants,
    private readonly replay: RefreshReplay,
  ) {}

  wrap(grantType: string, handler: GrantHandler): GrantHandler {
    if (grantType === 'refresh_token') return (ctx) => this.refresh(ctx, handler);
    if (grantType === 'authorization_code') return (ctx) => this.redeem(ctx, handler);
    return handler;
  }

  /** A code that comes twice was stolen, also when both come at once: what was made from it dies (RFC 6749 section 4.1.2). */
  private async redeem(ctx: TokenEndpointGrantContext, handler: GrantHandler): Promise<void> {
    try {
      await this.transaction.issue(async () => handler(ctx));
    } catch (err) {
      if (err instanceof AlreadyConsumed && err.grantId) await this.grants.revoke(err.grantId);
      throw err;
    }
  }

  /** The provider itself revokes the grant when a used token comes back; a repeat within ten seconds never reaches that. */
  private async refresh(ctx: TokenEndpointGrantContext, handler: GrantHandler): Promise<void> {
    const request = requestOf(ctx);
    try {
      await this.transaction.issue(async () => {
        await handler(ctx);
        if (request) await this.replay.keep(request, ctx.body);
      });
    } catch (err) {
      if (!(err instanceof AlreadyConsumed)) throw err;
      const answer = request && (await this.replay.answerTo(request));
      if (answer) ctx.body = answer;
      else await this.refuseReuse(err);
    }
  }

  private async refuseReuse({ grantId }: AlreadyConsumed): Promise<never> {
    if (grantId) await this.grants.revoke(grantId);
    throw new errors.InvalidGrant('refresh token already used');
  }
}

function requestOf({ oidc: { client, params } }: TokenEndpointGrantContext): RefreshRequest | null {
  const { refresh_token: refreshToken, scope } = params;
  return typeof refreshToken === 'string' ? { refreshToken, clientId: client.clientId, scope } : null;
}
