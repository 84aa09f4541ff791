import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { destinationsOf } from '../links/index.js';
import type { Link } from '../../records/index.js';
import { TouchedLinks } from '../../lookup/index.js';
import { BlockListService, blocks, type Entry, hostPattern } from '../../blocks/index.js';

type Leading = Pick<Link, 'id' | 'account_id' | 'url' | 'options' | 'expirylink'>;

const leading = 'id, account_id, url, options, expirylink';
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
    return this.block(tx, `id = $1 AND (blocked_reason IS NULL OR starts_with(blocked_reason, '${listed}'))`, [
      id,
      reason,
    ]);
  }

  /** Whatever it was blocked for. */
  unblockOne(tx: EntityManager, id: number): Promise<string[]> {
    return this.unblock(tx, 'id = $1', id);
  }

  /** Blocks every link that leads there and is not blocked yet; `links` are those. */
  async blockListed(tx: EntityManager, entry: Entry): Promise<{ links: Leading[]; keys: string[] }> {
    const links = await this.leadingTo(tx, entry);
    const ids = links.map(({ id }) => id);
    return { links, keys: await this.block(tx, 'id = ANY($1)', [ids, causeOf(entry)]) };
  }

  /** For a removed entry. A link that another entry blocks as well stays blocked by that one. */
  async unblockListed(tx: EntityManager, entry: Entry): Promise<string[]> {
    const cause = causeOf(entry);
    const links = await tx.query<Leading[]>(
      `SELECT ${leading} FROM link WHERE blocked_reason = $1 ORDER BY id FOR UPDATE`,
      [cause],
    );
    const entries = await this.blockList.entriesOf(tx, links.flatMap(addressesOf));
    const others = links.map((link) => entries.find((other) => leadsTo(link, other)));
    const still = links.flatMap(({ id }, index) => (others[index] ? [{ id, cause: causeOf(others[index]) }] : []));
    await tx.query(
      `UPDATE link SET blocked_reason = cause FROM unnest($1::int[], $2::text[]) AS still (link_id, cause) WHERE id = link_id`,
      [still.map(({ id }) => id), still.map((one) => one.cause)],
    );
    return this.unblock(tx, 'blocked_reason = $1', cause);
  }

  /** `values`: of `where`, then the reason. */
  private block(tx: EntityManager, where: string, values: [unknown, string]): Promise<string[]> {
    return this.touched.record(tx, where, values, [
      `state = CASE WHEN state = 'deleted' THEN state ELSE 'blocked' END`,
      `blocked_from = CASE WHEN blocked_reason IS NULL THEN state ELSE blocked_from END`,
      'blocked_reason = $2',
    ]);
  }

  /** What has been deleted since stays so, and its owner may use its address again. */
  private unblock(tx: EntityManager, where: string, value: unknown): Promise<string[]> {
    return this.touched.record(
      tx,
      `${where} AND blocked_reason IS NOT NULL`,
      [value],
      [
        `state = CASE WHEN state = 'deleted' THEN state ELSE coalesce(blocked_from, 'active') END`,
        'blocked_from = NULL',
        'blocked_reason = NULL',
      ],
    );
  }

  /**
   * Finds links by any of their destinations. Postgres finds those that hold the name of the host, the URL parser
   * decides.
   */
  private async leadingTo(tx: EntityManager, entry: Entry): Promise<Leading[]> {
    const rows = await tx.query<Leading[]>(
      `SELECT ${leading} FROM link
       WHERE state IN ('active', 'disabled') AND concat_ws(' ', url, href, expirylink, options::text) ILIKE $1`,
      [hostPattern(entry)],
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
