import type { ClaimedDelivery, SendResult } from './delivery-sender.js';
import { nextStep } from './retry-schedule.js';

/** What a batch of finished sends says about one destination. */
export interface DestinationReport {
  id: string;
  /** It answered at least once: failures before that count no more. */
  alive: boolean;
  /** Sends in a row that did not reach it, since it was last alive. */
  failures: number;
  timedOut: boolean;
  succeeded: boolean;
  failed: boolean;
  holdMs: number | null;
  disable: string | null;
  /** Until the first of the retries that the batch leads to. */
  retryMs: number | null;
}

/** @param finished sends to this destination, in the order in which they finished */
export function destinationReport(
  id: string,
  finished: readonly {
    delivery: Pick<ClaimedDelivery, 'attempt' | 'maxAttempts' | 'deferrableUntil'>;
    result: SendResult;
  }[],
  retryDelaysMs: readonly number[],
): DestinationReport {
  const report: DestinationReport = {
    id,
    alive: false,
    failures: 0,
    timedOut: false,
    succeeded: false,
    failed: false,
    holdMs: null,
    disable: null,
    retryMs: null,
  };
  for (const { delivery, result } of finished) {
    const { outcome, destination, holdDestination, retryAfterMs = 0, disable } = result;
    if (destination === 'alive' || outcome === 'success') {
      report.alive = true;
      report.failures = 0;
    } else if (destination !== undefined) {
      report.failures += 1;
    }
    report.timedOut ||= destination === 'timeout';
    report.succeeded ||= outcome === 'success';
    report.failed ||= outcome === 'failure';
    if (outcome === 'deferred' && holdDestination) report.holdMs = Math.max(report.holdMs ?? 0, retryAfterMs);
    report.disable ??= disable ?? null;
    const { delayMs } = nextStep(delivery, result, retryDelaysMs);
    if (delayMs !== null) report.retryMs = Math.min(report.retryMs ?? delayMs, delayMs);
  }
  return report;
}
