import type { Click } from './click.js';

const firstBytes = 256 * 1024;
const maxKeptBytes = 2 * 1024 * 1024;

/**
 * Lines of a journal that wait for Postgres, outside of the heap. As objects they would live just long enough to be
 * moved to the old generation, which is slow to collect.
 */
export class JournalText {
  private buffer = Buffer.allocUnsafeSlow(firstBytes);
  private length = 0;

  add(lines: Uint8Array): void {
    const needed = this.length + lines.length;
    if (needed > this.buffer.length) this.grow(2 * needed);
    this.buffer.set(lines, this.length);
    this.length = needed;
  }

  clicks(): Click[] {
    if (this.length === 0) return [];
    // JSON writes the end of a line within a text in another way.
    const lines = this.buffer.toString('utf8', 0, this.length - 1).replaceAll('\n', ',');
    return JSON.parse(`[${lines}]`) as Click[];
  }

  /** For other lines. */
  clear(): void {
    this.length = 0;
    if (this.buffer.length > maxKeptBytes) this.buffer = Buffer.allocUnsafeSlow(firstBytes);
  }

  private grow(bytes: number): void {
    const grown = Buffer.allocUnsafeSlow(bytes);
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }
}
