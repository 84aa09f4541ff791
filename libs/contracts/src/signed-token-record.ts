import { isMacOf, macOf } from './mac.js';
import type { TokenRecord } from './token-directory.js';

/*
 * What stands in Redis under `tokenKey(…)`: the record as JSON, with a MAC over the key in Redis and the record in
 * front. A record that somebody wrote there by hand, or copied to another token, is good for nothing. It stays one
 * object of JSON. Services of the version before read it as it is, and the script of the rate limit finds the grant in
 * it. Not in the index of this library, which browsers load.
 */
const signed = /^\{"mac":"([\w-]{43})",(.*)$/s;

/** @param redisKey where the record will stand */
export function signTokenRecord(secret: string, redisKey: string, record: TokenRecord): string {
  const json = JSON.stringify(record);
  return `{"mac":"${macOf(secret, redisKey, json)}",${json.slice(1)}`;
}

/** The JSON of the record; null when none of the secrets signed it for this place. */
export function openTokenRecord(secrets: readonly string[], redisKey: string, text: string): string | null {
  const [, mac = '', rest = ''] = signed.exec(text) ?? [];
  const json = `{${rest}`;
  return isMacOf(secrets, mac, redisKey, json) ? json : null;
}
