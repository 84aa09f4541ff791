import { seeded } from '@platform/testing/seeded';
import { Buffer } from 'node:buffer';

/** Something that is chosen the more often the larger its weight is. */
export interface Weighted {
  weight: number;
}

/** Chance that comes out the same at every start: each part of the demo has a seed of its own. */
export class Chance {
  /** From 0 on and below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seeded(seed);
  }

  /** A whole number, from 0 on and below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  of<T>(things: readonly T[]): T {
    return things[this.below(things.length)]!;
  }

  weighted<T extends Weighted>(things: readonly T[]): T {
    let left = this.next() * things.reduce((sum, { weight }) => sum + weight, 0);
    return things.find(({ weight }) => (left -= weight) < 0) ?? things.at(-1)!;
  }

  /** A UUID of version 7 (RFC 9562) of this moment. */
  uuid(atMs: number): string {
    const bytes = Buffer.from(Array.from({ length: 16 }, () => this.below(256)));
    bytes.writeUIntBE(atMs, 0, 6);
    bytes[6] = (bytes[6]! & 0x0f) | 0x70;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
