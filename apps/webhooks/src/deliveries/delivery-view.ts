import { withoutQuery } from '@platform/contracts';
import type { Delivery, DeliveryAttempt, DeliveryDestination } from '@platform/delivery';
import type { Client } from '../copies/index.js';

/**
 * A delivery in the contract's words. Its address is where the next try goes, the client's of now; afterwards where the
 * last one went.
 */
export function deliveryView(row: Delivery, client: Client, destination: DeliveryDestination | null) {
  const isUnderWay = row.claimedAt !== null;
  return {
    uuid: row.id,
    event: row.event,
    url: row.status === 'pending' && client.webhook_url ? withoutQuery(client.webhook_url) : String(row.context['url']),
    payload: JSON.parse(row.payload) as unknown,
    status: row.status,
    status_code: row.statusCode,
    response_body: row.responseBody,
    error_message: row.errorMessage,
    attempt: row.attempt,
    max_attempts: row.maxAttempts,
    next_retry_at: row.nextTryAt(destination),
    completed_at: row.completedAt,
    created_at: row.createdAt,
    attempts_made: row.attempt - Number(isUnderWay),
    retries_left: row.retriesLeft,
  };
}

/** One send. The first of a series that a manual retry began is marked; the retries after it are the schedule's. */
export function attemptView(row: DeliveryAttempt) {
  return {
    number: row.number,
    started_at: row.startedAt,
    duration_ms: row.durationMs,
    outcome: row.outcome,
    status_code: row.statusCode,
    error_message:
      row.outcome === 'unknown' ? 'Outcome unknown: the worker ended while it was sending.' : row.errorMessage,
    manual: row.generation > 0 && row.number === 1,
  };
}
