import { Injectable } from '@nestjs/common';
import { maxTags, updateLink, type BulkLinks } from '@platform/contracts';
import { execute, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { asBadRequest } from '../../errors/index.js';
import { ChannelItem } from '../../records/index.js';
import { ArchiveService } from './archive.service.js';
import { checkReferences } from './link-references.js';
import { lockLink } from './link-rows.js';
import { LinksService } from './links.service.js';

export interface BulkResult {
  id: number;
  error: 0 | 1;
  message: string;
  code?: string;
}

type Does<A extends BulkLinks['action']> = Extract<BulkLinks, { action: A }>;

/** Does one thing to many links, each in a transaction of its own: one that fails leaves the others alone. */
@Injectable()
export class BulkLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: LinksService,
    private readonly archive: ArchiveService,
  ) {}

  /**
   * A result for each id, in their order. What is no fault of a single link fails all: the rest is left undone.
   *
   * @throws Problem 404 for a campaign or a channel that is not the caller's
   */
  async run(accountId: number, body: BulkLinks): Promise<{ error: 0; results: BulkResult[] }> {
    await this.checkNamed(this.dataSource.manager, accountId, body);
    const results: BulkResult[] = [];
    for (const id of body.ids) results.push(await this.result(accountId, id, body));
    return { error: 0, results };
  }

  private async result(accountId: number, id: number, body: BulkLinks): Promise<BulkResult> {
    try {
      return { id, error: 0, message: await this.one(accountId, id, body) };
    } catch (err) {
      const refusal = asBadRequest(err);
      if (!(refusal instanceof Problem) || refusal.status >= 500) throw err;
      return { id, error: 1, message: refusal.message, code: refusal.code };
    }
  }

  /** What has been done. */
  private async one(accountId: number, id: number, body: BulkLinks): Promise<string> {
    switch (body.action) {
      case 'delete':
        return (await this.links.remove(accountId, id)).message;
      case 'disable':
      case 'enable':
        await this.links.update(accountId, id, updateLink.parse({ disabled: body.action === 'disable' }));
        return `The link has been ${body.action}d.`;
      case 'archive':
      case 'unarchive':
        return (await this.archive.set(accountId, id, body.action === 'archive')).message;
      default:
        await this.dataSource.transaction(async (tx) => {
          await this.checkNamed(tx, accountId, body);
          await lockLink(tx, accountId, id);
          await this.assign(tx, accountId, id, body);
        });
        return 'The link has been updated.';
    }
  }

  private async checkNamed(tx: EntityManager, accountId: number, body: BulkLinks): Promise<void> {
    const campaign = body.action === 'campaign' ? body.campaign : undefined;
    const channel = body.action === 'channel' || body.action === 'unchannel' ? body.channel : undefined;
    await checkReferences(tx, accountId, { campaign, channel, pixels: undefined }, {});
  }

  /** Redirects know nothing of these, so that no cache has to be told. */
  private async assign(
    tx: EntityManager,
    accountId: number,
    id: number,
    body: Does<'tag' | 'untag' | 'campaign' | 'channel' | 'unchannel'>,
  ): Promise<void> {
    switch (body.action) {
      case 'tag':
        return addTags(tx, accountId, id, body.tags);
      case 'untag':
        await execute(
          tx,
          sql`DELETE FROM link_tag WHERE link_id = ${id} AND account_id = ${accountId} AND tag = ANY (${body.tags})`,
        );
        return;
      case 'campaign':
        await execute(
          tx,
          sql`UPDATE link SET campaign_id = ${body.campaign} WHERE id = ${id} AND account_id = ${accountId}`,
        );
        return;
      case 'channel':
        await execute(
          tx,
          sql`
            INSERT INTO channel_item (channel_id, account_id, type, item_id)
            VALUES (${body.channel}, ${accountId}, 'links', ${id}) ON CONFLICT DO NOTHING`,
        );
        return;
      case 'unchannel':
        await tx.delete(ChannelItem, { channel_id: body.channel, type: 'links', item_id: id, account_id: accountId });
    }
  }
}

/** @throws Problem 400 for a link that would have more tags than one can have */
async function addTags(tx: EntityManager, accountId: number, id: number, tags: string[]): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO link_tag (link_id, tag, account_id)
      SELECT ${id}, tag, ${accountId} FROM unnest(${tags}::text[]) AS tag ON CONFLICT DO NOTHING`,
  );
  const [row] = await rowsOf(
    tx,
    sql<{ tags: number }>`SELECT count(*)::int AS tags FROM link_tag WHERE link_id = ${id}`,
  );
  if (row!.tags > maxTags) throw Problem.field('tags', `would be more than ${maxTags}`);
}
