import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isErasedSql } from '../accounts/index.js';
import { lockCounters, restForRollUpMs } from './roll-up.js';

/** Of each it can be thousands of rows, and nobody else counts meanwhile. */
const itemsAtOnce = 100;
const disownedAtOnce = 1_000;

/** What was counted for a deleted link is kept for so long, and its alias reserved. */
export const keptDays = 90;
/** SQL over `link`: it was deleted longer ago. Null for one that is not deleted. */
export const isOver = `(deleted_at < now() - interval '${keptDays} days')`;

const counted = (kind: string, id: string) =>
  `EXISTS (SELECT FROM item_counter WHERE kind = '${kind}' AND item_id = ${id})`;
const deletedFrom = (kind: string, table: string) =>
  `SELECT item_id AS id FROM item_counter WHERE kind = '${kind}' AND NOT EXISTS (SELECT FROM ${table} WHERE id = item_id)`;

/**
 * SQL for the ids of what is counted and gone. Whatever has any count has a row in `item_counter`. A link is gone 90 days after its
 * deletion, also one whose tombstone stays; an erased account, for which nobody can ask any more, with the last of its links.
 */
const gone = {
  link: `SELECT id FROM link WHERE ${isOver} AND ${counted('link', 'link.id')}`,
  qr: deletedFrom('qr', 'qr'),
  bio: deletedFrom('bio', 'bio_page'),
  campaign: deletedFrom('campaign', 'campaign'),
  account: `SELECT id FROM account WHERE ${isErasedSql} AND ${counted('account', 'account.id')}
    AND NOT EXISTS (SELECT FROM link WHERE account_id = account.id AND NOT ${isOver})`,
};

/**
 * SQL over `counted_again`: its counts have been deleted here, though its clicks are kept: those of links are, as the totals of their
 * account consist of them.
 */
export const isForgotten = `
  NOT EXISTS (SELECT FROM item_counter AS known WHERE known.kind = counted_again.kind AND known.item_id = counted_again.item_id)
  AND (kind = 'link' AND NOT EXISTS (SELECT FROM link WHERE id = item_id AND ${isOver} IS NOT TRUE)
    OR kind = 'account' AND EXISTS (SELECT FROM account WHERE id = item_id AND ${isErasedSql}))`;

/** Kinds whose clicks are in no other's totals. They go with the counts, or a count of their day would find them again. */
const aloneKinds = ['qr', 'bio', 'campaign'];

/** Deletes what was counted for items and accounts that are gone for good. */
@Injectable()
export class GoneCounts {
  constructor(private readonly dataSource: DataSource) {}

  async purge(): Promise<void> {
    await this.disown();
    for (const [kind, find] of Object.entries(gone)) {
      for (;;) {
        const rows = await this.dataSource.query<{ id: number }[]>(`${find} LIMIT ${itemsAtOnce}`);
        if (rows.length === 0) break;
        await this.forget(
          kind,
          rows.map(({ id }) => id),
        );
        if (rows.length < itemsAtOnce) break;
        await wait(restForRollUpMs);
      }
    }
  }

  /**
   * A deleted link is in no list: the order by clicks has not to pass it over any longer. Not by the deletion itself:
   * it would wait for a count that is under way, and a count for it.
   */
  private async disown(): Promise<void> {
    for (;;) {
      const disowned = await this.dataSource.transaction(async (tx) => {
        await lockCounters(tx, true);
        const [, rows] = await tx.query<[unknown, number]>(
          `UPDATE item_counter SET owner_id = NULL WHERE kind = 'link' AND item_id IN (
             SELECT item_id FROM link JOIN item_counter AS counter ON kind = 'link' AND item_id = link.id
             WHERE deleted_at > now() - interval '2 days' AND owner_id IS NOT NULL LIMIT ${disownedAtOnce})`,
        );
        return rows;
      });
      if (disowned < disownedAtOnce) return;
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
