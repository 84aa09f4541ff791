import { Injectable } from '@nestjs/common';
import type { BioBlock } from '@platform/contracts';
import type { EntityManager } from 'typeorm';
import { part, rowsOf, sql } from '@platform/service-kit';
import { LinksConfig } from '../config.js';
import { hasKeyOf, keysAt, keysOf, placeNamed, readShortUrl } from '../addresses/index.js';
import { addressesOfBio, addressesOfQr } from '../destinations/index.js';
import type { Qr } from '../records/index.js';

/** `held`: the alias of a bio page that was deleted while it was blocked. */
export interface FoundItem {
  kind: 'link' | 'bio' | 'qr' | 'held';
  id: number;
  account_id: number;
  isBlocked: boolean;
  /** Addresses for which the block list may block it. Empty for a link, which is blocked itself. */
  addresses: string[];
}

type Row = Omit<FoundItem, 'addresses'>;

const codeShape = /^qr\/([^/.]+)(?:\.(?:png|svg))?$/;
const facts = part`id, account_id, blocked_reason IS NOT NULL AS "isBlocked"`;

/**
 * Finds links, bio pages and QR codes by their public address, whoever owns them. Of deleted ones only those that are
 * blocked still exist.
 */
@Injectable()
export class FoundItems {
  constructor(private readonly config: LinksConfig) {}

  async byAddress(tx: EntityManager, text: string): Promise<FoundItem | null> {
    const address = readShortUrl(this.config.LINKS_BASE_URL, text);
    if (!address) return null;
    const { host, alias } = address;
    const [, code] = (host === null && codeShape.exec(alias)) || [];
    if (code) return this.qr(tx, code);
    if (host === null && alias.startsWith('@')) return this.bio(tx, alias.slice(1));
    return this.link(tx, host, alias);
  }

  private async link(tx: EntityManager, host: string | null, alias: string): Promise<FoundItem | null> {
    const keys = keysAt(alias, placeNamed(host));
    if (keys.length === 0) return null;
    const [link] = await rowsOf(
      tx,
      sql<Row>`
        SELECT 'link' AS kind, link.id, link.account_id, blocked_reason IS NOT NULL AS "isBlocked"
        FROM link LEFT JOIN domain ON domain.id = domain_id
        WHERE ${hasKeyOf(keys)} AND coalesce(former_host, host) IS NOT DISTINCT FROM ${host}
          AND (link.state <> 'deleted' OR blocked_reason IS NOT NULL)
        ORDER BY alias_key = ${keys[0]!} DESC LIMIT 1`,
    );
    return link ? { ...link, addresses: [] } : null;
  }

  private async bio(tx: EntityManager, alias: string): Promise<FoundItem | null> {
    const key = keysOf(alias).at(-1) ?? '';
    const [page] = await rowsOf(
      tx,
      sql<Row & { blocks: BioBlock[] }>`
        SELECT 'bio' AS kind, ${facts}, blocks FROM bio_page WHERE alias_key = ${key}
        UNION ALL
        SELECT 'held', ${facts}, '[]' FROM name_hold
        WHERE kind = 'bio' AND name = ${key} AND blocked_reason IS NOT NULL
        LIMIT 1`,
    );
    if (!page) return null;
    const { blocks, ...item } = page;
    return { ...item, addresses: addressesOfBio(blocks) };
  }

  private async qr(tx: EntityManager, code: string): Promise<FoundItem | null> {
    const [found] = await rowsOf(
      tx,
      sql<Row & Pick<Qr, 'type' | 'data'>>`SELECT 'qr' AS kind, ${facts}, type, data FROM qr WHERE code = ${code}`,
    );
    if (!found) return null;
    const { type, data, ...item } = found;
    return { ...item, addresses: addressesOfQr({ type, data }) };
  }
}
