import { setTimeout as wait } from 'node:timers/promises';
import { log, prepared, preparedIn } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import {
  deferrableFor,
  deliveryRows,
  enqueueParameters,
  enqueueParts,
  enqueueValues,
  type DeliveryRow,
} from './enqueue-statement.js';

/** One delivery to make. */
export interface NewDelivery {
  /** The service's own id of where it goes. */
  destinationId: string;
  /** What causes it: the id of the event. A second delivery of the same source to the same destination is not made. */
  sourceId: string;
  /** When the source happened; the same each time it is consumed. Deliveries are listed in the order of this. */
  occurredAt: Date;
  organizationUuid?: string | null;
  /** Facts that the sender and the lists need. Never a secret. */
  context?: Record<string, unknown>;
  event: string;
  /** The body to send, byte for byte. The delivery's id is handed in for bodies that carry it. */
  payload: string | ((id: string) => string);
  /** When it goes out; at once when not given. */
  dueAt?: Date;
  /** Never goes out unless it is retried by hand: it is written down for the reason that this gives. */
  skipped?: { errorCode: string; errorMessage: string };
}

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

const RETRIED_AT_ONCE = 10_000;

/** So many sends a second, and so many at once after a pause. */
export interface RateBucket {
  key: string;
  perSecond: number;
  burst: number;
}

// A notification carries at most 8000 bytes; a UUID and its comma take 37.
const IDS_PER_NOTIFICATION = 200;

const { wanted, made: written } = enqueueParts(1);
/** Writes and wakes: a statement less between an event and its delivery. */
const enqueue = {
  name: 'delivery-enqueue',
  text: `WITH ${wanted}, ${written}
         SELECT id, NULL AS woken FROM made UNION ALL
         SELECT NULL, pg_notify($${enqueueParameters + 1}, ids)::text FROM unnest($${enqueueParameters + 2}::text[]) AS ids`,
};

const notify = { name: 'delivery-notify', text: 'SELECT pg_notify($1, unnest($2::text[]))' };
const wakePauseMs = 10;

/** The channel on which a committed transaction wakes the engines of a service. Its payload: destination ids. */
export function deliveryChannel(dataSource: DataSource): string {
  return `delivery_${schemaOf(dataSource)}`;
}

export function schemaOf(dataSource: DataSource): string {
  return 'schema' in dataSource.options && dataSource.options.schema ? dataSource.options.schema : 'public';
}

/** What is sent again begins with its first try, and nothing that was claimed before is taken for it. */
const begunAnew = `
  status = 'pending', attempt = 0, generation = generation + 1, lost_claims = 0, due_at = now(),
  deferrable_until = now() + ${deferrableFor}, next_retry_at = NULL, completed_at = NULL`;

/** Makes deliveries, retries them and switches destinations, always within the transaction of the caller. */
export class DeliveryQueue {
  private readonly channel: string;

  /** Those to wake next, together. */
  private readonly toWake = new Set<string>();
  private waking?: Promise<void>;

  /** @param maxAttempts retries after the first send, the length of the schedule */
  constructor(
    private readonly dataSource: DataSource,
    private readonly maxAttempts: number,
  ) {
    this.channel = deliveryChannel(dataSource);
  }

  /** The values of `enqueueParts` for these rows. */
  values(rows: readonly DeliveryRow[]): unknown[] {
    return enqueueValues(rows, this.maxAttempts);
  }

  /**
   * Wakes the engines for deliveries that were just committed. Notifications of one moment go out as one statement, a hundred times
   * a second at most: each one that is part of a commit makes Postgres do the commits one by one. What is lost here the engines'
   * sweep finds within a second.
   */
  wakeAfterCommit(rows: readonly DeliveryRow[]): void {
    for (const id of destinationsToWake(rows)) this.toWake.add(id);
    if (this.toWake.size > 0) this.waking ??= this.wakeTogether().finally(() => (this.waking = undefined));
  }

  private async wakeTogether(): Promise<void> {
    while (this.toWake.size > 0) {
      const ids = [...this.toWake];
      this.toWake.clear();
      await prepared(this.dataSource, notify, [this.channel, notifications(ids)]).catch((err: unknown) =>
        log.debug({ err }, 'delivery: engines not woken, their sweep will find it'),
      );
      await wait(wakePauseMs);
    }
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
    await this.wake(
      tx,
      rows.map((row) => row.destination_id),
    );
    return rows.length === 1;
  }

