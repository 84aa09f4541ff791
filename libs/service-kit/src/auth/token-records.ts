import { tokenRecord, type TokenRecord } from '@platform/contracts';
import { BoundedMap } from '../bounded-map.js';

const mostRecords = 1_000;

/**
 * Reads what Redis holds of tokens. The same text is read once: whoever calls, calls with the same token again and again.
 */
export class TokenRecords {
  private readonly byText = new BoundedMap<string, TokenRecord>(mostRecords);

  /** Frozen, as it belongs to many requests. Throws on a text that is no record. */
  read(text: string): TokenRecord {
    const known = this.byText.get(text);
    if (known) return known;
    const record = tokenRecord.parse(JSON.parse(text));
    Object.freeze(record.scopes);
    this.byText.set(text, Object.freeze(record));
    return record;
  }
}
