import { keysOf } from './hmac.js';

/**
 * One `v1,<base64>` entry of the `webhook-signature` header (standardwebhooks.com, symmetric scheme): HMAC-SHA256 of
 * `<id>.<timestamp>.<rawBody>` under the bytes of the secret.
 *
 * @param timestamp Unix seconds.
 */
export function signStandard(secret: string, id: string, timestamp: number, rawBody: string | Uint8Array): string {
  return `v1,${keysOf(secret).standard.sign(`${id}.${timestamp}.`, rawBody, 'base64')}`;
}
