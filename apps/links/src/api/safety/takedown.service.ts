import { Injectable } from '@nestjs/common';
import { constant, execute, Problem, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountMails } from '../../accounts/index.js';
import { TouchedLinks } from '../../lookup/index.js';
import { BlockListService, type FoundItem, FoundItems } from '../../blocks/index.js';
import { LinksConfig } from '../../config.js';
import { LinkBlocks } from './link-blocks.js';
import { AddressesElsewhere } from './addresses-elsewhere.js';
import { blockedMail } from './owner-mails.js';
import { PageBlocks } from './page-blocks.js';

/** Which column of a report names it. */
const reported = { link: 'link_id', bio: 'bio_id', qr: 'qr_id', held: null } as const;

/**
 * The operator's takedown of one link, bio page or QR code, or of a destination with every link that leads to it. It
 * holds everywhere within a second.
 */
@Injectable()
export class TakedownService {
  constructor(
    private readonly config: LinksConfig,
    private readonly dataSource: DataSource,
    private readonly blockList: BlockListService,
    private readonly found: FoundItems,
    private readonly links: LinkBlocks,
    private readonly pages: PageBlocks,
    private readonly elsewhere: AddressesElsewhere,
    private readonly touched: TouchedLinks,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Blocks a link, bio page or QR code, and accepts the open reports of it.
   *
   * @throws Problem 404 when nothing has this address
   */
  async blockItem(address: string, reason: string) {
    const { blocked, keys } = await this.dataSource.transaction(async (tx) => {
      const item = await this.find(tx, address);
      const changed = await this.block(tx, item, reason);
      const column = reported[item.kind];
      if (column)
        await execute(
          tx,
          sql`
            UPDATE abuse_report SET state = 'accepted', decided_at = now()
            WHERE ${constant(column)} = ${item.id} AND state = 'open'`,
        );
      if (changed.blocked > 0) {
        const page = this.pageOf(item.kind === 'link' ? [item.id] : []);
        await this.mails.send(tx, item.account_id, (language) => blockedMail(language, [address], reason, page));
      }
      return changed;
    });
    await this.touched.announce(keys);
    return { blocked };
  }

  /** Whatever it was blocked for. */
  async unblockItem(address: string) {
    const { unblocked, keys } = await this.dataSource.transaction(async (tx) =>
      this.liftItem(tx, await this.find(tx, address)),
    );
    await this.touched.announce(keys);
    return { unblocked };
  }

  /** `elsewhere`: what besides links led there. That stays, and does not show it any more. */
  async blockDestination(text: string, reason: string) {
    const { entry, keys, holders, news } = await this.dataSource.transaction(async (tx) => {
      const added = await this.blockList.add(tx, text, reason);
      const others = await this.elsewhere.leadingTo(tx, added);
      const news = await this.elsewhere.renew(tx, others);
      const { links, keys } = await this.links.blockListed(tx, added);
      const affected = [
        ...links.map(({ id, account_id, url }) => ({ account_id, urls: [url], links: [id] })),
        ...(added.isNew ? others : []).map(({ account_id, urls }) => ({ account_id, urls, links: [] })),
      ];
      for (const [accountId, own] of Map.groupBy(affected, ({ account_id }) => account_id)) {
        const urls = own.flatMap((one) => one.urls);
        const page = this.pageOf(own.flatMap((one) => one.links));
        await this.mails.send(tx, accountId, (language) => blockedMail(language, urls, reason, page));
      }
      return { entry: added, keys, holders: others, news };
    });
    await this.touched.announce([...keys, ...news]);
    const elsewhere = holders.map(({ kind, name, email }) => ({ kind, name, email }));
    return { destination: entry.value, blocked: keys.length, elsewhere };
  }

  /** Links that were blocked because of the entry alone work again. */
  async unblockDestination(text: string) {
    const { destination, unblocked, keys } = await this.dataSource.transaction((tx) => this.liftEntry(tx, text));
    await this.touched.announce(keys);
    return { destination, unblocked };
  }

  /** `keys` are to be announced after the commit. */
  async liftItem(tx: EntityManager, { kind, id }: Pick<FoundItem, 'kind' | 'id'>) {
    if (kind !== 'link') return { unblocked: Number(await this.pages.unblock(tx, { kind, id })), keys: [] };
    const keys = await this.links.unblockOne(tx, id);
    return { unblocked: keys.length, keys };
  }

  /** `keys` are to be announced after the commit. */
  async liftEntry(tx: EntityManager, text: string) {
    const removed = await this.blockList.remove(tx, text);
    const news = await this.elsewhere.renew(tx, await this.elsewhere.leadingTo(tx, removed));
    const keys = await this.links.unblockListed(tx, removed);
    return { destination: removed.value, unblocked: keys.length, keys: [...keys, ...news] };
  }

  /** Of the console: there the owner of blocked links can object. Only links have pages in it. */
  private pageOf(links: readonly number[]): string | null {
    const list = `${this.config.AUTH_URL}/console/links`;
    if (links.length === 0) return null;
    return links.length === 1 ? `${list}/${links[0]}` : list;
  }

  private async block(tx: EntityManager, { kind, id }: FoundItem, reason: string) {
    if (kind !== 'link') return { blocked: Number(await this.pages.block(tx, { kind, id }, reason)), keys: [] };
    const keys = await this.links.blockOne(tx, id, reason);
    return { blocked: keys.length, keys };
  }

  private async find(tx: EntityManager, address: string): Promise<FoundItem> {
    const item = await this.found.byAddress(tx, address);
    if (!item) throw new Problem('not_found', { message: 'No link, bio page or QR code has this address.' });
    return item;
  }
}
