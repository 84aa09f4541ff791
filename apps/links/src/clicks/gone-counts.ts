import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isErasedSql } from '../accounts/account-standing.js';
import { lockCounters, restForRollUpMs } from './roll-up.js';

/** Of each it can be thousands of rows, and nobody else counts meanwhile. */
const itemsAtOnce = 100;

const counted = (kind: string, id: string) =>
  `EXISTS (SELECT FROM item_counter WHERE kind = '${kind}' AND item_id = ${id})`;
const deletedFrom = (kind: string, table: string) =>
  `SELECT item_id AS id FROM item_counter WHERE kind = '${kind}' AND NOT EXISTS (SELECT FROM ${table} WHERE id = item_id)`;

/**
 * SQL for the ids of what is counted and gone. Whatever has any count has a row in `item_counter`. A link is gone 90 days after its
 * deletion, also one whose tombstone stays; an erased account, for which nobody can ask any more, with the last of its links.
 */
const gone = {
  link: `SELECT id FROM link WHERE deleted_at < now() - interval '90 days' AND ${counted('link', 'link.id')}`,
  qr: deletedFrom('qr', 'qr'),
  bio: deletedFrom('bio', 'bio_page'),
  campaign: deletedFrom('campaign', 'campaign'),
  account: `SELECT id FROM account WHERE ${isErasedSql} AND ${counted('account', 'account.id')}
    AND NOT EXISTS (SELECT FROM link WHERE account_id = account.id AND deleted_at >= now() - interval '90 days')`,
};

/** Deletes what was counted for items and accounts that are gone for good. */
@Injectable()
export class GoneCounts {
  constructor(private readonly dataSource: DataSource) {}

  async purge(): Promise<void> {
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

  private async forget(kind: string, ids: number[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockCounters(tx, true);
      for (const table of ['item_day', 'item_hour', 'item_counter', 'item_crowd'])
        await tx.query(`DELETE FROM ${table} WHERE kind = $1 AND item_id = ANY ($2::int[])`, [kind, ids]);
    });
  }
}
