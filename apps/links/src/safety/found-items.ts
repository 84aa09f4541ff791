import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LinksConfig } from '../config.js';
import { keysOf } from '../links/alias.js';
import { readShortUrl } from '../links/short-url.js';

export interface FoundLink {
  id: number;
  account_id: number;
  isBlocked: boolean;
}

/** Links by what people call them: their short URL, whoever owns them. Of the deleted ones those that are blocked are still there. */
@Injectable()
export class FoundLinks {
  constructor(private readonly config: LinksConfig) {}

  async byShortUrl(tx: EntityManager, short: string): Promise<FoundLink | null> {
    const address = readShortUrl(this.config.LINKS_BASE_URL, short);
    const keys = address ? keysOf(address.alias) : [];
    if (keys.length === 0) return null;
    const [link] = await tx.query<FoundLink[]>(
      `SELECT link.id, link.account_id, blocked_reason IS NOT NULL AS "isBlocked"
       FROM link LEFT JOIN domain ON domain.id = domain_id
       WHERE alias_key = ANY($1) AND coalesce(former_host, host) IS NOT DISTINCT FROM $2
         AND (link.state <> 'deleted' OR blocked_reason IS NOT NULL)
       ORDER BY alias_key = $3 DESC LIMIT 1`,
      [keys, address!.host, keys[0]],
    );
    return link ?? null;
  }
}
