import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AccountMails } from '../accounts/account-mails.js';
import { TouchedLinks } from '../redirects/touched-links.js';
import { BlockListService } from './block-list.service.js';
import { FoundLinks } from './found-links.js';
import { LinkBlocks } from './link-blocks.js';
import { OtherPlaces } from './other-places.js';
import { blockedMail } from './owner-mails.js';

/** The operator's takedown: of one link, or of a destination with every link that leads to it. At work everywhere within a second. */
@Injectable()
export class TakedownService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blockList: BlockListService,
    private readonly found: FoundLinks,
    private readonly blocks: LinkBlocks,
    private readonly places: OtherPlaces,
    private readonly touched: TouchedLinks,
    private readonly mails: AccountMails,
  ) {}

  /** 404 when no link has this short URL. Open reports of it are accepted with it. */
  async blockLink(short: string, reason: string) {
    const keys = await this.dataSource.transaction(async (tx) => {
      const link = await this.found.byShortUrl(tx, short);
      if (!link) throw new Problem('not_found', { message: 'No link has this address.' });
      const changed = await this.blocks.blockOne(tx, link.id, reason);
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
      return this.blocks.unblockOne(tx, link.id);
    });
    await this.touched.announce(keys);
    return { unblocked: keys.length };
  }

  /** `elsewhere`: what besides links led there. That stays, and does not show it any more. */
  async blockDestination(text: string, reason: string) {
    const { entry, keys, places, news } = await this.dataSource.transaction(async (tx) => {
      const added = await this.blockList.add(tx, text, reason);
      const { links, keys: changed } = await this.blocks.blockListed(tx, added);
      const others = await this.places.leadingTo(tx, added);
      const told = [
        ...links.map(({ account_id, url }) => ({ account_id, urls: [url] })),
        ...(added.isNew ? others : []),
      ];
      for (const [accountId, own] of Map.groupBy(told, ({ account_id }) => account_id)) {
        const urls = own.flatMap((one) => one.urls);
        await this.mails.send(tx, accountId, (language) => blockedMail(language, urls, reason));
      }
      return { entry: added, keys: changed, places: others, news: await this.places.renew(tx, others) };
    });
    await this.touched.announce([...keys, ...news]);
    const elsewhere = places.map(({ kind, name, email }) => ({ kind, name, email }));
    return { destination: entry.value, blocked: keys.length, elsewhere };
  }

  /** Links that were blocked because of the entry alone work again. */
  async unblockDestination(text: string) {
    const { entry, keys, news } = await this.dataSource.transaction(async (tx) => {
      const removed = await this.blockList.remove(tx, text);
      const unblocked = await this.blocks.unblockListed(tx, removed);
      const others = await this.places.leadingTo(tx, removed);
      return { entry: removed, keys: unblocked, news: await this.places.renew(tx, others) };
    });
    await this.touched.announce([...keys, ...news]);
    return { destination: entry.value, unblocked: keys.length };
  }
}
