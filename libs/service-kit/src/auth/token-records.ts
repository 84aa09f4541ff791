import { tokenRecord, type TokenRecord } from '@platform/contracts';

const mostRecords = 1_000;

/**
 * Reads what Redis holds of tokens. The same text is read once: whoever calls, calls with the same token again and again. Bounded: the
 * oldest leave first.
 */
export class TokenRecords {
  private readonly byText = new Map<string, TokenRecord>();

  /** Frozen, as it belongs to many requests. Throws on a text that is no record. */
  read(text: string): TokenRecord {
    const known = this.byText.get(text);
    if (known) return known;
    const record = tokenRecord.parse(JSON.parse(text));
    Object.freeze(record.scopes);
    this.byText.set(text, Object.freeze(record));
    if (this.byText.size > mostRecords) this.byText.delete(this.byText.keys().next().value!);
    return record;
  }
}
