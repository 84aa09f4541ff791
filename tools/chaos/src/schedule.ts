import { seeded } from '@platform/testing/seeded';
import { shuffled } from './shuffled.js';

/** A fault that can be ordered: its name, and how long it lasts. */
export interface Lasting {
  name: string;
  holdMs: number;
}

export interface Planned<T extends Lasting> {
  fault: T;
  /** After the start of the load. */
  atMs: number;
}

/** Calm before the first fault, and the shortest calm between two. */
const calmMs = 5_000;
const furtherCalmMs = 5_000;

/**
 * When which fault begins. All of them come once, in an order of the seed, before any comes again. They never overlap.
 *
 * @param totalMs the last fault has ended, with its calm, before that
 */
export function schedule<T extends Lasting>(faults: readonly T[], seed: number, totalMs: number): Planned<T>[] {
  const random = seeded(seed);
  const planned: Planned<T>[] = [];
  if (faults.length === 0) return planned;
  let atMs = calmMs;
  for (;;) {
    for (const fault of shuffled(faults, random)) {
      const nextMs = atMs + fault.holdMs + calmMs + Math.round(random() * furtherCalmMs);
      if (nextMs > totalMs) return planned;
      planned.push({ fault, atMs });
      atMs = nextMs;
    }
  }
}
