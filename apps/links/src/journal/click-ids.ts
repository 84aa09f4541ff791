import { randomBytes } from 'node:crypto';

const idsPerTail = 2 ** 26;
const lowBits = 2 ** 14;

/**
 * Ids of the clicks of one process: UUIDs of version 7 with a counter after the time (RFC 9562, 6.2, method 1). So they
 * rise within a millisecond too, and never repeat. The last 48 bits are random and differ between processes.
 */
export class ClickIds {
  private tail = '';
  private count = idsPerTail - 1;
  private head = '';
  private headAtMs = -1;

  next(atMs: number): string {
    this.count += 1;
    const low = this.count % lowBits;
    if (low === 0 || atMs !== this.headAtMs) this.begin(atMs);
    return `${this.head}${(0x8000 + low).toString(16)}-${this.tail}`;
  }

  private begin(atMs: number): void {
    if (this.count === idsPerTail) {
      this.count = 0;
      this.tail = randomBytes(6).toString('hex');
    }
    const time = atMs.toString(16).padStart(12, '0');
    const high = Math.floor(this.count / lowBits)
      .toString(16)
      .padStart(3, '0');
    this.head = `${time.slice(0, 8)}-${time.slice(8)}-7${high}-`;
    this.headAtMs = atMs;
  }
}
