import type { Arrival, Asked } from '../facts.js';
import type { Count } from './count.js';

/**
 * Holds what was accepted against what arrived. The same delivery may come more than once after a crash, under one id:
 * it is `repeated`. Two ids for one request are `doubled`.
 *
 * @see docs/architecture.md#one-delivery
 */
export function deliveries(what: string, asked: readonly Asked[], arrivals: readonly Arrival[]): Count {
  const idsOf = new Map<string, string[]>();
  for (const { mark, deliveryId } of arrivals) idsOf.set(mark, [...(idsOf.get(mark) ?? []), deliveryId]);
  const accepted = asked.filter(({ outcome }) => outcome === 'accepted');
  const different = (mark: string) => new Set(idsOf.get(mark)).size;
  return {
    what,
    accepted: accepted.length,
    refused: asked.filter(({ outcome }) => outcome === 'refused').length,
    unanswered: asked.filter(({ outcome }) => outcome === 'unanswered').length,
    kept: accepted.filter(({ mark }) => different(mark) > 0).length,
    givenUp: 0,
    lost: accepted.filter(({ mark }) => different(mark) === 0).map(({ mark }) => mark),
    doubled: asked.filter(({ mark }) => different(mark) > 1).map(({ mark }) => mark),
    repeated: [...idsOf.values()].reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0),
  };
}
