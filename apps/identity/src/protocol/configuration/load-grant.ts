import type { Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Grants } from '../storage/index.js';
import { grantSeconds } from '../settings/index.js';

const renewAfterSeconds = 86_400;
/** Claims about the sign-in itself: nobody is asked for these. */
const claimsOfSignIn: readonly string[] = ['sub', 'sid', 'auth_time', 'acr', 'amr', 'iss'];

interface Consent {
  scopes: Iterable<string>;
  claims: Iterable<string>;
}

/**
 * Finds what the person has already consented to: in this session, or (for clients that can prove who they are) in
 * others. A trusted client gets what it asks for without a question.
 */
export function grantLoader(grants: Grants): NonNullable<Configuration['loadExistingGrant']> {
  return async (ctx) => {
    const { client, session, result, provider, account } = ctx.oidc;
    const grantId = result?.consent?.grantId ?? session!.grantIdFor(client!.clientId);
    const existing = grantId ? await provider.Grant.find(grantId) : undefined;
    const grant = existing ?? new provider.Grant({ accountId: account!.accountId, clientId: client!.clientId });
    const allowed = await allowedBefore(ctx, grants, existing);
    const scopes = both(ctx.oidc.requestParamOIDCScopes, allowed.scopes, grant.getOIDCScopeEncountered().split(' '));
    const known = [...grant.getOIDCClaimsEncountered(), ...claimsOfSignIn];
    const claims = both(ctx.oidc.requestParamClaims, allowed.claims, known);
    if (scopes.length) grant.addOIDCScope(scopes);
    if (claims.length) grant.addOIDCClaims(claims);
    if (scopes.length || claims.length || isOld(grant)) {
      delete (grant as { exp?: number }).exp;
      await grant.save();
    }
    return grant.jti ? grant : undefined;
  };
}

async function allowedBefore(ctx: KoaContextWithOIDC, grants: Grants, existing: Grant | undefined): Promise<Consent> {
  const { client, account, requestParamOIDCScopes, requestParamClaims } = ctx.oidc;
  if (client!['is_trusted']) return { scopes: requestParamOIDCScopes, claims: requestParamClaims };
  if (existing || client!.clientAuthMethod === 'none') return { scopes: [], claims: [] };
  return grants.remembered(account!.accountId, client!.clientId);
}

/** What is asked for and allowed, but for what the grant knows. */
function both(asked: Set<string>, allowed: Iterable<string>, known: string[]): string[] {
  const mayBeAdded = new Set(allowed);
  return [...asked].filter((name) => mayBeAdded.has(name) && !known.includes(name));
}

/** Signing in again prolongs a consent, but writes that once a day only. */
function isOld(grant: Grant): boolean {
  return (
    grant.jti !== undefined &&
    grant.exp !== undefined &&
    grant.exp - Date.now() / 1000 < grantSeconds - renewAfterSeconds
  );
}
