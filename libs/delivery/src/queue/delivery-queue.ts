import { execute, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { deferrableFor } from './deferrals.js';
import { deliveryRows, enqueueParts, type DeliveryRow, type NewDelivery } from './enqueue-statement.js';
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

const batchSize = 10_000;

/** What is sent again begins with its first try, and nothing that was claimed before is taken for it. */
const begunAnew = part`
  status = 'pending', attempt = 0, generation = generation + 1, lost_claims = 0, due_at = now(),
  deferrable_until = now() + ${deferrableFor}, next_retry_at = NULL, completed_at = NULL`;

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

  /** The parts of a statement that writes these rows with their sources: `enqueueParts`. */
  parts(rows: readonly DeliveryRow[], sources: SqlPart): ReturnType<typeof enqueueParts> {
    return enqueueParts(rows, this.maxAttempts, sources);
  }

  /** For deliveries that were just committed by a statement of the caller's own. */
  wakeAfterCommit(rows: readonly DeliveryRow[]): void {
    this.waker.wake(destinationsToWake(rows));
  }

  /**
   * Writes deliveries that go out as soon as the transaction commits. Answers with those really made, in the order
   * given: one whose source already has a delivery to that destination is left out.
   */
  async enqueue(
    tx: EntityManager,
    deliveries: readonly NewDelivery[],
  ): Promise<{ id: string; destinationId: string }[]> {
    if (deliveries.length === 0) return [];
    const rows = deliveryRows(deliveries);
    const { wanted, made: written } = enqueueParts(rows, this.maxAttempts);
    const payloads = notifications(destinationsToWake(rows));
    // Writes and wakes: a statement less between an event and its delivery.
    const inserted = await rowsOf(
      tx,
      sql<{ id: string | null }>`
        WITH ${wanted}, ${written}
        SELECT id, NULL AS woken FROM made UNION ALL
        SELECT NULL, pg_notify(${this.channel}, ids)::text FROM unnest(${payloads}::text[]) AS ids`.prepared(
        'delivery-enqueue',
      ),
    );
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
    await execute(
      tx,
      sql`
        UPDATE delivery SET event = ${content.event}, context = ${JSON.stringify(content.context ?? {})},
          payload = ${content.payload} WHERE id = ${id}`,
    );
  }

  /**
   * Sends a failed or skipped delivery again, at once and with the whole schedule before it. Whose delivery it is, the
   * caller has checked.
   *
   * @returns false when it is not failed (any more): of two retries at the same time one gets false
   */
  async retry(tx: EntityManager, deliveryId: string): Promise<boolean> {
    const rows = await rowsOf(
      tx,
      sql<{ destination_id: string }>`
        UPDATE delivery
        SET ${begunAnew}, max_attempts = ${this.maxAttempts}
        WHERE id = ${deliveryId} AND status IN ('failed', 'skipped')
        RETURNING destination_id`,
    );
    await wakeOnCommit(
      tx,
      rows.map((row) => row.destination_id),
    );
    return rows.length === 1;
  }

  /** The oldest of these, as many as are retried at once; they stay as they are until the transaction ends. */
  async failedAmong(tx: EntityManager, which: RetriedDeliveries): Promise<string[]> {
    const rows = await rowsOf(
      tx,
      sql<{ id: string }>`
        SELECT id FROM delivery WHERE ${retriable(which)}
        ORDER BY created_at, id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
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
    const isRetriable = retriable(which);
    const matched = await execute(
      tx,
      sql`
        UPDATE delivery SET ${begunAnew}, max_attempts = ${this.maxAttempts}
        WHERE id = ANY (${ids}::uuid[]) AND ${isRetriable}`,
    );
    const [rest] = await rowsOf(
      tx,
      sql<{ count: number }>`SELECT count(*)::int AS count FROM delivery WHERE ${isRetriable}`,
    );
    await wakeOnCommit(tx, [which.destinationId]);
    return { matched, remaining: rest?.count ?? 0 };
  }

  /**
   * Ends what is pending among these deliveries, and gives those that have failed this reason. A send that is under way
   * cannot be called back; its result is not waited for, and the log shows it as unknown.
   */
  async cancel(tx: EntityManager, ids: readonly string[], errorCode: string, errorMessage: string): Promise<void> {
    await execute(
      tx,
      sql`
        WITH open AS MATERIALIZED (
          SELECT id, claim_no, generation, attempt, claimed_at, lease_until FROM delivery
          WHERE id = ANY (${ids}::uuid[]) AND status IN ('pending', 'failed') ORDER BY id FOR UPDATE
        ), cancelled AS (
          UPDATE delivery SET status = 'failed', error_code = ${errorCode}, error_message = ${errorMessage},
          next_retry_at = NULL,
                              lease_until = NULL, claimed_at = NULL, completed_at = COALESCE(completed_at, now())
          FROM open WHERE delivery.id = open.id
        )
        INSERT INTO delivery_attempt (delivery_id, claim_no, generation, number, started_at, outcome)
        SELECT id, claim_no, generation, attempt, claimed_at, 'unknown' FROM open WHERE lease_until IS NOT NULL`,
    );
  }
}

function retriable(which: RetriedDeliveries): SqlPart {
  const { destinationId, from, to, eventLike = null, organizationUuids = null, exceptErrorCodes = [] } = which;
  return part`
    destination_id = ${destinationId} AND status = 'failed' AND created_at >= ${from} AND created_at < ${to}
    AND (${eventLike}::text IS NULL OR event LIKE ${eventLike})
    AND (${organizationUuids}::uuid[] IS NULL OR organization_uuid = ANY (${organizationUuids}))
    AND (error_code IS NULL OR error_code <> ALL (${exceptErrorCodes}::text[]))`;
}

function destinationsToWake(rows: readonly DeliveryRow[]): string[] {
  return [...new Set(rows.filter((row) => !row.skipped).map((row) => row.destinationId))];
}
