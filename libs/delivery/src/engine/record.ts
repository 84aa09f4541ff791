import { pgArray, rowsOf, sql, storable } from '@platform/service-kit';
import type { Pool } from 'pg';
import type { ClaimedDelivery, SendResult } from '../sending/delivery-sender.js';
import { destinationReport } from './destination-report.js';
import type { DestinationReport } from './destination-report.js';
import type { EngineSettings } from './engine-settings.js';
import { nextStep } from './retry-schedule.js';

/** A finished send, to be written down. */
export interface Finished {
  delivery: ClaimedDelivery;
  result: SendResult;
  durationMs: number;
  /** When its lease ends, by `performance.now()`: written later than that, it counts no more among those under way. */
  leasedUntil?: number;
  /** It was to be written before, and may have been. */
  isAgain?: boolean;
}

/** What recording goes by. */
export type RecordLimits = Pick<
  EngineSettings,
  'retryDelaysMs' | 'breakerThreshold' | 'breakerOpenMs' | 'breakerMaxOpenMs' | 'maxInflight' | 'disableAfterFailingMs'
>;

/** What recording tells the engine. */
export interface Recorded {
  /** Some destination has work that can be claimed now. */
  moreIsReady: boolean;
  /** Until the first of the others can have work; Infinity when none will. */
  nextInMs: number;
  disabled: { destinationId: string; reason: string }[];
}

/** What became of a destination. */
interface DestinationRow {
  destinationId: string;
  readyInMs: number | null;
  reason: string | null;
}

/** A finished send with what comes of it. */
type Result = Finished & ReturnType<typeof nextStep>;

