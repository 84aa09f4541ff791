import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { constant, execute, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { isErased } from '../accounts/index.js';
import { lockCounters, restForRollUpMs } from './roll-up.js';

/** Small, as an item can have thousands of rows and nobody else counts meanwhile. */
const itemBatch = 100;
const disownedBatch = 1_000;

/** For how many days the counts of a deleted link are kept, and its alias reserved. */
export const retentionDays = 90;
/** SQL over `link`: it was deleted longer ago. Null for a link that is not deleted. */
export const isOutOfRetention = part`(deleted_at < now() - interval '${constant(retentionDays)} days')`;

/**
 * SQL for the ids of items that are gone and still have counts. Everything with a count has a row in `item_counter`. A
 * link is gone 90 days after its deletion, even if its tombstone stays.
 */
const goneLinks = part`
  SELECT id FROM link
  WHERE ${isOutOfRetention} AND EXISTS (SELECT FROM item_counter WHERE kind = 'link' AND item_id = link.id)`;
const goneFrom = (kind: 'qr' | 'bio' | 'campaign', table: 'qr' | 'bio_page' | 'campaign') => part`
  SELECT item_id AS id FROM item_counter
  WHERE kind = '${constant(kind)}' AND NOT EXISTS (SELECT FROM ${constant(table)} WHERE id = item_id)`;
/** An erased account, for which nobody can ask, is gone with the last of its links. */
const goneAccounts = part`
  SELECT id FROM account
  WHERE ${isErased} AND EXISTS (SELECT FROM item_counter WHERE kind = 'account' AND item_id = account.id)
    AND NOT EXISTS (SELECT FROM link WHERE account_id = account.id AND NOT ${isOutOfRetention})`;

/**
 * SQL over `counted_again`: its counts were deleted here, though its clicks are kept. Clicks of links are kept, as the
 * totals of their account consist of them.
 */
export const isPurged = part`
  NOT EXISTS (
    SELECT FROM item_counter AS known
    WHERE known.kind = counted_again.kind AND known.item_id = counted_again.item_id)
  AND (kind = 'link' AND NOT EXISTS (SELECT FROM link WHERE id = item_id AND ${isOutOfRetention} IS NOT TRUE)
    OR kind = 'account' AND EXISTS (SELECT FROM account WHERE id = item_id AND ${isErased}))`;

const countTables = ['item_day', 'item_hour', 'item_counter', 'item_crowd'] as const;
/**
 * For kinds whose clicks are in no other totals. Their clicks go with their counts, or a rebuild of the day would count
 * them again.
 */
const allTables = ['click', ...countTables] as const;

/** Deletes what was counted for items and accounts that are gone for good. */
@Injectable()
export class CountPurge {
  constructor(private readonly dataSource: DataSource) {}

  async purge(): Promise<void> {
    await this.disown();
    await this.forgetGone('link', goneLinks, countTables);
    await this.forgetGone('qr', goneFrom('qr', 'qr'), allTables);
    await this.forgetGone('bio', goneFrom('bio', 'bio_page'), allTables);
    await this.forgetGone('campaign', goneFrom('campaign', 'campaign'), allTables);
    await this.forgetGone('account', goneAccounts, countTables);
  }

  private async forgetGone(kind: string, gone: SqlPart, tables: typeof countTables | typeof allTables): Promise<void> {
    for (;;) {
      const rows = await rowsOf(this.dataSource, sql<{ id: number }>`${gone} LIMIT ${constant(itemBatch)}`);
      if (rows.length === 0) return;
      await this.forget(
        kind,
        rows.map(({ id }) => id),
        tables,
      );
      if (rows.length < itemBatch) return;
      await wait(restForRollUpMs);
    }
  }

  /**
   * Takes deleted links out of the order by clicks. The deletion itself does not, as it would wait for a count that is
   * under way.
   */
  private async disown(): Promise<void> {
    for (;;) {
      const disowned = await this.dataSource.transaction(async (tx) => {
        await lockCounters(tx, true);
        return execute(
          tx,
          sql`
            UPDATE item_counter SET owner_id = NULL WHERE kind = 'link' AND item_id IN (
              SELECT item_id FROM link JOIN item_counter AS counter ON kind = 'link' AND item_id = link.id
              WHERE deleted_at > now() - interval '2 days' AND owner_id IS NOT NULL
              LIMIT ${constant(disownedBatch)})`,
        );
      });
      if (disowned < disownedBatch) return;
      await wait(restForRollUpMs);
    }
  }

  private async forget(kind: string, ids: number[], tables: typeof countTables | typeof allTables): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockCounters(tx, true);
      for (const table of tables)
        await execute(tx, sql`DELETE FROM ${constant(table)} WHERE kind = ${kind} AND item_id = ANY (${ids}::int[])`);
    });
  }
}
