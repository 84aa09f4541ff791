import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ownItem, type Item } from './own-item.js';
import { DimensionLimit } from './dimension-limit.js';
import { otherValue } from './day-recount.js';
import type { CountedBatches } from './counted-batches.js';
import { lockCounters } from './roll-up.js';

const waitMs = 5_000;
/** Shorter than the rests of the roll-up, so that an erasure gets its turn. */
const tryEveryMs = 50;

/** Erases all visits of an item, as its owner wishes. The totals of the account go down by them. */
@Injectable()
export class VisitErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dimensions: DimensionLimit,
  ) {}

  /**
   * It waits without holding a connection, as those are for everybody.
   *
   * @throws Problem 503 when others count for so long that it does not get its turn
   */
  async erase(accountId: number, type: string, id: number) {
    const item = await ownItem(this.dataSource.manager, accountId, type, id);
    const until = Date.now() + waitMs;
    while (!(await this.attempt(accountId, item))) {
      if (Date.now() > until) throw new Problem('unavailable');
      await wait(tryEveryMs);
    }
    return { error: 0, message: 'The statistics have been erased.' };
  }

  /** @returns false when another process has locked the counters */
  private attempt(accountId: number, item: Item): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      if (!(await lockCounters(tx, false))) return false;
      await remember(tx, item);
      if (item.kind === 'link') {
        await this.dimensions.reopen(tx, accountId, item.itemId);
        await takeFromAccount(tx, accountId, item);
        await tx.query(`UPDATE link SET clicks_before = 0 WHERE id = $1 AND clicks_before > 0`, [item.itemId]);
      }
      await forget(tx, item);
      return true;
    });
  }
}

async function forget(tx: EntityManager, { kind, itemId }: Item): Promise<void> {
  // The key of visitors begins with the day: without it all of them would be read.
  await tx.query(
    `DELETE FROM visitor WHERE kind = $1 AND item_id = $2 AND day = ANY (ARRAY(
       SELECT day FROM item_day WHERE kind = $1 AND item_id = $2 AND dimension = 'unique'))`,
    [kind, itemId],
  );
  for (const table of ['click', 'item_day', 'item_hour', 'item_counter', 'item_crowd'])
    await tx.query(`DELETE FROM ${table} WHERE kind = $1 AND item_id = $2`, [kind, itemId]);
}

/** Notes the erasure: clicks from before this moment that are still on their way are not counted. */
async function remember(tx: EntityManager, { kind, itemId }: Item): Promise<void> {
  await tx.query(
    `INSERT INTO item_erasure (kind, item_id, erased_at) VALUES ($1, $2, clock_timestamp())
     ON CONFLICT (kind, item_id) DO UPDATE SET erased_at = excluded.erased_at`,
    [kind, itemId],
  );
}

/**
 * Deletes clicks that are about to be counted, and that their owner erased while they were in a journal. Both counting
 * and erasing lock the counters, so no erasure that is under way is missed.
 */
export async function dropErased(tx: EntityManager, { batches, firstAt, lastAt }: CountedBatches): Promise<void> {
  const later = await tx.query<unknown[]>(`SELECT FROM item_erasure WHERE erased_at >= $1 LIMIT 1`, [firstAt]);
  if (later.length === 0) return;
  await tx.query(
    `DELETE FROM click USING item_erasure AS erasure
     WHERE click.batch = ANY($1::bigint[]) AND click.at BETWEEN $2 AND $3
       AND erasure.kind = click.kind AND erasure.item_id = click.item_id AND erasure.erased_at >= click.at`,
    [batches, firstAt, lastAt],
  );
}

async function takeFromAccount(tx: EntityManager, accountId: number, { kind, itemId }: Item): Promise<void> {
  const values = [kind, itemId, accountId];
  // What the account does not have under the name that the link has for it is in its `Other`.
  await tx.query(
    `WITH part AS MATERIALIZED (
       SELECT one.day, one.dimension, one.value, one.clicks,
         CASE WHEN total.clicks IS NULL THEN 0 ELSE least(one.clicks, total.clicks) END AS named
       FROM item_day AS one LEFT JOIN item_day AS total ON total.kind = 'account' AND total.item_id = $3
         AND total.day = one.day AND total.dimension = one.dimension AND total.value = one.value AND one.value <> '${otherValue}'
       WHERE one.kind = $1 AND one.item_id = $2
     ), taken AS (
       UPDATE item_day AS total SET clicks = total.clicks - part.named FROM part
       WHERE total.kind = 'account' AND total.item_id = $3 AND total.day = part.day AND total.dimension = part.dimension
         AND total.value = part.value AND part.named > 0
     )
     UPDATE item_day AS total SET clicks = greatest(0, total.clicks - part.clicks) FROM (
       SELECT day, dimension, sum(clicks - named) AS clicks FROM part GROUP BY day, dimension
     ) AS part
     WHERE total.kind = 'account' AND total.item_id = $3 AND total.day = part.day AND total.dimension = part.dimension
       AND total.value = '${otherValue}' AND part.clicks > 0`,
    values,
  );
  await tx.query(
    `UPDATE item_hour AS total SET clicks = total.clicks - part.clicks, clicks_all = total.clicks_all - part.clicks_all
     FROM item_hour AS part WHERE part.kind = $1 AND part.item_id = $2 AND total.kind = 'account' AND total.item_id = $3
       AND total.hour = part.hour`,
    values,
  );
  await tx.query(
    `UPDATE item_counter AS total SET clicks = total.clicks - part.clicks, clicks_all = total.clicks_all - part.clicks_all,
       unique_clicks = total.unique_clicks - part.unique_clicks
     FROM item_counter AS part WHERE part.kind = $1 AND part.item_id = $2 AND total.kind = 'account' AND total.item_id = $3`,
    values,
  );
  await tx.query(`DELETE FROM item_day WHERE kind = 'account' AND item_id = $1 AND clicks = 0`, [accountId]);
}
