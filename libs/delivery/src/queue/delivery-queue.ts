import { preparedIn } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { deferrableFor } from './deferrals.js';
import {
  deliveryRows,
  enqueueParameters,
  enqueueParts,
  enqueueValues,
  type DeliveryRow,
  type NewDelivery,
} from './enqueue-statement.js';
import { deliveryChannel, notifications, wakeOnCommit, WakerAfterCommit } from './waking.js';

/** Failed deliveries to one destination, made from `from` on and before `to`. */
export interface RetriedDeliveries {
  destinationId: string;
  from: Date;
  to: Date;
  /** A pattern of LIKE. */
  eventLike?: string;
  organizationUuids?: readonly string[];
  /** Leaves out those that failed for this reason. */
  exceptErrorCodes?: readonly string[];
}

const retriedAtOnce = 10_000;

const { wanted, made: written } = enqueueParts(1);
/** Writes and wakes: a statement less between an event and its delivery. */
const enqueue = {
  name: 'delivery-enqueue',
  text: `WITH ${wanted}, ${written}
         SELECT id, NULL AS woken FROM made UNION ALL
         SELECT NULL, pg_notify($${enqueueParameters + 1}, ids)::text FROM unnest($${enqueueParameters + 2}::text[]) AS ids`,
};

/** What is sent again begins with its first try, and nothing that was claimed before is taken for it. */
const begunAnew = `
  status = 'pending', attempt = 0, generation = generation + 1, lost_claims = 0, due_at = now(),
  deferrable_until = now() + ${deferrableFor}, next_retry_at = NULL, completed_at = NULL`;

/** Of `retriableValues`. */
const retriable = `
  destination_id = $1 AND status = 'failed' AND created_at >= $2 AND created_at < $3
  AND ($4::text IS NULL OR event LIKE $4) AND ($5::uuid[] IS NULL OR organization_uuid = ANY ($5))
  AND (error_code IS NULL OR error_code <> ALL ($6::text[]))`;

/** Makes deliveries, retries and cancels them, always within the transaction of the caller. */
export class DeliveryQueue {
  private readonly channel: string;
  private readonly waker: WakerAfterCommit;

  /** @param maxAttempts retries after the first send, the length of the schedule */
  constructor(
    dataSource: DataSource,
    private readonly maxAttempts: number,
  ) {
    this.channel = deliveryChannel(dataSource);
    this.waker = new WakerAfterCommit(dataSource);
  }

  /** The values of `enqueueParts` for these rows. */
  values(rows: readonly DeliveryRow[]): unknown[] {
    return enqueueValues(rows, this.maxAttempts);
  }

  /** For deliveries that were just committed by a statement of the caller's own. */
  wakeAfterCommit(rows: readonly DeliveryRow[]): void {
    this.waker.wake(destinationsToWake(rows));
  }

  /**
   * Writes deliveries that go out as soon as the transaction commits. Answers with those really made, in the order given:
   * one whose source already has a delivery to that destination is left out.
   */
  async enqueue(
    tx: EntityManager,
    deliveries: readonly NewDelivery[],
  ): Promise<{ id: string; destinationId: string }[]> {
    if (deliveries.length === 0) return [];
    const rows = deliveryRows(deliveries);
    const inserted = await preparedIn<{ id: string | null }>(tx, enqueue, [
      ...enqueueValues(rows, this.maxAttempts),
      this.channel,
      notifications(destinationsToWake(rows)),
    ]);
    const made = new Set(inserted.map((row) => row.id));
    // `delete` answers true once for each id, so that one asked for twice in the same call is named once.
    return rows.filter((row) => made.delete(row.id)).map(({ id, destinationId }) => ({ id, destinationId }));
  }

  /** Gives a delivery that was not sent yet what it carries: for one whose content is known only when it is due. */
  async fill(
    tx: EntityManager,
    id: string,
    content: Pick<DeliveryRow, 'event' | 'context' | 'payload'>,
  ): Promise<void> {
    await tx.query(`UPDATE delivery SET event = $2, context = $3, payload = $4 WHERE id = $1`, [
      id,
      content.event,
      JSON.stringify(content.context ?? {}),
      content.payload,
    ]);
  }

  /**
   * Sends a failed or skipped delivery again, at once and with the whole schedule before it. Whose delivery it is, the
   * caller has checked.
   *
   * @returns false when it is not failed (any more): of two retries at the same time one gets false
   */
  async retry(tx: EntityManager, deliveryId: string): Promise<boolean> {
    const [rows] = await tx.query<[{ destination_id: string }[], number]>(
      `UPDATE delivery
       SET ${begunAnew}, max_attempts = $2
       WHERE id = $1 AND status IN ('failed', 'skipped')
       RETURNING destination_id`,
      [deliveryId, this.maxAttempts],
    );
    await wakeOnCommit(
      tx,
      rows.map((row) => row.destination_id),
    );
    return rows.length === 1;
  }

  /** The oldest of these, as many as are retried at once; they stay as they are until the transaction ends. */
  async failedAmong(tx: EntityManager, which: RetriedDeliveries): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM delivery WHERE ${retriable} ORDER BY created_at, id LIMIT $7 FOR UPDATE SKIP LOCKED`,
      [...retriableValues(which), retriedAtOnce],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * As `retry`, for those of `failedAmong` that the caller has not cancelled since.
   *
   * @returns how many are sent again, and how many more there are
   */
  async retryAll(
    tx: EntityManager,
    which: RetriedDeliveries,
    ids: readonly string[],
  ): Promise<{ matched: number; remaining: number }> {
    const values = retriableValues(which);
    const [, matched] = await tx.query<[unknown[], number]>(
      `UPDATE delivery SET ${begunAnew}, max_attempts = $8 WHERE id = ANY ($7::uuid[]) AND ${retriable}`,
      [...values, ids, this.maxAttempts],
    );
    const [rest] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM delivery WHERE ${retriable}`,
      values,
    );
    await wakeOnCommit(tx, [which.destinationId]);
    return { matched, remaining: rest?.count ?? 0 };
  }

  /**
   * Ends what is pending among these deliveries, and gives those that have failed this reason. A send that is under way cannot be
   * called back; its result is not waited for, and the log shows it as unknown.
   */
  async cancel(tx: EntityManager, ids: readonly string[], errorCode: string, errorMessage: string): Promise<void> {
    await tx.query(
      `WITH open AS MATERIALIZED (
         SELECT id, claim_no, generation, attempt, claimed_at, lease_until FROM delivery
         WHERE id = ANY ($1::uuid[]) AND status IN ('pending', 'failed') ORDER BY id FOR UPDATE
       ), cancelled AS (
         UPDATE delivery SET status = 'failed', error_code = $2, error_message = $3, next_retry_at = NULL,
                             lease_until = NULL, claimed_at = NULL, completed_at = COALESCE(completed_at, now())
         FROM open WHERE delivery.id = open.id
       )
       INSERT INTO delivery_attempt (delivery_id, claim_no, generation, number, started_at, outcome)
       SELECT id, claim_no, generation, attempt, claimed_at, 'unknown' FROM open WHERE lease_until IS NOT NULL`,
      [ids, errorCode, errorMessage],
    );
  }
}

function retriableValues(which: RetriedDeliveries): unknown[] {
  const { destinationId, from, to, eventLike = null, organizationUuids = null, exceptErrorCodes = [] } = which;
  return [destinationId, from, to, eventLike, organizationUuids, exceptErrorCodes];
}

function destinationsToWake(rows: readonly DeliveryRow[]): string[] {
  return [...new Set(rows.filter((row) => !row.skipped).map((row) => row.destinationId))];
}
