import { createPublicKey, timingSafeEqual, verify, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { hashToken } from '../common/tokens.js';

/** A request with a token that is bound to a key (RFC 9449 section 7). */
export interface ProvenRequest {
  proof: string;
  method: string;
  /** Public address without query. */
  url: string;
  token: string;
  /** Thumbprint of the key that the token is bound to. */
  jkt: string;
}

/** A proof may be so much older or younger than now; so long its `jti` is remembered on either side. */
export const proofWindowSeconds = 300;
const longestProof = 4_096;

const jwk = z.discriminatedUnion('kty', [
  z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    d: z.undefined().optional(),
  }),
  z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.undefined().optional() }),
]);
const header = z.object({
  typ: z.literal('dpop+jwt'),
  alg: z.enum(['ES256', 'Ed25519', 'EdDSA']),
  jwk,
  // No extension is understood here, and one that is critical must not be passed over (RFC 7515 section 4.1.11).
  crit: z.undefined().optional(),
});
const claims = z.object({
  jti: z.string().min(1).max(512),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string(),
  exp: z.number().optional(),
  nbf: z.number().optional(),
});

/**
 * Checks a proof of possession. The algorithms are those of identity's metadata (`dpop_signing_alg_values_supported`).
 *
 * @param now Unix seconds
 * @returns what must not be seen again (the key's thumbprint and `jti`), or null when anything is wrong
 */
export function checkProof({ proof, method, url, token, jkt }: ProvenRequest, now = Date.now() / 1000): string | null {
  const parts = proof.length <= longestProof ? proof.split('.') : [];
  if (parts.length !== 3) return null;
  const [head, body, signature] = parts as [string, string, string];
  const known = header.safeParse(decoded(head));
  const said = claims.safeParse(decoded(body));
  if (!known.success || !said.success) return null;
  const { alg, jwk: key } = known.data;
  const isOfKind = alg === 'ES256' ? key.kty === 'EC' : key.kty === 'OKP';
  if (!isOfKind || !isSigned(key, `${head}.${body}`, signature)) return null;
  const { jti, htm, htu, iat, ath, exp = Infinity, nbf = -Infinity } = said.data;
  const isTimely =
    Math.abs(now - iat) <= proofWindowSeconds && exp > now - proofWindowSeconds && nbf < now + proofWindowSeconds;
  const isHere = htm === method && withoutQuery(htu) === withoutQuery(url);
  const isBound = isSame(ath, hashToken(token)) && isSame(jkt, thumbprint(key));
  return isTimely && isHere && isBound ? `${jkt}.${jti}` : null;
}

function isSigned(key: z.infer<typeof jwk>, signed: string, signature: string): boolean {
  try {
    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    const options = key.kty === 'EC' ? { key: publicKey, dsaEncoding: 'ieee-p1363' as const } : publicKey;
    const hash = key.kty === 'EC' ? 'sha256' : null;
    return verify(hash, Buffer.from(signed), options, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** RFC 7638: the required members in the order of their names. */
function thumbprint(key: z.infer<typeof jwk>): string {
  const { crv, kty, x } = key;
  return hashToken(JSON.stringify(key.kty === 'EC' ? { crv, kty, x, y: key.y } : { crv, kty, x }));
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function withoutQuery(address: string): string | undefined {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
