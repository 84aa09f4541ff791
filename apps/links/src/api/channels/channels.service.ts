import { Injectable } from '@nestjs/common';
import { cutOf, pageOfLinks, type AddChannel, type ChannelsQuery, type UpdateChannel } from '@platform/contracts';
import { boundedCount, numbered, Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { Channel, ownRecord } from '../../records/index.js';
import { livingItems } from './living-items.js';

const limit: Limit = { table: 'channel', max: 1_000, name: 'channels' };
const defaultColor = '#5a6274';

@Injectable()
export class ChannelsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The starred ones first, then newest first. */
  async list(accountId: number, query: ChannelsQuery) {
    const { limit, offset, after = [null, null] } = cutOf(query, query.limit);
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, numbered('SELECT FROM channel WHERE account_id = $1', [accountId])),
      this.dataSource.query<Channel[]>(
        `SELECT id, name, description, color, starred FROM channel
         WHERE account_id = $1 AND ($4::int IS NULL OR (starred::int, id) < ($4, $5::int))
         ORDER BY starred DESC, id DESC LIMIT $2 OFFSET $3`,
        [accountId, limit, offset, ...after],
      ),
    ]);
    return pageOfLinks('channels', rows, counted, query, {
      keysOf: ({ starred, id }) => [Number(starred), id],
      recordOf: (row) => row,
    });
  }

  async get(accountId: number, id: number) {
    const channel = await ownRecord(this.dataSource.manager, Channel, { id, account_id: accountId });
    const [row] = await this.dataSource.query<{ items: number }[]>(
      `SELECT count(*)::int AS items FROM ${livingItems} WHERE item.channel_id = $1`,
      [id],
    );
    return { error: 0, details: { ...channel, items: row!.items, date: channel.created_at } };
  }

  add(accountId: number, body: AddChannel) {
    const { name, description = '', color = defaultColor, starred = false } = body;
    return this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const [channel] = await tx.query<Channel[]>(
        `INSERT INTO channel (account_id, name, description, color, starred) VALUES ($1, $2, $3, $4, $5) RETURNING *`,
        [accountId, name, description, color, starred],
      );
      return { error: 0, ...channel! };
    });
  }

  async update(accountId: number, id: number, { name, description, color, starred }: UpdateChannel) {
    const [, changed] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE channel SET name = coalesce($3, name), description = coalesce($4, description), color = coalesce($5, color),
         starred = coalesce($6, starred), updated_at = now()
       WHERE id = $1 AND account_id = $2`,
      [id, accountId, name ?? null, description ?? null, color ?? null, starred ?? null],
    );
    if (!changed) throw new Problem('not_found');
    return { error: 0, message: 'The channel has been updated.' };
  }

  /** Its items stay, in no channel or in their other ones: however many they are, one statement takes them out. */
  async remove(accountId: number, id: number) {
    const [, deleted] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM channel WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    if (!deleted) throw new Problem('not_found');
    return { error: 0, message: 'The channel has been deleted. Its items have been unassigned.' };
  }
}
