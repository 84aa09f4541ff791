import type { ClaimedDelivery, SendResult } from '../sending/delivery-sender.js';
import { maxDeferralMs } from '../queue/deferrals.js';

/** What a batch of finished sends says about one destination. */
export interface DestinationReport {
  id: string;
  /** Of the destination when the sends began. */
  epoch: number;
  /** It answered at least once: failures before that count no more. */
  alive: boolean;
  /** Sends in a row that did not reach it, since it was last alive. */
  failures: number;
  timedOut: boolean;
  succeeded: boolean;
  failed: boolean;
  holdMs: number | null;
  disable: string | null;
}

/** @param finished sends to one destination in one epoch, at least one, in the order in which they finished */
export function destinationReport(
  finished: readonly { delivery: Pick<ClaimedDelivery, 'destinationId' | 'epoch'>; result: SendResult }[],
): DestinationReport {
  const { destinationId, epoch } = finished[0]!.delivery;
  const report: DestinationReport = {
    id: destinationId,
    epoch,
    alive: false,
    failures: 0,
    timedOut: false,
    succeeded: false,
    failed: false,
    holdMs: null,
    disable: null,
  };
  for (const { result } of finished) {
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
    if (outcome === 'deferred' && holdDestination) {
      report.holdMs = Math.max(report.holdMs ?? 0, Math.min(retryAfterMs, maxDeferralMs));
    }
    report.disable ??= disable ?? null;
  }
  return report;
}
