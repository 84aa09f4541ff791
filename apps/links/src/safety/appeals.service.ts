import { Injectable } from '@nestjs/common';
import { pageOfLinks, type AddAppeal, type AppealsQuery } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountMails } from '../accounts/account-mails.js';
import { requireActive } from '../accounts/account-standing.js';
import { TouchedLinks } from '../redirects/touched-links.js';
import { BlockListService } from './block-list.service.js';
import { FoundItems } from './found-items.js';
import { decidedMail } from './owner-mails.js';
import { TakedownService } from './takedown.service.js';

interface Appeal {
  id: number;
  account_id: number;
  url: string;
  link_id: number | null;
  message: string;
  state: 'open' | 'accepted' | 'refused';
  answer: string;
  created_at: Date;
}

const mostListed = 100;

/** Objections of owners against a block, decided by the operator. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blockList: BlockListService,
    private readonly found: FoundItems,
    private readonly takedown: TakedownService,
    private readonly touched: TouchedLinks,
    private readonly mails: AccountMails,
  ) {}

  /** `url`: a link, bio page or QR code of the account that is blocked, or a destination that is. One at a time for each. */
  add(accountId: number, { url, message }: AddAppeal) {
    return this.dataSource.transaction(async (tx) => {
      await requireActive(tx, accountId);
      const item = await this.found.byAddress(tx, url);
      const isOwn = item?.account_id === accountId && item.isBlocked;
      if (!isOwn && !(await this.blockList.find(tx, [new URL(url).href]))) throw Problem.field('url', 'is not blocked');
      const [appeal] = await tx.query<{ id: number }[]>(
        `INSERT INTO block_appeal (account_id, url, link_id, message) VALUES ($1, $2, $3, $4)
         ON CONFLICT (account_id, md5(url)) WHERE state = 'open' DO NOTHING RETURNING id`,
        [accountId, url, isOwn && item.kind === 'link' ? item.id : null, message],
      );
      if (!appeal)
        throw new Problem('already_exists', { message: 'You have objected already; it is being looked at.' });
      return { error: 0, id: appeal.id };
    });
  }

  async list(accountId: number, query: AppealsQuery) {
    const { limit, page, link = null } = query;
    const where = 'account_id = $1 AND ($2::int IS NULL OR link_id = $2)';
    const [[{ result } = { result: 0 }], rows] = await Promise.all([
      this.dataSource.query<{ result: number }[]>(`SELECT count(*)::int AS result FROM block_appeal WHERE ${where}`, [
        accountId,
        link,
      ]),
      this.dataSource.query<Appeal[]>(`SELECT * FROM block_appeal WHERE ${where} ORDER BY id DESC LIMIT $3 OFFSET $4`, [
        accountId,
        link,
        limit,
        (page - 1) * limit,
      ]),
    ]);
    return pageOfLinks(
      'appeals',
      rows.map((row) => ({ ...row, date: row.created_at })),
      result,
      query,
    );
  }

  /** For the operator, oldest first. */
  async open() {
    const appeals = await this.dataSource.query<unknown[]>(
      `SELECT block_appeal.id, url, message, email, block_appeal.created_at FROM block_appeal
       JOIN account ON account.id = account_id WHERE state = 'open' ORDER BY block_appeal.id LIMIT $1`,
      [mostListed],
    );
    return { appeals };
  }

  /** Accepting lifts the block with it: of what it is about, if that is the account's own and still there, else the entry of the list. */
  async decide(id: number, isAccepted: boolean, answer: string) {
    const { state, keys } = await this.dataSource.transaction(async (tx) => {
      // First, as by an erasure, which takes the account, its links and their objections, in this order.
      await tx.query(`SELECT FROM account WHERE id = (SELECT account_id FROM block_appeal WHERE id = $1) FOR SHARE`, [
        id,
      ]);
      const [[row]] = await tx.query<[Appeal[], number]>(
        `UPDATE block_appeal SET state = $2, answer = $3, decided_at = now() WHERE id = $1 AND state = 'open' RETURNING *`,
        [id, isAccepted ? 'accepted' : 'refused', answer],
      );
      if (!row) throw new Problem('not_found', { message: 'There is no open objection of this id.' });
      await this.mails.send(tx, row.account_id, (language) => decidedMail(language, row.url, isAccepted, answer));
      return { state: row.state, keys: isAccepted ? await this.lift(tx, row) : [] };
    });
    await this.touched.announce(keys);
    return { id, state };
  }

  /** Answers with what to announce after the commit. */
  private async lift(tx: EntityManager, { account_id, url, link_id }: Appeal): Promise<string[]> {
    if (link_id !== null) return (await this.takedown.liftItem(tx, { kind: 'link', id: link_id })).keys;
    const item = await this.found.byAddress(tx, url);
    if (item?.account_id === account_id) return (await this.takedown.liftItem(tx, item)).keys;
    const entry = await this.blockList.find(tx, [new URL(url).href]);
    return entry ? (await this.takedown.liftEntry(tx, entry.value)).keys : [];
  }
}
