import { Injectable } from '@nestjs/common';
import { cutOf, keysById, pageOfLinks, type AddAppeal, type AppealsQuery } from '@platform/contracts';
import { boundedCount, constant, execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountMails, requireActive } from '../../accounts/index.js';
import { TouchedLinks } from '../../lookup/index.js';
import { BlockListService, type FoundItem, FoundItems } from '../../blocks/index.js';
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

interface Liftable {
  item: Pick<FoundItem, 'kind' | 'id'> | null;
  entries: string[];
}

const maxListed = 100;

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

  /**
   * Adds an objection, one at a time for each address.
   *
   * @param url of a link, bio page or QR code of the account that is blocked or leads to a blocked address, or that
   * address
   */
  add(accountId: number, { url, message }: AddAppeal) {
    return this.dataSource.transaction(async (tx) => {
      await requireActive(tx, accountId);
      const item = await this.found.byAddress(tx, url);
      const own = item?.account_id === accountId ? item : null;
      const addresses = [new URL(url).href, ...(own?.addresses ?? [])];
      if (!own?.isBlocked && !(await this.blockList.find(tx, addresses))) throw Problem.field('url', 'is not blocked');
      const linkId = own?.isBlocked && own.kind === 'link' ? own.id : null;
      const [appeal] = await rowsOf(
        tx,
        sql<{ id: number }>`
          INSERT INTO block_appeal (account_id, url, link_id, message)
          VALUES (${accountId}, ${url}, ${linkId}, ${message})
          ON CONFLICT (account_id, md5(url)) WHERE state = 'open' DO NOTHING RETURNING id`,
      );
      if (!appeal)
        throw new Problem('already_exists', { message: 'You have objected already; it is being looked at.' });
      return { error: 0, id: appeal.id };
    });
  }

  async list(accountId: number, query: AppealsQuery) {
    const { link = null } = query;
    const { limit, offset, after: [before] = [null] } = cutOf(query, query.limit);
    const wanted = part`
      block_appeal WHERE account_id = ${accountId} AND (${link}::int IS NULL OR link_id = ${link})`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM ${wanted}`),
      rowsOf(
        this.dataSource,
        sql<Appeal>`
          SELECT * FROM ${wanted} AND (${before}::int IS NULL OR id < ${before})
          ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return pageOfLinks('appeals', rows, counted, query, {
      keysOf: keysById,
      recordOf: (row) => ({ ...row, date: row.created_at }),
    });
  }

  /** For the operator, oldest first. `entries`: those of the block list, for everybody, that accepting would remove. */
  async open() {
    const { manager } = this.dataSource;
    const rows = await rowsOf(
      manager,
      sql<Appeal & { email: string }>`
        SELECT block_appeal.*, email FROM block_appeal
        JOIN account ON account.id = account_id WHERE state = 'open'
        ORDER BY block_appeal.id LIMIT ${constant(maxListed)}`,
    );
    const appeals = [];
    for (const row of rows) {
      const { id, url, message, email, created_at } = row;
      appeals.push({ id, url, message, email, created_at, entries: (await this.about(manager, row)).entries });
    }
    return { appeals };
  }

  /**
   * Decides an objection. Accepting lifts the block of the account's own item, if that is blocked itself. Else it
   * removes the entry of the list (`removed`).
   *
   * @throws Problem 400, and decides nothing, where several entries would go: a page may hold more than its owner says
   */
  async decide(id: number, isAccepted: boolean, answer: string) {
    const { state, keys, removed } = await this.dataSource.transaction(async (tx) => {
      // First, as by an erasure, which takes the account, its links and their objections, in this order.
      await execute(
        tx,
        sql`
          SELECT FROM account WHERE id = (SELECT account_id FROM block_appeal WHERE id = ${id}) FOR SHARE`,
      );
      const [row] = await rowsOf(
        tx,
        sql<Appeal>`
          UPDATE block_appeal SET state = ${isAccepted ? 'accepted' : 'refused'}, answer = ${answer}, decided_at = now()
          WHERE id = ${id} AND state = 'open' RETURNING *`,
      );
      if (!row) throw new Problem('not_found', { message: 'There is no open objection of this id.' });
      await this.mails.send(tx, row.account_id, (language) => decidedMail(language, row.url, isAccepted, answer));
      return { state: row.state, ...(isAccepted ? await this.lift(tx, row) : { keys: [], removed: [] }) };
    });
    await this.touched.announce(keys);
    return { id, state, removed };
  }

  /** `keys` are to be announced after the commit. */
  private async lift(tx: EntityManager, appeal: Appeal): Promise<{ keys: string[]; removed: string[] }> {
    const { item, entries } = await this.about(tx, appeal);
    if (item) return { keys: (await this.takedown.liftItem(tx, item)).keys, removed: [] };
    const [entry, ...others] = entries;
    if (entry === undefined) return { keys: [], removed: [] };
    if (others.length > 0)
      throw new Problem('invalid_request', {
        message:
          `Accepting would remove several entries of the block list (${entries.join(', ')}). Remove those that you ` +
          'mean by "links unblock --destination", then decide.',
      });
    return { keys: (await this.takedown.liftEntry(tx, entry)).keys, removed: [entry] };
  }

  /** What accepting lifts: the account's own item that is blocked itself, else entries of the list. */
  private async about(tx: EntityManager, { account_id, url, link_id }: Appeal): Promise<Liftable> {
    if (link_id !== null) return { item: { kind: 'link', id: link_id }, entries: [] };
    const item = await this.found.byAddress(tx, url);
    const own = item?.account_id === account_id ? item : null;
    if (own?.isBlocked) return { item: own, entries: [] };
    const entries = await this.blockList.entriesOf(tx, [new URL(url).href, ...(own?.addresses ?? [])]);
    return { item: null, entries: entries.map(({ value }) => value).sort() };
  }
}
