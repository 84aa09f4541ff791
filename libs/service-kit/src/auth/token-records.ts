import { tokenRecord } from '@platform/contracts';
import { BoundedMap } from '../bounded-map.js';
import type { TokenUser } from './user.js';

const mostRecords = 1_000;

/**
 * Reads what Redis holds of tokens. The same text is read once: whoever calls, calls with the same token again and again.
 */
export class TokenRecords {
  private readonly byText = new BoundedMap<string, TokenUser>(mostRecords);

  /** Frozen, as it belongs to many requests. Throws on a text that is no record. */
  read(text: string): TokenUser {
    const known = this.byText.get(text);
    if (known) return known;
    const user = tokenUser(JSON.parse(text));
    Object.freeze(user.scopes);
    this.byText.set(text, Object.freeze(user));
    return user;
  }
}

/** Throws on what is no record. */
export function tokenUser(record: unknown): TokenUser {
  return { kind: 'token', ...tokenRecord.parse(record) };
}
