import { constant, execute, rowsOf, sql } from '@platform/service-kit';
import type { Pool } from 'pg';

/** Destinations that one pass looks at. */
const destinationsPerPass = 1000;
const settledPerDestination = 1000;
const settledPerPass = 10_000;

const nilUuid = '00000000-0000-0000-0000-000000000000';
const maxUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Destinations whose ids come after `after`, up to `to` and with it. */
export interface IdRange {
  after: string;
  to: string;
}

export const allIds: IdRange = { after: nilUuid, to: maxUuid };

const lastOfPass = (after: string) => sql<{ id: string }>`
SELECT id FROM delivery_destination WHERE id > ${after}
ORDER BY id OFFSET ${constant(destinationsPerPass - 1)} LIMIT 1`;

// Lost wake-ups: a destination with due rows that nobody looks at, since the notification of their commit was not
// heard. One probe for each destination (LIMIT): an EXISTS would be planned as a join with all that is pending, which
// is much while a destination hangs.
const forgotten = ({ after, to }: IdRange) => sql`
UPDATE delivery_destination SET ready_at = now(), version = version + 1
WHERE id IN (
  SELECT d.id FROM delivery_destination d
  CROSS JOIN LATERAL (
    SELECT FROM delivery WHERE destination_id = d.id AND status = 'pending' AND due_at <= now()
      AND (lease_until IS NULL OR lease_until <= now()) LIMIT 1
  ) due
  WHERE d.id > ${after} AND d.id <= ${to} AND (d.ready_at IS NULL OR d.ready_at > now()) AND NOT d.parked
    AND d.disabled_at IS NULL AND d.open_until > now() IS NOT TRUE
  ORDER BY d.id FOR NO KEY UPDATE OF d SKIP LOCKED
)`;

const settledDisabled = (status: 'failed' | 'skipped', { after, to }: IdRange) => sql`
UPDATE delivery SET status = ${status}, error_code = 'destination_disabled', error_message = settled.message,
                    lease_until = NULL, claimed_at = NULL, next_retry_at = NULL, completed_at = now()
FROM (
  SELECT row.id, 'The destination is disabled (' || replace(d.disabled_reason, '_', ' ') || ').' AS message
  FROM delivery_destination d CROSS JOIN LATERAL (
    SELECT id FROM delivery
    WHERE destination_id = d.id AND status = 'pending' AND (lease_until IS NULL OR lease_until <= now())
    ORDER BY due_at LIMIT ${constant(settledPerDestination)} FOR UPDATE SKIP LOCKED
  ) row
  WHERE d.id > ${after} AND d.id <= ${to} AND d.disabled_at IS NOT NULL
  LIMIT ${constant(settledPerPass)}
) settled
WHERE delivery.id = settled.id`;

// Waits for a lock that a claim holds, and only then decides: a claim that did not see the new rows yet cannot undo it.
const readyNow = (ids: readonly string[]) => sql`
UPDATE delivery_destination d SET ready_at = LEAST(d.ready_at, now()), version = d.version + 1
FROM (SELECT id FROM delivery_destination WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE) locked
WHERE d.id = locked.id`;

/** Makes the next claim look at these destinations. */
export async function markReady(pool: Pool, destinationIds: readonly string[]): Promise<void> {
  await execute(pool, readyNow(destinationIds).prepared('delivery-mark-ready'));
}

/** The destinations of the pass that comes after an earlier one; from the first again after the last. */
export async function nextRange(pool: Pool, { to }: IdRange): Promise<IdRange> {
  const after = to === maxUuid ? nilUuid : to;
  const [last] = await rowsOf(pool, lastOfPass(after).prepared('delivery-last-of-pass'));
  return { after, to: last?.id ?? maxUuid };
}

/** Finds due work that no notification told of. Answers with the number of destinations that have some. */
export async function findForgotten(pool: Pool, range = allIds): Promise<number> {
  return execute(pool, forgotten(range).prepared('delivery-find-forgotten'));
}

/** Ends what is pending for disabled destinations, so that it shows in the lists and can be retried by hand later. */
export async function settleDisabled(pool: Pool, status: 'failed' | 'skipped', range: IdRange): Promise<void> {
  await execute(pool, settledDisabled(status, range).prepared('delivery-settle-disabled'));
}
