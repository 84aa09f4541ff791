import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { cutOf, pageOfLinks, type AddChannel, type ChannelsQuery, type UpdateChannel } from '@platform/contracts';
import { boundedCount, execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type Repository } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { Channel, ownRecord, textWith } from '../../records/index.js';
import { livingItems } from './living-items.js';

const limit: Limit = { table: 'channel', max: 1_000, name: 'channels' };
const defaultColor = '#5a6274';

@Injectable()
export class ChannelsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Channel) private readonly channels: Repository<Channel>,
  ) {}

  /** The starred ones first, then newest first. */
  async list(accountId: number, query: ChannelsQuery) {
    const { limit, offset, after: [star, before] = [null, null] } = cutOf(query, query.limit);
    const which = part`
      account_id = ${accountId} ${query.q ? part`AND name ILIKE ${textWith(query.q)}` : part``}`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM channel WHERE ${which}`),
      rowsOf(
        this.dataSource,
        sql<Pick<Channel, 'id' | 'name' | 'description' | 'color' | 'starred'>>`
          SELECT id, name, description, color, starred FROM channel
          WHERE ${which}
            AND (${star}::int IS NULL OR (starred::int, id) < (${star}::int, ${before}::int))
          ORDER BY starred DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return pageOfLinks('channels', rows, counted, query, {
      keysOf: ({ starred, id }) => [Number(starred), id],
      recordOf: (row) => row,
    });
  }

  async get(accountId: number, id: number) {
    const channel = await ownRecord(this.dataSource.manager, Channel, { id, account_id: accountId });
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ items: number }>`SELECT count(*)::int AS items FROM ${livingItems} WHERE item.channel_id = ${id}`,
    );
    return { error: 0, details: { ...channel, items: row!.items, date: channel.created_at } };
  }

  add(accountId: number, body: AddChannel) {
    const { name, description = '', color = defaultColor, starred = false } = body;
    return this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const channel = tx.create(Channel, { account_id: accountId, name, description, color, starred });
      await tx.insert(Channel, channel);
      return { error: 0, ...channel };
    });
  }

  async update(accountId: number, id: number, { name, description, color, starred }: UpdateChannel) {
    const changed = await execute(
      this.dataSource,
      sql`
        UPDATE channel SET name = coalesce(${name ?? null}, name),
          description = coalesce(${description ?? null}, description), color = coalesce(${color ?? null}, color),
          starred = coalesce(${starred ?? null}, starred), updated_at = now()
        WHERE id = ${id} AND account_id = ${accountId}`,
    );
    if (!changed) throw new Problem('not_found');
    return { error: 0, message: 'The channel has been updated.' };
  }

  /** Its items stay, in no channel or in their other ones: however many they are, one statement takes them out. */
  async remove(accountId: number, id: number) {
    const { affected } = await this.channels.delete({ id, account_id: accountId });
    if (!affected) throw new Problem('not_found');
    return { error: 0, message: 'The channel has been deleted. Its items have been unassigned.' };
  }
}
