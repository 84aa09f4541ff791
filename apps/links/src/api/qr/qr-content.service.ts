import { Injectable } from '@nestjs/common';
import {
  qrDataKeys,
  qrDataSchema,
  type FieldErrors,
  type QrData,
  type QrDataOf,
  type QrType,
} from '@platform/contracts';
import { fieldErrors, Problem, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { hasKeyOf, hostName, keysAt, placeNamed, readShortUrl } from '../../addresses/index.js';
import { addressesOfQr, webDestination } from '../../destinations/index.js';
import { BlockListService } from '../../blocks/index.js';
import { withDialableNumbers } from './dialable.js';

/** What may be in a code. */
@Injectable()
export class QrContentService {
  constructor(
    private readonly config: LinksConfig,
    private readonly blockList: BlockListService,
  ) {}

  /**
   * `data` in the canonical shape of its type.
   *
   * @throws Problem 400 for data that does not fit, and for an address that no short link could lead to
   */
  async read(type: QrType, data: unknown): Promise<QrData> {
    if (Array.isArray(data)) throw Problem.field('data', `must be an object with the keys ${qrDataKeys(type)}`);
    const parsed = qrDataSchema(type).safeParse(data);
    if (!parsed.success) {
      const errors: FieldErrors = {};
      for (const [field, messages] of Object.entries(fieldErrors(parsed.error.issues)))
        Object.assign(errors, field ? { [`data.${field}`]: messages } : { data: [`must hold ${qrDataKeys(type)}`] });
      throw new Problem('validation_failed', { errors });
    }
    const read =
      type === 'link' ? this.readLink(parsed.data as QrDataOf<'link'>) : withDialableNumbers(type, parsed.data);
    await this.blockList.check(addressesOfQr({ type, data: read }), type === 'link' ? 'data.url' : 'data.site');
    return read;
  }

  /** The link of this account that a code leads to; null for any other content. */
  async linkOf(tx: EntityManager, accountId: number, type: QrType, data: QrData): Promise<number | null> {
    const address = type === 'link' ? readShortUrl(this.config.LINKS_BASE_URL, (data as QrDataOf<'link'>).url) : null;
    const keys = address ? keysAt(address.alias, placeNamed(address.host)) : [];
    const [first] = keys;
    if (first === undefined) return null;
    const [link] = await rowsOf(
      tx,
      sql<{ id: number }>`
        SELECT link.id FROM link LEFT JOIN domain ON domain.id = domain_id
        WHERE ${hasKeyOf(keys)} AND host IS NOT DISTINCT FROM ${address!.host}
          AND link.account_id = ${accountId} AND link.state <> 'deleted'
        ORDER BY alias_key = ${first} DESC LIMIT 1`,
    );
    return link?.id ?? null;
  }

  /** A short link is a fine content of a code; another code is not: two of them could lead to each other. */
  private readLink({ url }: QrDataOf<'link'>): QrData {
    const { href } = webDestination(url, []);
    const { hostname, pathname } = new URL(href);
    const isOurs = hostName(hostname) === hostName(new URL(this.config.LINKS_BASE_URL).host);
    if (isOurs && /^\/+qr(\/|$)/i.test(unescaped(pathname)))
      throw Problem.field('data.url', 'must not lead to another QR code');
    return { url: href };
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