// The destinations are locked first and in order: two engines that record at the same time cannot wait in a circle. A
// row whose `claim_no` moved on was given to another worker after its lease: its late result is dropped. `ended` counts
// the sends that are no longer under way: those written, and those of deliveries that were cancelled meanwhile. A
// report speaks of the epoch in which its sends began: what was sent before the destination was enabled, perhaps to
// another URL, says nothing about the one of now. Such results are written to their deliveries alone.
const recordStatement = (
  results: readonly Result[],
  reports: readonly DestinationReport[],
  limits: RecordLimits,
) => sql<DestinationRow>`
WITH result AS MATERIALIZED (
  SELECT * FROM unnest(
    ${pgArray('uuid', results, ({ delivery }) => delivery.id)}::uuid[],
    ${pgArray('int4', results, ({ delivery }) => delivery.claimNo)}::int[],
    ${pgArray('text', results, ({ status }) => status)}::text[],
    ${pgArray('float8', results, ({ delayMs }) => delayMs)}::float8[],
    ${pgArray('int4', results, ({ isFree }) => (isFree ? 1 : 0))}::int[],
    ${pgArray('text', results, ({ result }) => result.outcome)}::text[],
    ${pgArray('int4', results, ({ result }) => result.statusCode)}::int[],
    ${pgArray('text', results, ({ result }) => storable(result.responseBody))}::text[],
    ${pgArray('bool', results, ({ result }) => result.responseTruncated ?? false)}::boolean[],
    ${pgArray('text', results, (one) => storable(errorCodeOf(one)))}::text[],
    ${pgArray('text', results, (one) => storable(errorMessageOf(one)))}::text[],
    ${pgArray('int4', results, ({ durationMs }) => Math.round(durationMs))}::int[],
    ${pgArray('bool', results, ({ leasedUntil = Infinity }) => performance.now() >= leasedUntil)}::boolean[],
    ${pgArray('bool', results, ({ isAgain = false }) => isAgain)}::boolean[],
    ${pgArray('uuid', results, ({ delivery }) => delivery.destinationId)}::uuid[],
    ${pgArray('text', results, ({ result }) => result.context && JSON.stringify(result.context))}::text[]
  )
    AS r (id, claim_no, status, delay_ms, refund, outcome, status_code, response_body, response_truncated, error_code,
          error_message, duration_ms, is_late, is_again, destination_id, context)
), report AS MATERIALIZED (
  SELECT * FROM unnest(
    ${pgArray('uuid', reports, ({ id }) => id)}::uuid[],
    ${pgArray('bool', reports, ({ alive }) => alive)}::boolean[],
    ${pgArray('int4', reports, ({ failures }) => failures)}::int[],
    ${pgArray('bool', reports, ({ timedOut }) => timedOut)}::boolean[],
    ${pgArray('bool', reports, ({ succeeded }) => succeeded)}::boolean[],
    ${pgArray('bool', reports, ({ failed }) => failed)}::boolean[],
    ${pgArray('float8', reports, ({ holdMs }) => holdMs)}::float8[],
    ${pgArray('text', reports, ({ disable }) => disable)}::text[],
    ${pgArray('int4', reports, ({ epoch }) => epoch)}::int[]
  )
    AS p (id, alive, failures, timed_out, succeeded, failed, hold_ms, disable, epoch)
), destination AS MATERIALIZED (
  SELECT d.* FROM delivery_destination d
  WHERE d.id = ANY (${pgArray('uuid', reports, ({ id }) => id)}::uuid[])
  ORDER BY d.id FOR NO KEY UPDATE
), written AS (
  UPDATE delivery d
  SET status = r.status,
      attempt = d.attempt - r.refund,
      due_at = COALESCE(now() + r.delay_ms * interval '1 ms', d.due_at),
      next_retry_at = now() + r.delay_ms * interval '1 ms',
      lease_until = NULL, claimed_at = NULL, lost_claims = 0, context = COALESCE(r.context::jsonb, d.context),
      status_code = r.status_code, response_body = r.response_body, response_truncated = r.response_truncated,
      error_code = r.error_code, error_message = r.error_message,
      completed_at = CASE WHEN r.status <> 'pending' THEN now() END
  FROM result r
  WHERE (SELECT count(*) FROM destination) > 0 AND d.id = r.id AND d.claim_no = r.claim_no AND d.lease_until IS NOT NULL
  RETURNING d.id, d.claim_no, d.generation, d.attempt + r.refund AS number
), logged AS (
  INSERT INTO delivery_attempt (delivery_id, claim_no, generation, number, started_at, duration_ms, outcome,
                                status_code, error_code, error_message)
  SELECT w.id, w.claim_no, w.generation, w.number, now() - r.duration_ms * interval '1 ms', r.duration_ms, r.outcome,
         r.status_code, r.error_code, r.error_message
  FROM written w JOIN result r ON r.id = w.id AND r.claim_no = w.claim_no
), ended AS MATERIALIZED (
  SELECT r.destination_id, min(r.delay_ms) AS retry_ms,
         count(*) FILTER (WHERE NOT r.is_late AND (w.id IS NOT NULL OR NOT r.is_again))::int AS count
  FROM result r LEFT JOIN written w ON w.id = r.id AND w.claim_no = r.claim_no
  GROUP BY r.destination_id
), judged AS (
  SELECT d.id, p.timed_out, p.succeeded, p.failed, p.failures, p.disable, ended.retry_ms,
         GREATEST(0, d.inflight - ended.count) AS inflight,
         failures.value AS consecutive_failures, trips.value AS trips,
         CASE
           WHEN trips.value THEN now() + interval '1 ms' * LEAST(
             ${limits.breakerOpenMs}::float8 * 2 ^ LEAST(d.breaker_opens, 20), ${limits.breakerMaxOpenMs}::float8)
           WHEN p.hold_ms IS NOT NULL THEN GREATEST(d.open_until, now() + p.hold_ms * interval '1 ms')
           WHEN p.alive AND failures.value < ${limits.breakerThreshold}::int
             AND d.consecutive_failures >= ${limits.breakerThreshold}::int THEN NULL
           ELSE d.open_until
         END AS open_until,
         CASE WHEN p.succeeded THEN NULL WHEN p.failed THEN COALESCE(d.failing_since, now())
              ELSE d.failing_since END AS failing_since
  FROM destination d
  JOIN ended ON ended.destination_id = d.id
  LEFT JOIN report p ON p.id = d.id AND p.epoch = d.epoch
  CROSS JOIN LATERAL (
    SELECT CASE WHEN p.alive THEN p.failures ELSE d.consecutive_failures + COALESCE(p.failures, 0) END AS value
  ) failures
  CROSS JOIN LATERAL (
    SELECT p.failures > 0 AND failures.value >= ${limits.breakerThreshold}::int
           AND d.open_until > now() IS NOT TRUE AS value
  ) trips
), next_state AS MATERIALIZED (
  SELECT *, COALESCE(disable, CASE
    WHEN failing_since < now() - ${limits.disableAfterFailingMs}::float8 * interval '1 ms' THEN 'failing' END) AS reason
  FROM judged
)
UPDATE delivery_destination d
SET version = d.version + 1,
    consecutive_failures = s.consecutive_failures,
    breaker_opens = CASE WHEN s.trips THEN d.breaker_opens + 1
                         WHEN s.consecutive_failures < ${limits.breakerThreshold}::int THEN 0 ELSE d.breaker_opens END,
    open_until = s.open_until,
    max_inflight = CASE WHEN s.timed_out THEN 1
                        WHEN s.succeeded AND s.failures = 0 THEN LEAST(${limits.maxInflight}::int, d.max_inflight + 1)
                        ELSE d.max_inflight END,
    failing_since = s.failing_since,
    last_success_at = CASE WHEN s.succeeded THEN now() ELSE d.last_success_at END,
    last_failure_at = CASE WHEN s.failed THEN now() ELSE d.last_failure_at END,
    disabled_at = COALESCE(d.disabled_at, CASE WHEN s.reason IS NOT NULL THEN now() END),
    disabled_reason = CASE WHEN d.disabled_at IS NULL THEN s.reason ELSE d.disabled_reason END,
    is_disabling_told = d.is_disabling_told AND (d.disabled_at IS NOT NULL OR s.reason IS NULL),
    parked = false,
    inflight = s.inflight,
    leases_end_at = CASE WHEN s.inflight > 0 THEN d.leases_end_at END,
    ready_at = CASE
      WHEN s.open_until > now() THEN s.open_until
      WHEN d.parked OR d.open_until > now() THEN now()
      ELSE LEAST(d.ready_at, now() + s.retry_ms * interval '1 ms')
    END
FROM next_state s
WHERE d.id = s.id
RETURNING d.id AS "destinationId", extract(epoch FROM d.ready_at - now())::float8 * 1000 AS "readyInMs",
          CASE WHEN d.disabled_at = now() THEN d.disabled_reason END AS reason`;

