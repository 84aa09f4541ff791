import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  channelItemTypes,
  cutOf,
  pageOfLinks,
  type ChannelItemsQuery,
  type ChannelItemType,
} from '@platform/contracts';
import { boundedCount, constant, execute, keyOfInstant, part, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type Repository } from 'typeorm';
import { noSuchType, ownItem } from '../../counting/index.js';
import { Channel, ChannelItem, ownRecord } from '../../records/index.js';
import { LinksConfig } from '../../config.js';
import { itemAddresses, type ItemRow } from './item-addresses.js';
import { livingItems } from './living-items.js';

/** What is in a channel. An item may be in any number of channels. */
@Injectable()
export class ChannelItemsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ChannelItem) private readonly items: Repository<ChannelItem>,
    private readonly config: LinksConfig,
  ) {}

  /** Newest assignment first. */
  async list(accountId: number, channelId: number, query: ChannelItemsQuery) {
    await ownRecord(this.dataSource.manager, Channel, { id: channelId, account_id: accountId });
    const { limit, offset, after: [at, type, id] = [null, null, null] } = cutOf(query, query.limit);
    const ofChannel = part`${livingItems} WHERE item.account_id = ${accountId} AND item.channel_id = ${channelId}`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM ${ofChannel}`),
      rowsOf(
        this.dataSource,
        sql<ItemRow & { cursor_at: string }>`
          SELECT *, ${constant(keyOfInstant('item.assigned_at'))} AS cursor_at FROM ${ofChannel}
            AND (${at}::timestamptz IS NULL OR item.assigned_at <= ${at}
              AND (item.assigned_at < ${at} OR item.type > ${type}
                OR item.type = ${type} AND item.item_id < ${id}::int))
          ORDER BY item.assigned_at DESC, item.type, item.item_id DESC LIMIT ${limit} OFFSET ${offset}`,
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
      await execute(
        tx,
        sql`
          INSERT INTO channel_item (channel_id, account_id, type, item_id)
          VALUES (${channelId}, ${accountId}, ${type}, ${itemId}) ON CONFLICT DO NOTHING`,
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
    await this.items.delete({ channel_id: channelId, type, item_id: itemId, account_id: accountId });
    return { error: 0, message: 'The item has been unassigned from the channel.' };
  }
}

function itemType(name: string): ChannelItemType {
  const type = channelItemTypes.find((known) => known === name);
  if (!type) throw noSuchType(channelItemTypes);
  return type;
}
