import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ownItem, type Item } from './items.js';
import { Crowds } from './crowds.service.js';
import { other } from './day-again.js';
import { lockCounters } from './roll-up.js';

/** Forgets all visits of an item, by its owner's wish; the totals of the account go down by what they had of it. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly crowds: Crowds,
  ) {}

  async erase(accountId: number, type: string, id: number) {
    const item = await ownItem(this.dataSource, accountId, type, id);
    await this.dataSource.transaction(async (tx) => {
      await lockCounters(tx, true);
      await remember(tx, item);
      if (item.kind === 'link') await takeFromAccount(tx, accountId, item);
      for (const table of ['click', 'visitor', 'item_day', 'item_hour', 'item_counter', 'item_crowd'])
        await tx.query(`DELETE FROM ${table} WHERE kind = $1 AND item_id = $2`, [item.kind, item.itemId]);
      if (item.kind === 'link') await this.crowds.recountAccount(tx, accountId);
    });
    return { error: 0, message: 'The statistics have been erased.' };
  }
}

/** Clicks from before this moment that are still in a journal are not inserted any more. */
async function remember(tx: EntityManager, { kind, itemId }: Item): Promise<void> {
  await tx.query(
    `INSERT INTO item_erasure (kind, item_id, erased_at) VALUES ($1, $2, clock_timestamp())
     ON CONFLICT (kind, item_id) DO UPDATE SET erased_at = excluded.erased_at`,
    [kind, itemId],
  );
}

async function takeFromAccount(tx: EntityManager, accountId: number, { kind, itemId }: Item): Promise<void> {
  const values = [kind, itemId, accountId];
  await tx.query(
    `UPDATE item_day AS total SET clicks = greatest(0, total.clicks - part.clicks) FROM item_day AS part
     WHERE part.kind = $1 AND part.item_id = $2 AND total.kind = 'account' AND total.item_id = $3
       AND total.day = part.day AND total.dimension = part.dimension AND total.value = part.value`,
    values,
  );
  // A value of the link that the account has no name for is in its `Other`.
  await tx.query(
    `UPDATE item_day AS total SET clicks = greatest(0, total.clicks - part.clicks) FROM (
       SELECT day, dimension, sum(clicks) AS clicks FROM item_day AS one
       WHERE kind = $1 AND item_id = $2 AND NOT EXISTS (
         SELECT FROM item_day WHERE kind = 'account' AND item_id = $3 AND day = one.day AND dimension = one.dimension
           AND value = one.value) GROUP BY day, dimension
     ) AS part
     WHERE total.kind = 'account' AND total.item_id = $3 AND total.day = part.day AND total.dimension = part.dimension
       AND total.value = '${other}'`,
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
