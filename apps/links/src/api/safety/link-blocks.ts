import { Injectable } from '@nestjs/common';
import { execute, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { destinationsOf } from '../links/index.js';
import type { Link } from '../../records/index.js';
import { TouchedLinks } from '../../lookup/index.js';
import { BlockListService, blocks, type Entry, hostPattern } from '../../blocks/index.js';

type Leading = Pick<Link, 'id' | 'account_id' | 'url' | 'options' | 'expirylink'>;

const leading = part`id, account_id, url, options, expirylink`;
const listed = 'listed ';

/** Why a link is blocked, when an entry of the list is the cause. */
const causeOf = ({ kind, value }: Entry) => `${listed}${kind} ${value}`;

/**
 * Blocks links, by the list or by the operator's own hand: such a block stays when an entry goes. Each method returns
 * the keys for `TouchedLinks.announce` after the commit.
 */
@Injectable()
export class LinkBlocks {
  constructor(
    private readonly blockList: BlockListService,
    private readonly touched: TouchedLinks,
  ) {}

  /** Blocks by the operator's hand. Nothing changes on a link that is blocked so already. */
  blockOne(tx: EntityManager, id: number, reason: string): Promise<string[]> {
    const which = part`id = ${id} AND (blocked_reason IS NULL OR starts_with(blocked_reason, ${listed}))`;
    return this.block(tx, which, reason);
  }

  /** Whatever it was blocked for. */
  unblockOne(tx: EntityManager, id: number): Promise<string[]> {
    return this.unblock(tx, part`id = ${id}`);
  }

  /** Blocks every link that leads there and is not blocked yet; `links` are those. */
  async blockListed(tx: EntityManager, entry: Entry): Promise<{ links: Leading[]; keys: string[] }> {
    const links = await this.leadingTo(tx, entry);
    const ids = links.map(({ id }) => id);
    return { links, keys: await this.block(tx, part`id = ANY (${ids})`, causeOf(entry)) };
  }

  /** For a removed entry. A link that another entry blocks as well stays blocked by that one. */
  async unblockListed(tx: EntityManager, entry: Entry): Promise<string[]> {
    const cause = causeOf(entry);
    const links = await rowsOf(
      tx,
      sql<Leading>`SELECT ${leading} FROM link WHERE blocked_reason = ${cause} ORDER BY id FOR UPDATE`,
    );
    const entries = await this.blockList.entriesOf(tx, links.flatMap(addressesOf));
    const others = links.map((link) => entries.find((other) => leadsTo(link, other)));
    const still = links.flatMap(({ id }, index) => (others[index] ? [{ id, cause: causeOf(others[index]) }] : []));
    const [ids, causes] = [still.map(({ id }) => id), still.map((one) => one.cause)];
    await execute(
      tx,
      sql`
        UPDATE link SET blocked_reason = cause
        FROM unnest(${ids}::int[], ${causes}::text[]) AS listed (link_id, cause) WHERE id = link_id`,
    );
    return this.unblock(tx, part`blocked_reason = ${cause}`);
  }

  private block(tx: EntityManager, which: SqlPart, reason: string): Promise<string[]> {
    return this.touched.raise(
      tx,
      which,
      part`
        state = CASE WHEN state = 'deleted' THEN state ELSE 'blocked' END,
        blocked_from = CASE WHEN blocked_reason IS NULL THEN state ELSE blocked_from END,
        blocked_reason = ${reason}`,
    );
  }

  /** What has been deleted since stays so, and its owner may use its address again. */
  private unblock(tx: EntityManager, which: SqlPart): Promise<string[]> {
    return this.touched.raise(
      tx,
      part`${which} AND blocked_reason IS NOT NULL`,
      part`
        state = CASE WHEN state = 'deleted' THEN state ELSE coalesce(blocked_from, 'active') END,
        blocked_from = NULL, blocked_reason = NULL`,
    );
  }

  /**
   * Finds links by any of their destinations. Postgres finds those that hold the name of the host, the URL parser
   * decides.
   */
  private async leadingTo(tx: EntityManager, entry: Entry): Promise<Leading[]> {
    const rows = await rowsOf(
      tx,
      sql<Leading>`
        SELECT ${leading} FROM link
        WHERE state IN ('active', 'disabled')
          AND concat_ws(' ', url, href, expirylink, options::text) ILIKE ${hostPattern(entry)}`,
    );
    return rows.filter((link) => leadsTo(link, entry));
  }
}

/** Where a link leads, and the picture of its card. */
function addressesOf(link: Leading): string[] {
  const picture = link.options.meta?.image;
  return [...destinationsOf(link), ...(picture ? [picture] : [])];
}

function leadsTo(link: Leading, entry: Entry): boolean {
  return addressesOf(link).some((href) => blocks(entry, href));
}
