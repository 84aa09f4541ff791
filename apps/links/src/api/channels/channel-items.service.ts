import { Injectable } from '@nestjs/common';
import {
  channelItemTypes,
  cutOf,
  pageOfLinks,
  type ChannelItemsQuery,
  type ChannelItemType,
} from '@platform/contracts';
import { boundedCount, keyOfInstant, numbered } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { noSuchType, ownItem } from '../../counting/index.js';
import { Channel, ownRecord } from '../../records/index.js';
import { LinksConfig } from '../../config.js';
import { itemAddresses, type ItemRow } from './item-addresses.js';
import { livingItems } from './living-items.js';

/** What is in a channel. An item may be in any number of channels. */
@Injectable()
export class ChannelItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  /** Newest assignment first. */
  async list(accountId: number, channelId: number, query: ChannelItemsQuery) {
    await ownRecord(this.dataSource.manager, Channel, { id: channelId, account_id: accountId });
    const { limit, offset, after = [null, null, null] } = cutOf(query, query.limit);
    const ofChannel = `${livingItems} WHERE item.account_id = $1 AND item.channel_id = $2`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, numbered(`SELECT FROM ${ofChannel}`, [accountId, channelId])),
      this.dataSource.query<(ItemRow & { cursor_at: string })[]>(
        `SELECT *, ${keyOfInstant('item.assigned_at')} AS cursor_at FROM ${ofChannel}
           AND ($5::timestamptz IS NULL OR item.assigned_at <= $5
             AND (item.assigned_at < $5 OR item.type > $6 OR item.type = $6 AND item.item_id < $7::int))
         ORDER BY item.assigned_at DESC, item.type, item.item_id DESC LIMIT $3 OFFSET $4`,
        [accountId, channelId, limit, offset, ...after],
      ),
    ]);
    return pageOfLinks('items', rows, counted, query, {
      keysOf: ({ cursor_at, type, item_id }) => [cursor_at, type, item_id],
      recordOf: (row) => this.record(row),
    });
  }

  private record(row: ItemRow) {
    return {
      type: row.type,
      id: row.item_id,
      title: row.title,
      ...itemAddresses(this.config.LINKS_BASE_URL, row),
      date: row.assigned_at.toISOString().slice(0, 10),
    };
  }

  /**
   * Puts an item into the channel; once or often is the same.
   *
   * @throws Problem 404 for an unknown type, and for a channel or an item that is not the caller's
   */
  async assign(accountId: number, channelId: number, typeName: string, itemId: number) {
    const type = itemType(typeName);
    await this.dataSource.transaction(async (tx) => {
      await ownRecord(tx, Channel, { id: channelId, account_id: accountId });
      // The row is held, so that it is not deleted between the look at it and the assignment.
      await ownItem(tx, accountId, type, itemId, 'FOR KEY SHARE');
      await tx.query(
        `INSERT INTO channel_item (channel_id, account_id, type, item_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [channelId, accountId, type, itemId],
      );
    });
    return { error: 0, message: 'The item has been assigned to the channel.' };
  }

  /** Once or often: the item is not in the channel. */
  async unassign(accountId: number, channelId: number, typeName: string, itemId: number) {
    const type = itemType(typeName);
    const { manager } = this.dataSource;
    await ownRecord(manager, Channel, { id: channelId, account_id: accountId });
    await ownItem(manager, accountId, type, itemId);
    await manager.query(`DELETE FROM channel_item WHERE channel_id = $1 AND type = $2 AND item_id = $3`, [
      channelId,
      type,
      itemId,
    ]);
    return { error: 0, message: 'The item has been unassigned from the channel.' };
  }
}

function itemType(name: string): ChannelItemType {
  const type = channelItemTypes.find((known) => known === name);
  if (!type) throw noSuchType(channelItemTypes);
  return type;
}
