import { domainToUnicode } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountMails } from '../accounts/account-mails.js';
import { TouchedLinks } from '../redirects/touched-links.js';
import { blocks, BlockListService, type BlockedDestination } from './block-list.service.js';
import { FoundLinks } from './found-links.js';
import { blockedMail } from './owner-mails.js';

type Entry = Omit<BlockedDestination, 'reason'>;

/** Why a link is blocked, where an entry of the list is the cause. */
const causeOf = ({ kind, value }: Entry) => `listed ${kind} ${value}`;

/** The operator's takedown: of one link, or of a destination with every link that leads to it. At work everywhere within a second. */
@Injectable()
export class TakedownService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blockList: BlockListService,
    private readonly found: FoundLinks,
    private readonly touched: TouchedLinks,
    private readonly mails: AccountMails,
  ) {}

  /** 404 when no link has this short URL. Open reports of it are accepted with it. */
  async blockLink(short: string, reason: string) {
    const keys = await this.dataSource.transaction(async (tx) => {
      const link = await this.found.byShortUrl(tx, short);
      if (!link) throw new Problem('not_found', { message: 'No link has this address.' });
      const changed = await this.block(tx, [link.id], reason);
      await tx.query(
        `UPDATE abuse_report SET state = 'accepted', decided_at = now() WHERE link_id = $1 AND state = 'open'`,
        [link.id],
      );
      if (changed.length > 0)
        await this.mails.send(tx, link.account_id, (language) => blockedMail(language, [short], reason));
      return changed;
    });
    await this.touched.announce(keys);
    return { blocked: keys.length };
  }

  async unblockLink(short: string) {
    const keys = await this.dataSource.transaction(async (tx) => {
      const link = await this.found.byShortUrl(tx, short);
      if (!link) throw new Problem('not_found', { message: 'No link has this address.' });
      return this.unblock(tx, 'id = $1', [link.id]);
    });
    await this.touched.announce(keys);
    return { unblocked: keys.length };
  }

  async blockDestination(text: string, reason: string) {
    const { entry, keys } = await this.dataSource.transaction(async (tx) => {
      const added = await this.blockList.add(tx, text, reason);
      const links = await this.leadingTo(tx, added);
      const changed = await this.block(
        tx,
        links.map(({ id }) => id),
        causeOf(added),
      );
      for (const [accountId, own] of Map.groupBy(links, ({ account_id }) => account_id)) {
        const urls = own.map(({ url }) => url);
        await this.mails.send(tx, accountId, (language) => blockedMail(language, urls, reason));
      }
      return { entry: added, keys: changed };
    });
    await this.touched.announce(keys);
    return { destination: entry.value, blocked: keys.length };
  }

  /** Links that were blocked because of the entry work again. */
  async unblockDestination(text: string) {
    const { entry, keys } = await this.dataSource.transaction(async (tx) => {
      const removed = await this.blockList.remove(tx, text);
      return { entry: removed, keys: await this.unblock(tx, 'blocked_reason = $1', [causeOf(removed)]) };
    });
    await this.touched.announce(keys);
    return { destination: entry.value, unblocked: keys.length };
  }

  private block(tx: EntityManager, ids: number[], reason: string): Promise<string[]> {
    return this.touched.record(
      tx,
      `id = ANY($1) AND state IN ('active', 'disabled')`,
      [ids, reason],
      [`state = 'blocked'`, 'blocked_from = state', 'blocked_reason = $2'],
    );
  }

  /** What has been deleted since stays so, and its owner may use its address again. */
  private unblock(tx: EntityManager, where: string, values: unknown[]): Promise<string[]> {
    return this.touched.record(tx, `${where} AND blocked_reason IS NOT NULL`, values, [
      `state = CASE WHEN state = 'deleted' THEN state ELSE coalesce(blocked_from, 'active') END`,
      'blocked_from = NULL',
      'blocked_reason = NULL',
    ]);
  }

  /** By any of its destinations. Postgres finds those that hold the host's name, the URL parser decides. */
  private async leadingTo(tx: EntityManager, entry: Entry): Promise<{ id: number; account_id: number; url: string }[]> {
    const host = entry.kind === 'host' ? entry.value : new URL(entry.value).hostname;
    const patterns = [...new Set([host, domainToUnicode(host)])].filter(Boolean).map((name) => `%${likeText(name)}%`);
    const rows = await tx.query<
      { id: number; account_id: number; url: string; options: unknown; expirylink: string | null }[]
    >(
      `SELECT id, account_id, url, options, expirylink FROM link
       WHERE state IN ('active', 'disabled') AND concat_ws(' ', url, expirylink, options::text) ILIKE ANY($1)`,
      [patterns],
    );
    return rows.filter(({ url, expirylink, options }) =>
      [url, expirylink, ...textsIn(options)].some(
        (text) => text && /^https?:/i.test(text) && URL.canParse(text) && blocks(entry, text),
      ),
    );
  }
}

function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Every string in a JSON value: destinations are in several of the options. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
