import type { Arrival, Asked, Happened } from '../facts.js';

/** What one fault did to the load, until the next one began. */
export interface Recovery {
  name: string;
  heldMs: number;
  /** Requests that were refused or not answered. */
  failed: number;
  /** From the end of the fault until no request failed any more. */
  recoveredMs: number;
  /** The longest way from an accepted request to its receiver. */
  slowestDeliveryMs: number;
}

/**
 * For each fault how many requests failed, and when the last kind of request was well again.
 *
 * @param untilMs when the load ended
 */
export function recoveries(
  happened: readonly Happened[],
  asked: readonly Asked[],
  arrivals: readonly Arrival[],
  untilMs: number,
): Recovery[] {
  const firstAt = new Map<string, number>();
  for (const { mark, at } of arrivals) firstAt.set(mark, Math.min(at, firstAt.get(mark) ?? at));
  return happened.map(({ name, beganAt, endedAt }, index) => {
    const nextAt = happened[index + 1]?.beganAt ?? untilMs;
    const within = asked.filter((each) => each.startedAt >= beganAt && each.startedAt < nextAt);
    const failed = within.filter(({ outcome }) => outcome !== 'accepted');
    const wellAt = [...new Set(failed.map(({ kind }) => kind))].map((kind) =>
      wellAgain(
        asked.filter((each) => each.kind === kind && each.startedAt >= beganAt),
        nextAt,
      ),
    );
    const ways = within.flatMap(({ outcome, mark, endedAt: acceptedAt }) =>
      outcome === 'accepted' && firstAt.has(mark) ? [firstAt.get(mark)! - acceptedAt] : [],
    );
    return {
      name,
      heldMs: endedAt - beganAt,
      failed: failed.length,
      recoveredMs: Math.max(0, ...wellAt.map((at) => at - endedAt)),
      slowestDeliveryMs: Math.max(0, ...ways),
    };
  });
}

/** The end of the first accepted request that was begun after the last one that failed in the window. */
function wellAgain(ofKind: readonly Asked[], nextAt: number): number {
  const lastFailed = Math.max(
    ...ofKind.filter(({ outcome, startedAt }) => outcome !== 'accepted' && startedAt < nextAt).map((a) => a.startedAt),
  );
  const good = ofKind.filter(({ outcome, startedAt }) => outcome === 'accepted' && startedAt >= lastFailed);
  return good.reduce((least, { endedAt }) => Math.min(least, endedAt), Infinity);
}
