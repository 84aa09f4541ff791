import { Injectable } from '@nestjs/common';
import type { Scope } from '@platform/contracts';
import { calculateJwkThumbprint, decodeJwt, decodeProtectedHeader } from 'jose';
import { errors, type TokenEndpointGrantContext } from 'oidc-provider';
import { DevicePolls } from './device-polls.js';
import { AlreadyConsumed, Grants, OauthTransaction } from '../storage/index.js';
import { TokenReuse } from './token-reuse.js';
import { RefreshReplay, type RefreshRequest } from './refresh-replay.js';

const deviceCodeGrant = 'urn:ietf:params:oauth:grant-type:device_code';
/** For this long a DPoP proof could come again: the provider takes them 5 minutes old, or as much too young. */
const proofSeconds = 600;
/**
 * Those of the routes that let a client's own token in (docs/authorization/webhooks.md). All others are for a person
 * only.
 */
const scopesOfClients: readonly string[] = ['org:read', 'org:manage'] satisfies Scope[];

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
    private readonly devicePolls: DevicePolls,
    private readonly reuse: TokenReuse,
  ) {}

  wrap(grantType: string, handler: GrantHandler): GrantHandler {
    if (grantType === 'refresh_token') return (ctx) => this.refresh(ctx, handler);
    if (grantType === 'authorization_code') return (ctx) => this.redeemCode(ctx, handler);
    if (grantType === 'client_credentials') return (ctx) => this.issueToClient(ctx, handler);
    if (grantType === deviceCodeGrant) return (ctx) => this.redeemDeviceCode(ctx, handler);
    return handler;
  }

  /**
   * Every code was asked for with an address, and is redeemed with it (RFC 6749 section 4.1.3); the provider would
   * fill in the only one.
   */
  private async redeemCode(ctx: TokenEndpointGrantContext, handler: GrantHandler): Promise<void> {
    if (ctx.oidc.params['redirect_uri'] === undefined)
      throw new errors.InvalidRequest('missing required parameter(s) (redirect_uri)');
    await this.redeem(ctx, handler);
  }

  /**
   * A code that comes twice was stolen, also when both come at once: what was made from it dies (RFC 6749 section
   * 4.1.2).
   */
  private async redeem(ctx: TokenEndpointGrantContext, handler: GrantHandler): Promise<void> {
    try {
      await this.transaction.issue(async () => handler(ctx));
    } catch (err) {
      if (err instanceof AlreadyConsumed && err.grantId) {
        const { grantId, family } = err;
        await this.grants.endFamily({ grantId, family, clientId: ctx.oidc.client.clientId });
      }
      throw err;
    }
  }

  private async redeemDeviceCode(ctx: TokenEndpointGrantContext, handler: GrantHandler): Promise<void> {
    const { client, params } = ctx.oidc;
    const deviceCode: unknown = (params as { device_code?: unknown }).device_code;
    if (typeof deviceCode === 'string') await this.devicePolls.count(deviceCode, client.clientId);
    await this.redeem(ctx, handler);
  }

  /**
   * A client's own token (RFC 6749 section 4.4): no person is behind it. What it could use a scope for nowhere is left
   * out, and the answer says what is left (section 3.3); a scope that the client may not have at all is refused.
   */
  private async issueToClient(ctx: TokenEndpointGrantContext, handler: GrantHandler): Promise<void> {
    const { client, params } = ctx.oidc;
    const asked = (params.scope ?? '').split(' ').filter(Boolean);
    const ofClient = (client.scope ?? '').split(' ');
    const useful = asked.filter((scope) => scopesOfClients.includes(scope));
    const refused = useful.length ? asked.filter((scope) => !ofClient.includes(scope)) : asked;
    if (refused.length) throw new errors.InvalidScope('a client cannot have this scope for itself', refused.join(' '));
    if (asked.length) params.scope = useful.join(' ');
    await this.transaction.issue(async () => handler(ctx));
  }

  /**
   * A used token that comes back within ten seconds is a repeat; later, or asking for something else, it was stolen.
   */
  private async refresh(ctx: TokenEndpointGrantContext, handler: GrantHandler): Promise<void> {
    const request = await requestOf(ctx);
    let isProofRemembered = false;
    try {
      await this.transaction.issue(async (issue) => {
        await handler(ctx);
        isProofRemembered = true;
        if (request) this.replay.keep(issue, request, ctx.body);
      });
    } catch (err) {
      if (!(err instanceof AlreadyConsumed)) throw err;
      const answer = request && (await this.replay.answerTo(request));
      // Whoever lost only when the answer was to be stored has come past the provider's own check, which takes a proof
      // once.
      if (answer && !isProofRemembered) await checkDpopIsFresh(ctx);
      if (answer) ctx.body = answer;
      else await this.refuseReuse(ctx, err);
    }
  }

  /** Nobody can tell the thief from the owner: what came from this authorization dies, and the person hears of it. */
  private async refuseReuse(
    { oidc: { client } }: TokenEndpointGrantContext,
    { grantId, family }: AlreadyConsumed,
  ): Promise<never> {
    if (grantId) await this.reuse.end(grantId, family, client.clientId);
    throw new errors.InvalidGrant('refresh token already used');
  }
}

async function requestOf(ctx: TokenEndpointGrantContext): Promise<RefreshRequest | null> {
  const { client, params } = ctx.oidc;
  const { refresh_token: refreshToken, scope } = params;
  if (typeof refreshToken !== 'string') return null;
  return { refreshToken, clientId: client.clientId, scope, jkt: await keyOf(ctx.get('DPoP')) };
}

/** The key of a proof. Whether the proof is right is checked by the provider before anything is answered. */
async function keyOf(proof: string): Promise<string | undefined> {
  try {
    return proof ? await calculateJwkThumbprint(decodeProtectedHeader(proof).jwk!) : undefined;
  } catch {
    return undefined;
  }
}

/** The provider refuses a proof that comes twice when it issues tokens; so must whoever repeats its answer. */
async function checkDpopIsFresh(ctx: TokenEndpointGrantContext): Promise<void> {
  const proof = ctx.get('DPoP');
  if (!proof) return;
  const { jti, iat } = decodeJwt(proof);
  const { provider, client } = ctx.oidc;
  const isFirst = await provider.ReplayDetection.unique(client.clientId, jti!, iat! + proofSeconds);
  if (!isFirst) throw new errors.InvalidGrant('DPoP proof JWT Replay detected');
}
