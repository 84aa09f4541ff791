import { constant, rowsOf, sql } from '@platform/service-kit';
import type { Pool } from 'pg';
import type { ClaimedDelivery } from '../sending/delivery-sender.js';
import type { EngineSettings } from './engine-settings.js';

/** Destinations that one claim looks at; the next claim goes on with those that waited longest. */
const destinationsPerClaim = 64;
const retryWaitsMs = 100;
/** Another engine's claim holds the bucket just now. */
const lockedBucketWaitsMs = 10;

/** What a claim goes by. */
type ClaimLimits = Pick<EngineSettings, 'leaseMs' | 'maxLostClaims' | 'breakerThreshold'>;

/** What a claim took. */
export interface Claimed {
  deliveries: ClaimedDelivery[];
  /** Rows that were due and had to wait. */
  held: number;
  /** Another claim would find something at once. */
  isMore: boolean;
  /** Until the first of the destinations looked at can have something again; Infinity when none will. */
  nextInMs: number;
  /** Given up, since sending them ended their workers. */
  poisonIds: string[];
}

/** How many sends may start; of them `retries` may be of deliveries that were sent before. */
export interface FreeWorkers {
  workers: number;
  retries: number;
}

/** What the claim found is in each row; there is one with nothing else when it took nothing. */
type ClaimedRow = ClaimedDelivery & { status: string | null; held: number; isMore: boolean; nextInMs: number | null };

