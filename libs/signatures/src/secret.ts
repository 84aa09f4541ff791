import { randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const base64Text = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A new signing secret: `whsec_` and the base64 of 32 random bytes. */
export function generateSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * The HMAC key that Standard Webhooks uses for a secret: the decoded bytes of `whsec_<base64>`. Of any other string, a
 * secret that somebody typed, it is the UTF-8 bytes.
 */
export function standardKey(secret: string): Buffer {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : '';
  return encoded !== '' && base64Text.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8');
}

/**
 * The form of a secret that a Standard Webhooks library takes. A generated secret already has it and comes back
 * unchanged.
 */
export function standardWebhooksSecret(secret: string): string {
  return prefix + standardKey(secret).toString('base64');
}
