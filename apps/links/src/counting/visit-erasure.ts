import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { constant, execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
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
        await execute(tx, sql`UPDATE link SET clicks_before = 0 WHERE id = ${item.itemId} AND clicks_before > 0`);
      }
      await forget(tx, item);
      return true;
    });
  }
}

async function forget(tx: EntityManager, { kind, itemId }: Item): Promise<void> {
  // The key of visitors begins with the day: without it all of them would be read.
  await execute(
    tx,
    sql`
      DELETE FROM visitor WHERE kind = ${kind} AND item_id = ${itemId} AND day = ANY (ARRAY(
        SELECT day FROM item_day WHERE kind = ${kind} AND item_id = ${itemId} AND dimension = 'unique'))`,
  );
  for (const table of ['click', 'item_day', 'item_hour', 'item_counter', 'item_crowd'] as const)
    await execute(tx, sql`DELETE FROM ${constant(table)} WHERE kind = ${kind} AND item_id = ${itemId}`);
}

/** Notes the erasure: clicks from before this moment that are still on their way are not counted. */
async function remember(tx: EntityManager, { kind, itemId }: Item): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO item_erasure (kind, item_id, erased_at) VALUES (${kind}, ${itemId}, clock_timestamp())
      ON CONFLICT (kind, item_id) DO UPDATE SET erased_at = excluded.erased_at`,
  );
}

/**
 * Deletes clicks that are about to be counted, and that their owner erased while they were in a journal. Both counting
 * and erasing lock the counters, so no erasure that is under way is missed.
 */
export async function dropErased(tx: EntityManager, { batches, firstAt, lastAt }: CountedBatches): Promise<void> {
  const later = await rowsOf(tx, sql`SELECT FROM item_erasure WHERE erased_at >= ${firstAt} LIMIT 1`);
  if (later.length === 0) return;
  await execute(
    tx,
    sql`
      DELETE FROM click USING item_erasure AS erasure
      WHERE click.batch = ANY(${batches}::bigint[]) AND click.at BETWEEN ${firstAt} AND ${lastAt}
        AND erasure.kind = click.kind AND erasure.item_id = click.item_id AND erasure.erased_at >= click.at`,
  );
}

async function takeFromAccount(tx: EntityManager, accountId: number, { kind, itemId }: Item): Promise<void> {
  const isOfAccount = part`total.kind = 'account' AND total.item_id = ${accountId}`;
  // What the account does not have under the name that the link has for it is in its `Other`.
  await execute(
    tx,
    sql`
      WITH part AS MATERIALIZED (
        SELECT one.day, one.dimension, one.value, one.clicks,
          CASE WHEN total.clicks IS NULL THEN 0 ELSE least(one.clicks, total.clicks) END AS named
        FROM item_day AS one
        LEFT JOIN item_day AS total ON ${isOfAccount} AND total.day = one.day AND total.dimension = one.dimension
          AND total.value = one.value AND one.value <> '${constant(otherValue)}'
        WHERE one.kind = ${kind} AND one.item_id = ${itemId}
      ), taken AS (
        UPDATE item_day AS total SET clicks = total.clicks - part.named FROM part
        WHERE ${isOfAccount} AND total.day = part.day AND total.dimension = part.dimension
          AND total.value = part.value AND part.named > 0
      )
      UPDATE item_day AS total SET clicks = greatest(0, total.clicks - part.clicks) FROM (
        SELECT day, dimension, sum(clicks - named) AS clicks FROM part GROUP BY day, dimension
      ) AS part
      WHERE ${isOfAccount} AND total.day = part.day AND total.dimension = part.dimension
        AND total.value = '${constant(otherValue)}' AND part.clicks > 0`,
  );
  await execute(
    tx,
    sql`
      UPDATE item_hour AS total
      SET clicks = total.clicks - part.clicks, clicks_all = total.clicks_all - part.clicks_all
      FROM item_hour AS part
      WHERE part.kind = ${kind} AND part.item_id = ${itemId} AND ${isOfAccount} AND total.hour = part.hour`,
  );
  await execute(
    tx,
    sql`
      UPDATE item_counter AS total
      SET clicks = total.clicks - part.clicks, clicks_all = total.clicks_all - part.clicks_all,
        unique_clicks = total.unique_clicks - part.unique_clicks
      FROM item_counter AS part
      WHERE part.kind = ${kind} AND part.item_id = ${itemId} AND ${isOfAccount}`,
  );
  await execute(tx, sql`DELETE FROM item_day WHERE kind = 'account' AND item_id = ${accountId} AND clicks = 0`);
}
