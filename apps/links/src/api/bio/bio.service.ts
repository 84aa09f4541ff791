import { Injectable } from '@nestjs/common';
import type { AddBioPage, BioBlock, UpdateBioPage } from '@platform/contracts';
import { isUniqueViolation, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { type Alias, bioUrl, customAlias, nextUsername } from '../../addresses/index.js';
import { addressesOfBio, destination, webDestination } from '../../destinations/index.js';
import { holdName, takeName } from '../links/index.js';
import { BioPage, ownRecord } from '../../records/index.js';
import { BlockListService } from '../../blocks/index.js';
import { LinksConfig } from '../../config.js';

const limit: Limit = { table: 'bio_page', max: 500, name: 'bio pages' };
const maxAttempts = 8;

/** Changes bio pages. */
@Injectable()
export class BioService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly blockList: BlockListService,
  ) {}

  /** 400 for what breaks a rule, 409 for an alias that is taken. Without an alias it gets the account's username. */
  async add(accountId: number, body: AddBioPage) {
    const blocks = await this.checked(body.blocks ?? []);
    const chosen = body.alias ? customAlias(body.alias, 'alias') : null;
    const values = [accountId, body.title, body.description ?? '', JSON.stringify(blocks), body.status ?? 'public'];
    const page = chosen ? await this.insert(accountId, values, chosen) : await this.insertUnnamed(accountId, values);
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
      const [[after]] = await tx
        .query<[{ alias: string }[], number]>(
          `UPDATE bio_page SET title = coalesce($2, title), description = coalesce($3, description), blocks = coalesce($4, blocks),
             status = CASE WHEN status = 'blocked' THEN status ELSE coalesce($5, status) END,
             alias = coalesce($6, alias), alias_key = coalesce($7, alias_key), updated_at = now()
           WHERE id = $1 RETURNING alias`,
          [
            ...[id, body.title ?? null, body.description ?? null, blocks ? JSON.stringify(blocks) : null],
            ...[body.status ?? null, alias?.alias ?? null, alias?.alias_key ?? null],
          ],
        )
        .catch((err: unknown) => {
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
      await tx.query(`DELETE FROM channel_item WHERE type = 'bio' AND item_id = $1 AND account_id = $2`, [
        id,
        accountId,
      ]);
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

  private async insertUnnamed(accountId: number, values: unknown[]) {
    const [account] = await this.dataSource.query<{ username: string }[]>(
      `SELECT username FROM account WHERE id = $1`,
      [accountId],
    );
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const alias = attempt === 1 ? account!.username : nextUsername(account!.username);
      const page = await this.insert(accountId, values, { alias, alias_key: alias });
      if (page) return page;
    }
    throw new Problem('unavailable');
  }

  /** Undefined when somebody has the alias, or it is held for another. */
  private insert(accountId: number, values: unknown[], { alias, alias_key }: Alias) {
    return this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const [page] = await tx.query<{ id: number; alias: string }[]>(
        `INSERT INTO bio_page (account_id, title, description, blocks, status, alias, alias_key) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (alias_key) DO NOTHING RETURNING id, alias`,
        [...values, alias, alias_key],
      );
      if (!page || (await takeName(tx, 'bio', alias_key, accountId))) return page;
      await tx.delete(BioPage, { id: page.id });
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
