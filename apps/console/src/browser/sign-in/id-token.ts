import { SignInFault } from './sign-in-fault.js';

export interface IdTokenClaims {
  iss: string;
  sub: string;
  aud: string | string[];
  /** Unix seconds. */
  exp: number;
  nonce?: string;
}

export interface Expected {
  issuer: string;
  clientId: string;
  /** Absent after a refresh, whose ID token need not carry it. */
  nonce?: string;
  /** After a refresh: still the same person. */
  sub?: string;
}

/** A device's clock may be wrong by as much. */
const clockSkewSeconds = 300;

/**
 * Checks the ID token that the token endpoint gave (OpenID Connect Core 3.1.3.7, 12.2). It came straight from there
 * over TLS, which stands in for its signature (point 6).
 * @throws SignInFault
 */
export function checkIdToken(token: string, expected: Expected, nowMs = Date.now()): IdTokenClaims {
  const claims = claimsOf(token);
  const audience = [claims.aud].flat();
  const faults = [
    claims.iss !== expected.issuer && 'issuer',
    !(audience.length === 1 && audience[0] === expected.clientId) && 'audience',
    !(claims.exp > nowMs / 1000 - clockSkewSeconds) && 'expiry',
    expected.nonce !== undefined && claims.nonce !== expected.nonce && 'nonce',
    expected.sub !== undefined && claims.sub !== expected.sub && 'subject',
    !claims.sub && 'subject',
  ].filter(Boolean);
  if (faults.length) throw new SignInFault(`The sign-in did not work (wrong ${faults[0]}). Please start again.`);
  return claims;
}

function claimsOf(token: string): IdTokenClaims {
  try {
    const body = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as IdTokenClaims;
  } catch {
    throw new SignInFault('The sign-in did not work (unreadable ID token). Please start again.');
  }
}
