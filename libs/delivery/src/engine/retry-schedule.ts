import { maxDeferralMs } from '../queue/deferrals.js';
import type { ClaimedDelivery, SendResult } from '../sending/delivery-sender.js';

const maxRetryAfterMs = 3_600_000;
const defaultDeferralMs = 60_000;

/** Where a delivery goes after a send. */
export interface NextStep {
  status: 'pending' | 'success' | 'failed' | 'skipped';
  /** Until the next try; null when there is none. */
  delayMs: number | null;
  /** The send counts for nothing. */
  isFree: boolean;
  /** It has been put off for so long that it is given up. */
  isGivenUp?: boolean;
}

/**
 * The rule of docs/decisions.md#attempts: the first send, and one retry after each delay. `Retry-After` can push a
 * retry later, by an hour at most. A deferral uses up no attempt; a delivery that was deferred for a day fails.
 */
export function nextStep(
  delivery: Pick<ClaimedDelivery, 'attempt' | 'maxAttempts' | 'deferrableUntil'>,
  result: SendResult,
  retryDelaysMs: readonly number[],
): NextStep {
  const { outcome, retryAfterMs } = result;
  if (outcome === 'success' || outcome === 'skipped') return { status: outcome, delayMs: null, isFree: false };
  if (outcome === 'deferred') {
    if (Date.now() >= delivery.deferrableUntil.getTime()) {
      return { status: 'failed', delayMs: null, isFree: true, isGivenUp: true };
    }
    return { status: 'pending', delayMs: Math.min(retryAfterMs ?? defaultDeferralMs, maxDeferralMs), isFree: true };
  }
  const { attempt, maxAttempts } = delivery;
  // A schedule that was shortened while deliveries waited repeats its last delay for them.
  const stepMs = retryDelaysMs[attempt - 1] ?? retryDelaysMs.at(-1);
  if (result.final || attempt > maxAttempts || stepMs === undefined) {
    return { status: 'failed', delayMs: null, isFree: false };
  }
  return {
    status: 'pending',
    delayMs: Math.max(stepMs, Math.min(retryAfterMs ?? 0, maxRetryAfterMs)),
    isFree: false,
  };
}
