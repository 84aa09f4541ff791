import type { Chance } from './chance.js';

const retryAfterMs = [0, 30_000, 150_000, 750_000, 2_550_000, 6_150_000];

/** The sends of one delivery: one that went well, sometimes after a first that did not; or all of the schedule. */
export function pastAttempts(at: number, isFailed: boolean, chance: Chance) {
  const sends = isFailed ? retryAfterMs.length : chance.next() < 0.08 ? 2 : 1;
  return retryAfterMs.slice(0, sends).map((afterMs, index) => {
    const isGood = !isFailed && index === sends - 1;
    return {
      started_at: new Date(at + afterMs).toISOString(),
      duration_ms: 40 + chance.below(400),
      status_code: isGood ? 200 : 500,
      error_code: isGood ? null : 'http_500',
      error_message: isGood ? null : 'The receiver answered 500.',
    };
  });
}
