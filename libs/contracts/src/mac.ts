import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * What stands in Redis is signed for the place where it stands. Not in the index of this library, which browsers load.
 */

const form = /^[\w-]{43}$/;

/** HMAC-SHA-256 as base64url. */
export function macOf(secret: string, place: string, json: string): string {
  return digest(secret, place, json).toString('base64url');
}

/** Whether `given` was made with one of the secrets for this text at this place. */
export function isMacOf(secrets: readonly string[], given: string, place: string, json: string): boolean {
  if (!form.test(given)) return false;
  const known = Buffer.from(given, 'base64url');
  return secrets.some((secret) => timingSafeEqual(known, digest(secret, place, json)));
}

function digest(secret: string, place: string, json: string): Buffer {
  return createHmac('sha256', secret).update(`${place}\n${json}`).digest();
}