// Reading order: `seen` and `destination` find and lock the destinations that may have work, oldest first, leaving out
// those that another engine holds. `slots` says how many sends each may start. `due` takes that many rows of each and
// one more, by which it knows that work remains. `chosen` deals the free workers out in rounds, one row per destination
// and round; who gets none keeps its place in the line. `claimed` raises the attempt and sets the lease; `unknown`
// writes down the sends that a crash left without a result. Two things may hold a row back that has a slot: retries may
// not take the last workers, which are kept for first tries, and a bucket that its destination draws from may be empty.
// Neither costs an attempt; the destination is looked at again when it can help. The parts carry what later ones need:
// a join of two of them would be planned as if each held one row. `next_visit` says when to look at each destination
// again. It is materialized: an UPDATE that finds its row changed runs its own plan once more, and that plan must not
// hold any of the above.
//
// A claim changes no indexed column, so that Postgres writes the new row beside the old one without an entry in any
// index. No index holds the leases, therefore: `inflight` counts them, and none of those counted ends before
// `leases_end_at`. From then on, `recount` reads all that is due there once, so that what a crash left behind counts no
// more.
//
// `fresh` is false when the destination changed between this statement's snapshot and its lock. What the snapshot shows
// of its rows is then old, and a time computed from them could hide new work: such a destination is only looked at
// again.
const claimStatement = (
  { workers, retries }: FreeWorkers,
  { leaseMs, maxLostClaims, breakerThreshold }: ClaimLimits,
) => sql<ClaimedRow>`
WITH seen AS MATERIALIZED (
  SELECT id, version FROM delivery_destination WHERE ready_at <= now()
  ORDER BY ready_at LIMIT LEAST(${constant(destinationsPerClaim)}, ${workers}::int)
), destination AS MATERIALIZED (
  SELECT d.id, d.epoch, d.buckets, d.max_inflight, d.inflight, d.leases_end_at, d.open_until, d.disabled_at, d.ready_at,
         d.consecutive_failures >= ${breakerThreshold}::int AS tripped,
         d.version = seen.version AS fresh,
         d.version = seen.version AND d.leases_end_at <= now() IS TRUE AS is_uncertain
  FROM seen JOIN delivery_destination d ON d.id = seen.id
  WHERE d.ready_at <= now()
  FOR NO KEY UPDATE OF d SKIP LOCKED
), slots AS MATERIALIZED (
  SELECT d.id, d.epoch, d.buckets, d.open_until, d.disabled_at, d.ready_at, d.fresh,
         leases.inflight, leases.ends_at, ceiling.value AS ceiling,
         CASE WHEN NOT d.fresh OR d.disabled_at IS NOT NULL OR d.open_until > now() THEN 0
              ELSE GREATEST(0, LEAST(ceiling.value - leases.inflight, share.value)) END AS free
  FROM destination d
  CROSS JOIN (SELECT ceil(${workers}::numeric / GREATEST(1, count(*)))::int AS value FROM destination) share
  CROSS JOIN LATERAL (SELECT CASE WHEN d.tripped THEN 1 ELSE d.max_inflight END AS value) ceiling
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS inflight, min(lease_until) AS ends_at FROM delivery
    WHERE d.is_uncertain AND destination_id = d.id AND status = 'pending' AND due_at <= now() AND lease_until > now()
  ) recount
  CROSS JOIN LATERAL (
    SELECT CASE WHEN d.is_uncertain THEN recount.inflight ELSE d.inflight END AS inflight,
           CASE WHEN d.is_uncertain THEN recount.ends_at ELSE d.leases_end_at END AS ends_at
  ) leases
), bucket AS MATERIALIZED (
  SELECT key, per_second, LEAST(capacity, tokens + per_second * extract(epoch FROM now() - refilled_at)) AS tokens
  FROM delivery_bucket WHERE key IN (SELECT unnest(buckets) FROM destination) FOR UPDATE SKIP LOCKED
), due AS MATERIALIZED (
  SELECT row.*, slots.epoch, slots.free, slots.buckets, slots.ready_at AS waits_since,
         row_number() OVER (PARTITION BY row.destination_id ORDER BY row.due_at) AS round
  FROM slots CROSS JOIN LATERAL (
    SELECT id, destination_id, due_at, lease_until, claimed_at, claim_no, lost_claims, generation, attempt
    FROM delivery
    WHERE destination_id = slots.id AND status = 'pending' AND due_at <= now()
      AND (lease_until IS NULL OR lease_until <= now())
    ORDER BY due_at LIMIT slots.free + 1 FOR UPDATE SKIP LOCKED
  ) row
  WHERE slots.free > 0
), dealt AS MATERIALIZED (
  SELECT *, attempt > 0 AS is_retry, row_number() OVER (PARTITION BY attempt > 0 ORDER BY round, waits_since) AS place
  FROM due WHERE round <= free
), held AS MATERIALIZED (
  SELECT id, destination_id, ${constant(retryWaitsMs)}::float8 AS wait_ms
  FROM dealt WHERE is_retry AND place > ${retries}::int
  UNION ALL
  SELECT drawn.id, drawn.destination_id,
         COALESCE((drawn.place - bucket.tokens) / bucket.per_second * 1000, ${constant(lockedBucketWaitsMs)}) AS wait_ms
  FROM (
    SELECT dealt.id, dealt.destination_id, key,
           row_number() OVER (PARTITION BY key ORDER BY dealt.round, dealt.waits_since) AS place
    FROM dealt CROSS JOIN LATERAL unnest(dealt.buckets) AS key
  ) drawn
  LEFT JOIN bucket ON bucket.key = drawn.key
  WHERE drawn.place > COALESCE(floor(bucket.tokens), 0)
), chosen AS MATERIALIZED (
  SELECT dealt.*, lost.value AS lost,
         dealt.lost_claims + lost.value >= ${maxLostClaims}::int AND lost.value = 1 AS poison
  FROM dealt CROSS JOIN LATERAL (SELECT (dealt.lease_until IS NOT NULL)::int AS value) lost
  WHERE NOT EXISTS (SELECT FROM held WHERE held.id = dealt.id)
  ORDER BY dealt.round, dealt.waits_since LIMIT ${workers}::int
), spent AS (
  UPDATE delivery_bucket b SET tokens = bucket.tokens - used.count, refilled_at = now()
  FROM bucket JOIN (
    SELECT key, count(*) FROM chosen CROSS JOIN LATERAL unnest(chosen.buckets) AS key GROUP BY key
  ) used ON used.key = bucket.key
  WHERE b.key = bucket.key
), claimed AS (
  UPDATE delivery d
  SET claim_no = d.claim_no + 1,
      lost_claims = d.lost_claims + chosen.lost,
      attempt = d.attempt + 1 - chosen.lost,
      status = CASE WHEN chosen.poison THEN 'failed' ELSE 'pending' END,
      error_code = CASE WHEN chosen.poison THEN 'worker_crash' ELSE d.error_code END,
      error_message = CASE WHEN chosen.poison THEN 'Sending it ended the worker, several times.'
                           ELSE d.error_message END,
      completed_at = CASE WHEN chosen.poison THEN now() END,
      next_retry_at = NULL,
      claimed_at = CASE WHEN chosen.poison THEN NULL ELSE now() END,
      lease_until = CASE WHEN chosen.poison THEN NULL ELSE now() + ${leaseMs}::float8 * interval '1 ms' END
  FROM chosen
  WHERE d.id = chosen.id
  RETURNING d.id, d.destination_id, d.source_id, d.organization_uuid, d.context, d.traceparent, d.event, d.payload,
            d.attempt, d.max_attempts, d.generation, d.claim_no, d.deferrable_until, d.error_code, d.status,
            chosen.epoch
), unknown AS (
  INSERT INTO delivery_attempt (delivery_id, claim_no, generation, number, started_at, outcome)
  SELECT id, claim_no, generation, attempt, claimed_at, 'unknown' FROM chosen WHERE lease_until IS NOT NULL
), taken AS MATERIALIZED (
  SELECT destination_id, sum(found) AS found, sum(started) AS started, sum(leased)::int AS leased
  FROM (SELECT destination_id, 1 AS found, 0 AS started, 0 AS leased FROM due
        UNION ALL SELECT destination_id, 0, 1, (NOT poison)::int FROM chosen) each
  GROUP BY destination_id
), waiting AS MATERIALIZED (
  SELECT destination_id, min(wait_ms) AS wait_ms FROM held GROUP BY destination_id
), next_visit AS MATERIALIZED (
  SELECT slots.id, full_up.value AS parked, leases.inflight, leases.end_at AS leases_end_at,
         CASE
           WHEN NOT slots.fresh THEN now()
           WHEN slots.disabled_at IS NOT NULL THEN NULL
           WHEN slots.open_until > now() THEN slots.open_until
           WHEN full_up.value THEN LEAST(leases.end_at, now() + ${leaseMs}::float8 * interval '1 ms')
           WHEN waiting.wait_ms IS NOT NULL THEN now() + waiting.wait_ms * interval '1 ms'
           WHEN taken.found > taken.started THEN CASE WHEN taken.started = 0 THEN slots.ready_at ELSE now() END
           ELSE LEAST(
             leases.end_at,
             (SELECT min(due_at) FROM delivery
              WHERE destination_id = slots.id AND status = 'pending' AND due_at > now()))
         END AS ready_at
  FROM slots
  LEFT JOIN taken ON taken.destination_id = slots.id
  LEFT JOIN waiting ON waiting.destination_id = slots.id
  CROSS JOIN LATERAL (
    SELECT slots.inflight + COALESCE(taken.leased, 0) AS inflight,
           LEAST(slots.ends_at, CASE WHEN taken.leased > 0 THEN now() + ${leaseMs}::float8 * interval '1 ms' END)
             AS end_at
  ) leases
  CROSS JOIN LATERAL (
    SELECT slots.fresh AND slots.disabled_at IS NULL AND slots.open_until > now() IS NOT TRUE
           AND leases.inflight >= slots.ceiling AS value
  ) full_up
), visited AS (
  UPDATE delivery_destination d
  SET version = d.version + 1, parked = next_visit.parked, ready_at = next_visit.ready_at,
      inflight = next_visit.inflight, leases_end_at = next_visit.leases_end_at
  FROM next_visit WHERE d.id = next_visit.id
)
SELECT (SELECT count(*)::int FROM held) AS held,
       (SELECT count(*) FROM seen) >= LEAST(${constant(destinationsPerClaim)}, ${workers}::int)
         OR EXISTS (SELECT FROM next_visit WHERE ready_at <= now()) AS "isMore",
       (SELECT extract(epoch FROM min(ready_at) - now())::float8 * 1000 FROM next_visit WHERE ready_at > now())
         AS "nextInMs",
       id, destination_id AS "destinationId", source_id AS "sourceId", organization_uuid AS "organizationUuid", context,
       traceparent, event, payload, attempt, max_attempts AS "maxAttempts", generation, claim_no AS "claimNo",
       deferrable_until AS "deferrableUntil", error_code AS "lastErrorCode", status, epoch
FROM (SELECT) always LEFT JOIN claimed ON true`;

/** Takes up to `workers` due deliveries, fairly over their destinations, and leases them to the caller. */
export async function claimDue(pool: Pool, free: FreeWorkers, limits: ClaimLimits): Promise<Claimed> {
  const rows = await rowsOf(pool, claimStatement(free, limits).prepared('delivery-claim'));
  return {
    held: rows[0]?.held ?? 0,
    nextInMs: rows[0]?.nextInMs ?? Infinity,
    // Behind rows that were due and had to wait others may stand. Without any, what is ready is in the hands of another
    // engine.
    isMore: rows.some(({ held, isMore, status }) => held > 0 || (isMore && status !== null)),
    deliveries: rows.filter((row) => row.status === 'pending'),
    poisonIds: rows.filter((row) => row.status === 'failed').map((row) => row.id),
  };
}