  /**
   * As `retry`, for all failed deliveries to one destination that were made in this time, oldest first.
   *
   * @returns how many are sent again, and how many more there are
   */
  async retryAll(tx: EntityManager, which: RetriedDeliveries): Promise<{ matched: number; remaining: number }> {
    const condition = `
      destination_id = $1 AND status = 'failed' AND created_at >= $2 AND created_at < $3
      AND ($4::text IS NULL OR event LIKE $4) AND ($5::uuid[] IS NULL OR organization_uuid = ANY ($5))
      AND (error_code IS NULL OR error_code <> ALL ($6::text[]))`;
    const { destinationId, from, to, eventLike = null, organizationUuids = null, exceptErrorCodes = [] } = which;
    const values = [destinationId, from, to, eventLike, organizationUuids, exceptErrorCodes];
    const [, matched] = await tx.query<[unknown[], number]>(
      `UPDATE delivery
       SET ${begunAnew}, max_attempts = $8
       WHERE id IN (SELECT id FROM delivery WHERE ${condition} ORDER BY created_at, id LIMIT $7 FOR UPDATE SKIP LOCKED)`,
      [...values, RETRIED_AT_ONCE, this.maxAttempts],
    );
    const [rest] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM delivery WHERE ${condition}`,
      values,
    );
    await this.wake(tx, [destinationId]);
    return { matched, remaining: rest?.count ?? 0 };
  }

  /**
   * Ends what is pending among these deliveries. A send that is under way cannot be called back; its result is not waited
   * for, and the log shows it as unknown.
   */
  async cancel(tx: EntityManager, ids: readonly string[], errorCode: string, errorMessage: string): Promise<void> {
    await tx.query(
      `WITH pending AS MATERIALIZED (
         SELECT id, claim_no, generation, attempt, claimed_at, lease_until FROM delivery
         WHERE id = ANY ($1::uuid[]) AND status = 'pending' ORDER BY id FOR UPDATE
       ), cancelled AS (
         UPDATE delivery SET status = 'failed', error_code = $2, error_message = $3, next_retry_at = NULL,
                             lease_until = NULL, claimed_at = NULL, completed_at = now()
         FROM pending WHERE delivery.id = pending.id
       )
       INSERT INTO delivery_attempt (delivery_id, claim_no, generation, number, started_at, outcome)
       SELECT id, claim_no, generation, attempt, claimed_at, 'unknown' FROM pending WHERE lease_until IS NOT NULL`,
      [ids, errorCode, errorMessage],
    );
  }

  /**
   * Sends nothing more there. What is pending ends within a second, what comes later likewise.
   *
   * @param reason a few words with underscores (`no_webhook_url`); the deliveries that end show it
   * @param options.tell the service is told through its sender, as when the engine disables
   */
  async disable(tx: EntityManager, destinationId: string, reason: string, { tell = false } = {}): Promise<void> {
    await tx.query(
      `INSERT INTO delivery_destination AS known (id, disabled_at, disabled_reason, is_disabling_told)
       VALUES ($1, now(), $2, NOT $3::boolean)
       ON CONFLICT (id) DO UPDATE
       SET disabled_at = now(), disabled_reason = $2, is_disabling_told = NOT $3::boolean, version = known.version + 1
       WHERE known.disabled_at IS NULL`,
      [destinationId, reason, tell],
    );
  }

  /** Sends there again, with a clean slate: after the owner mended it, changed its address, or asked for it. */
  async enable(tx: EntityManager, destinationId: string): Promise<void> {
    await tx.query(
      `UPDATE delivery_destination
       SET disabled_at = NULL, disabled_reason = NULL, failing_since = NULL, open_until = NULL, is_disabling_told = true,
           consecutive_failures = 0, breaker_opens = 0, version = version + 1
       WHERE id = $1`,
      [destinationId],
    );
    await this.wake(tx, [destinationId]);
  }

  /**
   * Lets a destination draw one token from each of these buckets for every send. Destinations that name the same key share the
   * bucket: a chat room, a provider, a bot. What waits for a token holds no worker and uses up no attempt. Replaces earlier ones.
   */
  async limit(tx: EntityManager, destinationId: string, buckets: readonly RateBucket[]): Promise<void> {
    const sorted = [...buckets].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const { key, perSecond, burst } of sorted) {
      await tx.query(
        `INSERT INTO delivery_bucket AS known (key, per_second, capacity, tokens) VALUES ($1, $2, $3, $3)
         ON CONFLICT (key) DO UPDATE SET per_second = excluded.per_second, capacity = excluded.capacity
         WHERE (known.per_second, known.capacity) <> (excluded.per_second, excluded.capacity)`,
        [key, perSecond, burst],
      );
    }
    await tx.query(
      `INSERT INTO delivery_destination AS known (id, buckets) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET buckets = excluded.buckets, version = known.version + 1`,
      [destinationId, sorted.map(({ key }) => key)],
    );
  }

  /** Nothing that draws from this bucket is sent for so long: the provider asked everybody of us to wait. */
  async pause(manager: EntityManager, bucketKey: string, pauseMs: number): Promise<void> {
    await manager.query(
      `UPDATE delivery_bucket SET tokens = 1 - per_second * $2 / 1000, refilled_at = now() WHERE key = $1`,
      [bucketKey, pauseMs],
    );
  }

  private async wake(tx: EntityManager, destinationIds: readonly string[]): Promise<void> {
    const payloads = notifications(destinationIds);
    if (payloads.length > 0) await tx.query(notify.text, [this.channel, payloads]);
  }
}

function destinationsToWake(rows: readonly DeliveryRow[]): string[] {
  return [...new Set(rows.filter((row) => !row.skipped).map((row) => row.destinationId))];
}

function notifications(destinationIds: readonly string[]): string[] {
  const payloads: string[] = [];
  for (let from = 0; from < destinationIds.length; from += IDS_PER_NOTIFICATION) {
    payloads.push(destinationIds.slice(from, from + IDS_PER_NOTIFICATION).join(','));
  }
  return payloads;
}
