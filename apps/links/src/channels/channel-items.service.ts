import { Injectable } from '@nestjs/common';
import { channelItemTypes, pageOfLinks, type ChannelItemType, type LinkPageQuery } from '@platform/contracts';
import { DataSource } from 'typeorm';
import { noSuchType, ownItem } from '../clicks/items.js';
import { LinksConfig } from '../config.js';
import { ownRecord } from '../links/own-records.js';
import { Channel } from './channel.entity.js';
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
  async list(accountId: number, channelId: number, query: LinkPageQuery) {
    await ownRecord(this.dataSource.manager, Channel, { id: channelId, account_id: accountId });
    const [[counted], rows] = await Promise.all([
      this.dataSource.query<{ result: number }[]>(
        `SELECT count(*)::int AS result FROM ${livingItems} WHERE item.channel_id = $1`,
        [channelId],
      ),
      this.dataSource.query<ItemRow[]>(
        `SELECT * FROM ${livingItems} WHERE item.channel_id = $1
         ORDER BY item.assigned_at DESC, item.type, item.item_id DESC LIMIT $2 OFFSET $3`,
        [channelId, query.limit, (query.page - 1) * query.limit],
      ),
    ]);
    const records = rows.map((row) => ({
      type: row.type,
      id: row.item_id,
      title: row.title,
      ...itemAddresses(this.config.LINKS_BASE_URL, row),
      date: row.assigned_at.toISOString().slice(0, 10),
    }));
    return pageOfLinks('items', records, counted!.result, query);
  }

  /** Once or often: the item is in the channel. 404 for an unknown type, and for a channel or an item that is not the caller's. */
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
