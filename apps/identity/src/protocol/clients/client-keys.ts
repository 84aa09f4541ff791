import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { codePoints, type FieldErrors } from '@platform/contracts';
import type { Egress } from '@platform/egress';
import { fieldErrors, Problem } from '@platform/service-kit';
import { z } from 'zod';
import { isLoopback, publicUrlFault } from '../../egress/index.js';
import type { OauthClient } from './oauth-client.entity.js';

type ClientKeys = Pick<OauthClient, 'type' | 'jwks' | 'jwks_uri' | 'backchannel_logout_uri'>;

const longest = 2_000;
const fewestRsaBits = 2_048;
const secretParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'priv'];

/**
 * What each key can sign by (RFC 7518 section 3.1, RFC 8037, RFC 9864), of what is offered: kinds by `crv`, else by
 * `kty`.
 */
const algorithmsOf = { RSA: ['RS256', 'PS256'], 'P-256': ['ES256'], Ed25519: ['Ed25519', 'EdDSA'] } as const;

/** How clients may sign. */
export const clientAlgorithms = Object.values(algorithmsOf).flat();

/** The first mistake of a key is enough: the rest of what is checked follows from it. */
const text = z.string({ error: 'must be a text' }).min(1, { error: 'must not be empty', abort: true });
const texts = z.array(text, { error: 'must be an array of texts' });

/** What is said about a key must be readable, or oidc-provider refuses the whole client. */
const publicKey = z
  .looseObject({
    kty: z.enum(['RSA', 'EC', 'OKP'], { error: 'must be RSA, EC or OKP' }),
    crv: text.optional(),
    kid: text.optional(),
    use: text.optional(),
    alg: text.optional(),
    key_ops: texts.optional(),
    x5c: texts.optional(),
  })
  .refine((key) => !secretParts.some((part) => part in key), { error: 'must be a public key', abort: true })
  .refine(isReadable, { error: `must be a key that can be read, RSA of ${fewestRsaBits} bits at least`, abort: true });

type PublicKey = z.infer<typeof publicKey>;

/**
 * A JSON Web Key Set (RFC 7517) of public keys. Others may be in it besides, as for encryption: they are for others to
 * read.
 */
const keySet = z.object({
  keys: z
    .array(publicKey)
    .min(1, { error: 'must not be empty' })
    .max(20, { error: 'must not be more than 20' })
    .refine((keys) => keys.some(canSign), {
      error:
        'must hold a key to sign with: RSA, P-256 or Ed25519, ' +
        `not for another use or algorithm than ${clientAlgorithms.join(', ')}`,
    }),
});

/** Throws `validation_failed` that names every mistake in how a client signs and where it is told of sign-outs. */
export function refuseKeyFaults({ type, jwks, jwks_uri, backchannel_logout_uri }: ClientKeys, egress: Egress): void {
  const errors: FieldErrors = jwks ? keyFaults(jwks) : {};
  if (jwks && jwks_uri) errors['jwks_uri'] = ['cannot be given together with jwks'];
  if ((jwks || jwks_uri) && type === 'public') errors['jwks'] = ['a public client does not authenticate'];
  // Whoever can put other keys on the way can be the client.
  if (jwks_uri && !isSafeOnTheWay(jwks_uri)) errors['jwks_uri'] = ['must be https'];
  for (const [field, uri] of Object.entries({ jwks_uri, backchannel_logout_uri })) {
    const fault = uri === null ? null : uriFault(uri, egress);
    if (fault) errors[field] ??= [fault];
  }
  if (Object.keys(errors).length) throw new Problem('validation_failed', { errors });
}

/** Whether a client with these proves itself by signing. */
export function isSigning({ jwks, jwks_uri }: Pick<OauthClient, 'jwks' | 'jwks_uri'>): boolean {
  return jwks !== null || jwks_uri !== null;
}

function keyFaults(jwks: object): FieldErrors {
  const { error } = keySet.safeParse(jwks);
  return error ? fieldErrors(error.issues.map(({ path, message }) => ({ path: ['jwks', ...path], message }))) : {};
}

function isReadable(key: object): boolean {
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    return (asymmetricKeyDetails?.modulusLength ?? Infinity) >= fewestRsaBits;
  } catch {
    return false;
  }
}

function canSign({ kty, crv, use = 'sig', alg, key_ops: uses = ['verify'] }: PublicKey): boolean {
  const algorithms = Object.entries(algorithmsOf).find(([kind]) => kind === (kty === 'RSA' ? kty : crv))?.[1];
  const isOffered = algorithms?.some((each) => alg === undefined || alg === each);
  return Boolean(isOffered) && use === 'sig' && uses.includes('verify');
}

function isSafeOnTheWay(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol !== 'http:' || isLoopback(url.hostname);
}

function uriFault(uri: string, egress: Egress): string | null {
  if (codePoints(uri) > longest || uri.includes('#'))
    return `must be a URL of at most ${longest} characters without a fragment`;
  return publicUrlFault(uri, egress);
}