function errorCodeOf({ result, isGivenUp }: Result): string | undefined {
  return isGivenUp ? 'deferred_too_long' : result.errorCode;
}

function errorMessageOf({ result: { errorMessage }, isGivenUp }: Result): string | undefined {
  return isGivenUp ? `Given up after a day of waiting. ${errorMessage ?? ''}`.trim() : errorMessage;
}

/** Writes finished sends, their attempts and what they say about the destinations, in one statement. */
export async function recordFinished(pool: Pool, batch: readonly Finished[], limits: RecordLimits): Promise<Recorded> {
  const byEpoch = Map.groupBy(batch, ({ delivery: { destinationId, epoch } }) => `${destinationId} ${epoch}`);
  const reports = [...byEpoch.values()].map(destinationReport);
  const results = batch.map((finished) => ({
    ...finished,
    ...nextStep(finished.delivery, finished.result, limits.retryDelaysMs),
  }));
  const rows = await rowsOf(pool, recordStatement(results, reports, limits).prepared('delivery-record'));
  const waits = rows.flatMap(({ readyInMs }) => readyInMs ?? []);
  return {
    moreIsReady: waits.some((waitMs) => waitMs <= 0),
    nextInMs: Math.min(...waits.filter((waitMs) => waitMs > 0)),
    disabled: rows.flatMap(({ destinationId, reason }) => (reason === null ? [] : [{ destinationId, reason }])),
  };
}
