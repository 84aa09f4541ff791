import { createPublicKey, type JsonWebKey } from 'node:crypto';
import type { FieldErrors } from '@platform/contracts';
import { EgressError, type Egress } from '@platform/egress';
import { Problem } from '@platform/service-kit';
import { z } from 'zod';
import type { OauthClient } from './oauth-client.entity.js';

type ClientKeys = Pick<OauthClient, 'type' | 'jwks' | 'jwks_uri' | 'backchannel_logout_uri'>;

const longest = 2_000;
const fewestRsaBits = 2_048;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const secretParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'priv'];

/** A JSON Web Key Set (RFC 7517) of public keys. */
const keySet = z.object({
  keys: z
    .array(
      z
        .looseObject({ kty: z.enum(['RSA', 'EC', 'OKP']) })
        .refine((key) => !secretParts.some((part) => part in key), { message: 'must be a public key' })
        .refine(isUsable, { message: 'must be a key that can be read' }),
    )
    .min(1)
    .max(20),
});

/** Throws `validation_failed` that names every mistake in how a client signs and where it is told of sign-outs. */
export function refuseKeyFaults({ type, jwks, jwks_uri, backchannel_logout_uri }: ClientKeys, egress: Egress): void {
  const errors: FieldErrors = {};
  if (jwks && !keySet.safeParse(jwks).success) errors['jwks'] = ['must be a JSON Web Key Set of public keys'];
  if (jwks && jwks_uri) errors['jwks_uri'] = ['cannot be given together with jwks'];
  if ((jwks || jwks_uri) && type === 'public') errors['jwks'] = ['a public client does not authenticate'];
  // Whoever can put other keys on the way can be the client.
  if (jwks_uri && !isSafeOnTheWay(jwks_uri)) errors['jwks_uri'] = ['must be https'];
  for (const [field, uri] of Object.entries({ jwks_uri, backchannel_logout_uri })) {
    const fault = uri === null ? null : addressFault(uri, egress);
    if (fault) errors[field] ??= [fault];
  }
  if (Object.keys(errors).length) throw new Problem('validation_failed', { errors });
}

/** Whether a client with these proves itself by signing. */
export function isSigning({ jwks, jwks_uri }: Pick<OauthClient, 'jwks' | 'jwks_uri'>): boolean {
  return jwks !== null || jwks_uri !== null;
}

function isUsable(key: object): boolean {
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    return (asymmetricKeyDetails?.modulusLength ?? Infinity) >= fewestRsaBits;
  } catch {
    return false;
  }
}

function isSafeOnTheWay(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol !== 'http:' || localHosts.has(url.hostname);
}

/** https, or http where the operator allows the network that it leads to. */
function addressFault(uri: string, egress: Egress): string | null {
  if (uri.length > longest || uri.includes('#'))
    return `must be a URL of at most ${longest} characters without a fragment`;
  try {
    egress.checkUrl(uri);
    return null;
  } catch (err) {
    if (!(err instanceof EgressError)) throw err;
    return err.code === 'blocked_address' ? 'must be a public address' : 'must be an http or https URL';
  }
}
