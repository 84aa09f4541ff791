import { median, quantile } from '../load.js';
import type { Kind, TimedKind } from './kinds.js';

const warmUps = 5;
const most = 30;
const fewest = 3;
/** A kind that takes longer ends then, with the times that it has. */
const endAfterMs = 5_000;

/** In ms. */
export interface Measured {
  median: number;
  p95: number;
}

export async function measured(kind: Kind | TimedKind): Promise<Measured> {
  const times = 'times' in kind ? await kind.times() : await timesOf(kind);
  return { median: median(times), p95: quantile(times, 0.95) };
}

/** One after the other, so that they do not wait for each other. */
async function timesOf({ name, ask }: Kind): Promise<number[]> {
  const times: number[] = [];
  const beganAt = performance.now();
  const isOver = () => performance.now() - beganAt > endAfterMs;
  for (let n = 0; times.length < most && !(isOver() && times.length >= fewest); n += 1) {
    const startedAt = performance.now();
    await ask(n).catch((err: unknown) => {
      throw new Error(`${name}: not answered`, { cause: err });
    });
    if (n >= warmUps || isOver()) times.push(performance.now() - startedAt);
  }
  return times;
}
