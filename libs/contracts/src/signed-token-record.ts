import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenRecord } from './token-directory.js';

/*
 * What stands in Redis under `tokenKey(…)`: the record as JSON, in front a MAC over the key in Redis and the record. So a record that
 * somebody wrote there by hand, or copied to another token, is good for nothing. It stays one object of JSON, which services of the
 * version before read as it is, and in which the script of the rate limit finds the grant. Not in the index: browsers load that.
 */
const signed = /^\{"mac":"([\w-]{43})",(.*)$/s;

/** @param redisKey where the record will stand */
export function signTokenRecord(secret: string, redisKey: string, record: TokenRecord): string {
  const json = JSON.stringify(record);
  return `{"mac":"${mac(secret, redisKey, json).toString('base64url')}",${json.slice(1)}`;
}

/** The JSON of the record; null when none of the secrets signed it for this place. */
export function openTokenRecord(secrets: readonly string[], redisKey: string, text: string): string | null {
  const [, given = '', rest = ''] = signed.exec(text) ?? [];
  if (!given) return null;
  const json = `{${rest}`;
  const known = Buffer.from(given, 'base64url');
  return secrets.some((secret) => timingSafeEqual(known, mac(secret, redisKey, json))) ? json : null;
}

function mac(secret: string, redisKey: string, json: string): Buffer {
  return createHmac('sha256', secret).update(`${redisKey}\n${json}`).digest();
}
