import { Injectable } from '@nestjs/common';
import {
  keysById,
  pageOfLinks,
  type AddSplash,
  type NamedPageQuery,
  type SplashContent,
  type UpdateSplash,
} from '@platform/contracts';
import { execute, part, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { ownPage, ownRecord, Splash, usesOf } from '../../records/index.js';
import { plainSplash } from '../../public/pages/index.js';
import { DraftsService } from '../../public/drafts/index.js';
import { TouchedLinks } from '../../lookup/index.js';
import { BlockListService } from '../../blocks/index.js';

const limit: Limit = { table: 'splash', max: 500, name: 'splash pages' };
const defaults: SplashContent = { ...plainSplash, counter: 15 };

@Injectable()
export class SplashService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly touched: TouchedLinks,
    private readonly blockList: BlockListService,
    private readonly drafts: DraftsService,
  ) {}

  async list(accountId: number, query: NamedPageQuery) {
    const [rows, counted] = await ownPage(this.dataSource.manager, Splash, { account_id: accountId }, query, ['name']);
    const links = await this.linksOf(accountId, rows);
    return pageOfLinks('splash', rows, counted, query, {
      keysOf: keysById,
      recordOf: (row) => ({ ...row, links: links.get(row.id)!, date: row.created_at }),
    });
  }

  async get(accountId: number, id: number) {
    const found = await ownRecord(this.dataSource.manager, Splash, { id, account_id: accountId });
    const { content, ...splash } = found;
    const links = (await this.linksOf(accountId, [found])).get(id)!;
    return { error: 0, details: { ...content, ...splash, links, date: splash.created_at } };
  }

  private linksOf(accountId: number, pages: Splash[]): Promise<Map<number, number>> {
    return usesOf(
      this.dataSource,
      pages,
      part`SELECT FROM link WHERE splash_id = given.id AND account_id = ${accountId} AND state <> 'deleted'`,
    );
  }

  /** Refuses what `add` refuses. */
  async preview({ name: _name, ...content }: AddSplash) {
    await this.checkAddresses(content);
    return this.drafts.keep({ kind: 'splash', content: { ...defaults, ...given(content) } });
  }

  /** 400 where the banner leads to what no link may lead to, and for a picture on the block list. */
  async add(accountId: number, { name, ...content }: AddSplash) {
    await this.checkAddresses(content);
    return this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const splash = tx.create(Splash, { account_id: accountId, name, content: { ...defaults, ...given(content) } });
      await tx.insert(Splash, splash);
      return { error: 0, id: splash.id };
    });
  }

  async update(accountId: number, id: number, { name, ...content }: UpdateSplash) {
    await this.checkAddresses(content);
    const changed = await this.dataSource.transaction(async (tx) => {
      const splash = await ownRecord(tx, Splash, { id, account_id: accountId }, true);
      const merged = { ...splash.content, ...given(content) };
      await execute(
        tx,
        sql`
          UPDATE splash SET name = coalesce(${name ?? null}, name), content = ${merged}, updated_at = now()
          WHERE id = ${id} AND account_id = ${accountId}`,
      );
      return this.touched.raise(tx, usesSplash(accountId, id));
    });
    await this.touched.announce(changed);
    return { error: 0, message: 'The splash page has been updated.' };
  }

  /** The links that showed it lead straight to their destinations from now on. */
  async remove(accountId: number, id: number) {
    const changed = await this.dataSource.transaction(async (tx) => {
      await ownRecord(tx, Splash, { id, account_id: accountId }, true);
      const links = await this.touched.raise(tx, usesSplash(accountId, id), part`type = 'direct', splash_id = NULL`);
      await tx.delete(Splash, { id, account_id: accountId });
      return links;
    });
    await this.touched.announce(changed);
    return { error: 0, message: 'The splash page has been deleted.' };
  }

  private async checkAddresses({ product, banner, logo }: Omit<UpdateSplash, 'name'>): Promise<void> {
    if (product) await this.blockList.check([new URL(product).href], 'product');
    if (banner) await this.blockList.refuseListed([new URL(banner).href], 'banner');
    if (logo) await this.blockList.refuseListed([new URL(logo).href], 'logo');
  }
}

const usesSplash = (accountId: number, id: number) => part`account_id = ${accountId} AND splash_id = ${id}`;

/** Without the keys that the caller has left out. */
function given(content: Omit<UpdateSplash, 'name'>) {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}
