import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AddBioPage, BioBlock, UpdateBioPage } from '@platform/contracts';
import { isUniqueViolation, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { type Alias, bioUrl, customAlias, nextUsername } from '../../addresses/index.js';
import { addressesOfBio, destination, webDestination } from '../../destinations/index.js';
import { holdName, takeName } from '../links/index.js';
import { Account, BioPage, ChannelItem, ownRecord } from '../../records/index.js';
import { DraftsService } from '../../public/drafts/index.js';
import { BlockListService } from '../../blocks/index.js';
import { LinksConfig } from '../../config.js';

const limit: Limit = { table: 'bio_page', max: 500, name: 'bio pages' };
const maxAttempts = 8;

type NewPage = Pick<BioPage, 'account_id' | 'title' | 'description' | 'blocks' | 'status'>;

/** Changes bio pages. */
@Injectable()
export class BioService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly config: LinksConfig,
    private readonly blockList: BlockListService,
    private readonly drafts: DraftsService,
  ) {}

  /** Refuses what `add` refuses, but for an alias that is taken. */
  async preview({ title, description, blocks }: AddBioPage) {
    const draft = { title, description: description ?? '', blocks: await this.checked(blocks ?? []) };
    return this.drafts.keep({ kind: 'bio', ...draft });
  }

  /** 400 for what breaks a rule, 409 for an alias that is taken. Without an alias it gets the account's username. */
  async add(accountId: number, body: AddBioPage) {
    const blocks = await this.checked(body.blocks ?? []);
    const chosen = body.alias ? customAlias(body.alias, 'alias') : null;
    const wanted: NewPage = {
      account_id: accountId,
      title: body.title,
      description: body.description ?? '',
      blocks,
      status: body.status ?? 'public',
    };
    const page = chosen ? await this.insert(wanted, chosen) : await this.insertUnnamed(wanted);
    if (!page) throw taken();
    return { error: 0, id: page.id, link: bioUrl(this.config.LINKS_BASE_URL, page.alias) };
  }

  async update(accountId: number, id: number, body: UpdateBioPage) {
    const blocks = body.blocks && (await this.checked(body.blocks));
    const alias = body.alias ? customAlias(body.alias, 'alias') : null;
    const page = await this.dataSource.transaction(async (tx) => {
      const before = await ownRecord(tx, BioPage, { id, account_id: accountId }, true);
      const isMoved = alias !== null && alias.alias_key !== before.alias_key;
      if (isMoved && before.blocked_reason !== null)
        throw Problem.field('alias', 'cannot change while the page is blocked; to object, POST /api/safety/appeals');
      const { title = null, description = null, status = null } = body;
      const [after] = await rowsOf(
        tx,
        sql<{ alias: string }>`
          UPDATE bio_page SET title = coalesce(${title}, title), description = coalesce(${description}, description),
            blocks = coalesce(${blocks ? JSON.stringify(blocks) : null}, blocks),
            status = CASE WHEN status = 'blocked' THEN status ELSE coalesce(${status}, status) END,
            alias = coalesce(${alias?.alias ?? null}, alias),
            alias_key = coalesce(${alias?.alias_key ?? null}, alias_key), updated_at = now()
          WHERE id = ${id} AND account_id = ${accountId} RETURNING alias`,
      ).catch((err: unknown) => {
        throw isUniqueViolation(err) ? taken() : err;
      });
      if (isMoved) {
        if (!(await takeName(tx, 'bio', alias.alias_key, accountId))) throw taken();
        await leave(tx, before);
      }
      return after!;
    });
    return { error: 0, id, link: bioUrl(this.config.LINKS_BASE_URL, page.alias) };
  }

  async remove(accountId: number, id: number) {
    await this.dataSource.transaction(async (tx) => {
      await leave(tx, await ownRecord(tx, BioPage, { id, account_id: accountId }, true));
      await tx.delete(BioPage, { id, account_id: accountId });
      await tx.delete(ChannelItem, { type: 'bio', item_id: id, account_id: accountId });
    });
    return { error: 0, message: 'The bio page has been deleted.' };
  }

  /** Addresses in their canonical form. A bio page may lead to short links, also of our own host. */
  private async checked(blocks: BioBlock[]): Promise<BioBlock[]> {
    const checked = blocks.map((block, index) => {
      if (block.type === 'link') return { ...block, url: destination(block.url, [], `blocks.${index}.url`).href };
      if (block.type === 'image') return { ...block, url: pictureAddress(block.url, `blocks.${index}.url`) };
      return block;
    });
    await this.blockList.check(addressesOfBio(checked, ['link']), 'blocks');
    await this.blockList.refuseListed(addressesOfBio(checked, ['image']), 'blocks');
    return checked;
  }

  private async insertUnnamed(wanted: NewPage) {
    const account = await this.accounts.findOneByOrFail({ id: wanted.account_id });
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const alias = attempt === 1 ? account.username : nextUsername(account.username);
      const page = await this.insert(wanted, { alias, alias_key: alias });
      if (page) return page;
    }
    throw new Problem('unavailable');
  }

  /** Undefined when somebody has the alias, or it is held for another. */
  private insert({ account_id, title, description, blocks, status }: NewPage, { alias, alias_key }: Alias) {
    return this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, account_id, limit);
      const [page] = await rowsOf(
        tx,
        sql<{ id: number; alias: string }>`
          INSERT INTO bio_page (account_id, title, description, blocks, status, alias, alias_key)
          VALUES (
            ${account_id}, ${title}, ${description}, ${JSON.stringify(blocks)}, ${status}, ${alias}, ${alias_key})
          ON CONFLICT (alias_key) DO NOTHING RETURNING id, alias`,
      );
      if (!page || (await takeName(tx, 'bio', alias_key, account_id))) return page;
      await tx.delete(BioPage, { id: page.id, account_id });
      return undefined;
    });
  }
}

/** Its alias is held as that of a deleted link is. */
function leave(tx: EntityManager, { account_id, alias_key, blocked_reason }: BioPage): Promise<void> {
  return holdName(tx, { kind: 'bio', name: alias_key, accountId: account_id, blockedReason: blocked_reason });
}

function pictureAddress(text: string, field: string): string {
  const { href } = webDestination(text, [], field);
  if (!href.startsWith('https:')) throw Problem.field(field, 'must start with https://');
  return href;
}

function taken(): Problem {
  return new Problem('already_exists', { message: 'This alias is taken.' });
}
