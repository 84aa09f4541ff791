import type { EntityManager } from 'typeorm';
import { execute, sql } from '@platform/service-kit';
import { maxDeferralMs } from './deferrals.js';
import { wakeOnCommit } from './waking.js';

/** So many sends a second, and so many at once after a pause. */
export interface RateBucket {
  key: string;
  perSecond: number;
  burst: number;
}

/** Why a destination is disabled whose row may go with its last delivery. */
export const deletedReason = 'deleted';

/** Switches destinations off and on and sets how fast they are sent to, within the transaction of the caller. */
export class DeliveryDestinations {
  /**
   * Sends nothing more there. What is pending ends at the next sweep, what comes later likewise: within a second where
   * there are some thousand destinations, later where there are very many.
   *
   * @param reason a few words with underscores (`no_webhook_url`); the deliveries that end show it
   * @param options.tell the service is told through its sender, as when the engine disables
   */
  async disable(tx: EntityManager, destinationId: string, reason: string, { tell = false } = {}): Promise<void> {
    await execute(
      tx,
      sql`
        INSERT INTO delivery_destination AS known (id, disabled_at, disabled_reason, is_disabling_told)
        VALUES (${destinationId}, now(), ${reason}, NOT ${tell}::boolean)
        ON CONFLICT (id) DO UPDATE
        SET disabled_at = now(), disabled_reason = ${reason}, is_disabling_told = NOT ${tell}::boolean,
          version = known.version + 1
        WHERE known.disabled_at IS NULL OR ${reason} = ${deletedReason}`,
    );
  }

  /**
   * As `disable`, for good and whatever disabled it before, of which nobody is told any more: the row goes when
   * retention has dropped its last delivery. It must not be enabled or sent to again.
   */
  async delete(tx: EntityManager, destinationId: string): Promise<void> {
    await this.disable(tx, destinationId, deletedReason);
  }

  /**
   * Sends there again, with a clean slate: after the owner mended it, changed its address, or asked for it. What sends
   * that began before come to (another address answers 410, hangs, asks to wait) says nothing against it.
   */
  async enable(tx: EntityManager, destinationId: string): Promise<void> {
    await execute(
      tx,
      sql`
        UPDATE delivery_destination
        SET disabled_at = NULL, disabled_reason = NULL, failing_since = NULL, open_until = NULL,
          is_disabling_told = true,
            consecutive_failures = 0, breaker_opens = 0, epoch = epoch + 1, version = version + 1
        WHERE id = ${destinationId}`,
    );
    await wakeOnCommit(tx, [destinationId]);
  }

  /**
   * Lets a destination draw one token from each of these buckets for every send. Destinations that name the same key
   * share the bucket: a chat room, a provider, a bot. What waits for a token holds no worker and uses up no attempt.
   * Replaces earlier ones.
   */
  async limit(tx: EntityManager, destinationId: string, buckets: readonly RateBucket[]): Promise<void> {
    const sorted = [...buckets].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const { key, perSecond, burst } of sorted) {
      await execute(
        tx,
        sql`
          INSERT INTO delivery_bucket AS known (key, per_second, capacity, tokens)
          VALUES (${key}, ${perSecond}, ${burst}, ${burst})
          ON CONFLICT (key) DO UPDATE SET per_second = excluded.per_second, capacity = excluded.capacity
          WHERE (known.per_second, known.capacity) <> (excluded.per_second, excluded.capacity)`,
      );
    }
    await execute(
      tx,
      sql`
        INSERT INTO delivery_destination AS known (id, buckets)
        VALUES (${destinationId}, ${sorted.map(({ key }) => key)})
        ON CONFLICT (id) DO UPDATE SET buckets = excluded.buckets, version = known.version + 1`,
    );
  }

  /**
   * Nothing that draws from this bucket is sent for so long, a day at most: the provider asked everybody of us to wait.
   */
  async pause(manager: EntityManager, bucketKey: string, pauseMs: number): Promise<void> {
    await execute(
      manager,
      sql`
        UPDATE delivery_bucket
        SET tokens = 1 - per_second * ${Math.min(pauseMs, maxDeferralMs)} / 1000, refilled_at = now()
        WHERE key = ${bucketKey}`,
    );
  }
}
