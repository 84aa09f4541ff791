import type { Asked } from '../facts.js';
import type { Count } from './count.js';

/** The token of every sign-in that succeeded is in force at the end. */
export function signIns(what: string, asked: readonly Asked[], live: ReadonlySet<string>): Count {
  const marks = (outcome: Asked['outcome']) => asked.filter((each) => each.outcome === outcome).map(({ mark }) => mark);
  const accepted = marks('accepted');
  return {
    what,
    accepted: accepted.length,
    refused: marks('refused').length,
    unanswered: marks('unanswered').length,
    kept: accepted.filter((mark) => live.has(mark)).length,
    givenUp: 0,
    lost: accepted.filter((mark) => !live.has(mark)),
    doubled: [],
    repeated: 0,
  };
}
