import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

export interface ProofKey {
  jwk: JWK;
  jkt: string;
  privateKey: Parameters<SignJWT['sign']>[0];
}

export interface Proof {
  method: string;
  url: string;
  accessToken?: string;
  /** Replaces claims and header parameters, or omits undefined ones. */
  claims?: JWTPayload;
  header?: Record<string, unknown>;
}

/** A key by which a client proves possession (RFC 9449). */
export async function proofKey(alg = 'ES256'): Promise<ProofKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  return { jwk, jkt: await calculateJwkThumbprint(jwk), privateKey };
}

/** A right proof by default. */
export async function proof(key: ProofKey, { method, url, accessToken, claims, header }: Proof): Promise<string> {
  const payload: JWTPayload = {
    jti: randomUUID(),
    htm: method,
    htu: url,
    iat: Math.floor(Date.now() / 1000),
    ...(accessToken && { ath: createHash('sha256').update(accessToken).digest('base64url') }),
    ...claims,
  };
  const wanted = { typ: 'dpop+jwt', alg: 'ES256', jwk: key.jwk, ...header };
  return new SignJWT(withoutUndefined(payload)).setProtectedHeader(withoutUndefined(wanted)).sign(key.privateKey);
}

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
