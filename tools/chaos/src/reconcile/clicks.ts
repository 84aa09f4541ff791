import type { Asked } from '../facts.js';
import type { Count } from './count.js';

/**
 * Every answered redirect was counted once; one whose answer did not arrive may count or not.
 *
 * @param dropped clicks that the redirector says it gave up, as its journal could not be written
 * @see docs/links/clicks.md
 */
export function clicks(what: string, asked: readonly Asked[], counted: number, dropped: number): Count {
  const number = (outcome: Asked['outcome']) => asked.filter((each) => each.outcome === outcome).length;
  const [accepted, unanswered] = [number('accepted'), number('unanswered')];
  return {
    what,
    accepted,
    refused: number('refused'),
    unanswered,
    kept: Math.min(accepted, counted),
    givenUp: Math.min(dropped, Math.max(0, accepted - counted)),
    lost: nameless(accepted - dropped - counted),
    doubled: nameless(counted - accepted - unanswered),
    repeated: 0,
  };
}

/** Clicks have no marks: the count alone tells that one is missing. */
function nameless(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => 'a click');
}
