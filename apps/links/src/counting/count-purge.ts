import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isErasedSql } from '../accounts/index.js';
import { lockCounters, restForRollUpMs } from './roll-up.js';

/** Small, as an item can have thousands of rows and nobody else counts meanwhile. */
const itemBatch = 100;
const disownedBatch = 1_000;

/** For how many days the counts of a deleted link are kept, and its alias reserved. */
export const retentionDays = 90;
/** SQL over `link`: it was deleted longer ago. Null for a link that is not deleted. */
export const isPastRetention = `(deleted_at < now() - interval '${retentionDays} days')`;

const counted = (kind: string, id: string) =>
  `EXISTS (SELECT FROM item_counter WHERE kind = '${kind}' AND item_id = ${id})`;
const deletedFrom = (kind: string, table: string) =>
  `SELECT item_id AS id FROM item_counter WHERE kind = '${kind}' AND NOT EXISTS (SELECT FROM ${table} WHERE id = item_id)`;

/**
 * SQL for the ids of items that are gone and still have counts. Everything with a count has a row in `item_counter`. A
 * link is gone 90 days after its deletion, even if its tombstone stays. An erased account, for which nobody can ask, is
 * gone with the last of its links.
 */
const gone = {
  link: `SELECT id FROM link WHERE ${isPastRetention} AND ${counted('link', 'link.id')}`,
  qr: deletedFrom('qr', 'qr'),
  bio: deletedFrom('bio', 'bio_page'),
  campaign: deletedFrom('campaign', 'campaign'),
  account: `SELECT id FROM account WHERE ${isErasedSql} AND ${counted('account', 'account.id')}
    AND NOT EXISTS (SELECT FROM link WHERE account_id = account.id AND NOT ${isPastRetention})`,
};

/**
 * SQL over `counted_again`: its counts were deleted here, though its clicks are kept. Clicks of links are kept, as the
 * totals of their account consist of them.
 */
export const isPurged = `
  NOT EXISTS (SELECT FROM item_counter AS known WHERE known.kind = counted_again.kind AND known.item_id = counted_again.item_id)
  AND (kind = 'link' AND NOT EXISTS (SELECT FROM link WHERE id = item_id AND ${isPastRetention} IS NOT TRUE)
    OR kind = 'account' AND EXISTS (SELECT FROM account WHERE id = item_id AND ${isErasedSql}))`;

/**
 * Kinds whose clicks are in no other totals. Their clicks go with their counts, or a rebuild of the day would count
 * them again.
 */
const aloneKinds = ['qr', 'bio', 'campaign'];

/** Deletes what was counted for items and accounts that are gone for good. */
@Injectable()
export class CountPurge {
  constructor(private readonly dataSource: DataSource) {}

  async purge(): Promise<void> {
    await this.disown();
    for (const [kind, find] of Object.entries(gone)) {
      for (;;) {
        const rows = await this.dataSource.query<{ id: number }[]>(`${find} LIMIT ${itemBatch}`);
        if (rows.length === 0) break;
        await this.forget(
          kind,
          rows.map(({ id }) => id),
        );
        if (rows.length < itemBatch) break;
        await wait(restForRollUpMs);
      }
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
        const [, rows] = await tx.query<[unknown, number]>(
          `UPDATE item_counter SET owner_id = NULL WHERE kind = 'link' AND item_id IN (
             SELECT item_id FROM link JOIN item_counter AS counter ON kind = 'link' AND item_id = link.id
             WHERE deleted_at > now() - interval '2 days' AND owner_id IS NOT NULL LIMIT ${disownedBatch})`,
        );
        return rows;
      });
      if (disowned < disownedBatch) return;
      await wait(restForRollUpMs);
    }
  }

  private async forget(kind: string, ids: number[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockCounters(tx, true);
      const clicks = aloneKinds.includes(kind) ? ['click'] : [];
      for (const table of [...clicks, 'item_day', 'item_hour', 'item_counter', 'item_crowd'])
        await tx.query(`DELETE FROM ${table} WHERE kind = $1 AND item_id = ANY ($2::int[])`, [kind, ids]);
    });
  }
}
