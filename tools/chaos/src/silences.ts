import type { Asked } from './facts.js';

const longest = 120;

/** A line for each reason for which requests had no answer, the most frequent first. */
export function silences(asked: readonly Asked[]): string[] {
  const reasons = Map.groupBy(
    asked.filter(({ outcome }) => outcome === 'unanswered'),
    ({ kind, why = 'no reason' }) => `${kind}: ${why.slice(0, longest)}`,
  );
  return [...reasons]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, { length }]) => `${length} without an answer, ${reason}`);
}
