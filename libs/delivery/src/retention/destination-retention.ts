import { dayMs } from '@platform/contracts';
import type { DataSource } from 'typeorm';
import { execute, part, rowsOf, sql } from '@platform/service-kit';
import { deletedReason } from '../queue/delivery-destinations.js';

/** A transaction that began before the deletion may have made a delivery a little later. */
const slackMs = dayMs;

/**
 * Deletes the rows of destinations that were deleted before all deliveries that are kept. A row with something pending
 * stays: without it nothing would ever claim or settle that.
 */
export async function dropDestinations(dataSource: DataSource, keptFrom: Date): Promise<void> {
  await execute(
    dataSource,
    sql`
      DELETE FROM delivery_destination WHERE id IN (
        SELECT id FROM delivery_destination destination
        WHERE disabled_reason = ${deletedReason} AND disabled_at < ${new Date(keptFrom.getTime() - slackMs)}
          AND NOT EXISTS (SELECT FROM delivery WHERE destination_id = destination.id AND status = 'pending')
        ORDER BY id FOR UPDATE SKIP LOCKED
      )`,
  );
}

/**
 * Deletes the buckets that no destination draws from. They are locked first, by a statement of its own: who gives one
 * to a destination at the same time has either done so before the second statement looks, or makes the bucket anew.
 */
export async function dropUnusedBuckets(dataSource: DataSource): Promise<void> {
  const unused = part`NOT EXISTS (
    SELECT FROM (SELECT unnest(buckets) AS key FROM delivery_destination) used WHERE used.key = bucket.key)`;
  await dataSource.transaction(async (tx) => {
    const locked = await rowsOf(
      tx,
      sql<{ key: string }>`
        SELECT key FROM delivery_bucket bucket WHERE ${unused} ORDER BY key FOR UPDATE SKIP LOCKED`,
    );
    if (locked.length === 0) return;
    await execute(
      tx,
      sql`DELETE FROM delivery_bucket bucket WHERE key = ANY (${locked.map(({ key }) => key)}) AND ${unused}`,
    );
  });
}
