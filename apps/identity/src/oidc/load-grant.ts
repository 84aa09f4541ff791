import type { Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Grants } from '../storage/grants.js';
import { grantSeconds } from './lifetimes.js';

const renewAfterSeconds = 86_400;

/**
 * Finds what the person has already consented to: in this session, or (for clients that can prove who they are) in
 * others. A trusted client gets what it asks for without a question.
 */
export function grantLoader(grants: Grants): NonNullable<Configuration['loadExistingGrant']> {
  return async (ctx) => {
    const { client, session, result, provider, account } = ctx.oidc;
    const known = result?.consent?.grantId ?? session!.grantIdFor(client!.clientId);
    const existing = known ? await provider.Grant.find(known) : undefined;
    const grant = existing ?? new provider.Grant({ accountId: account!.accountId, clientId: client!.clientId });
    const added = missingScopes(ctx, grant, await consentedScopes(ctx, grants, existing));
    if (added.length) grant.addOIDCScope(added);
    if (added.length || isOld(grant)) {
      delete (grant as { exp?: number }).exp;
      await grant.save();
    }
    return grant.jti ? grant : undefined;
  };
}

async function consentedScopes(
  ctx: KoaContextWithOIDC,
  grants: Grants,
  existing: Grant | undefined,
): Promise<Set<string>> {
  const { client, account } = ctx.oidc;
  if (client!['is_trusted']) return ctx.oidc.requestParamOIDCScopes;
  if (existing || client!.clientAuthMethod === 'none') return new Set();
  return new Set(await grants.remembered(account!.accountId, client!.clientId));
}

function missingScopes(ctx: KoaContextWithOIDC, grant: Grant, consented: Set<string>): string[] {
  const encountered = new Set(grant.getOIDCScopeEncountered().split(' '));
  return [...ctx.oidc.requestParamOIDCScopes].filter((scope) => consented.has(scope) && !encountered.has(scope));
}

/** Signing in again prolongs a consent, but writes that once a day only. */
function isOld(grant: Grant): boolean {
  return (
    grant.jti !== undefined &&
    grant.exp !== undefined &&
    grant.exp - Date.now() / 1000 < grantSeconds - renewAfterSeconds
  );
}
