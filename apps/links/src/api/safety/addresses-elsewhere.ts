import { Injectable } from '@nestjs/common';
import { rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { addressIn } from '../../destinations/index.js';
import { hostKey } from '../../addresses/index.js';
import { LinkChanges } from '../../lookup/index.js';
import { blocks, type Entry, hostPattern } from '../../blocks/index.js';

interface AddressHolder {
  kind: 'domain' | 'splash' | 'overlay' | 'bio' | 'qr';
  id: number;
  account_id: number;
  /** The name that its owner knows: a host, a name, or its address on our own host. */
  name: string;
  /** Of its owner. */
  email: string;
  /** The addresses of it that the entry blocks. */
  urls: string[];
}

/**
 * Rows with addresses besides links. The first three and sites of contacts are not canonical, so that no pattern finds
 * them.
 *
 * @param pattern of canonical addresses
 */
const holders = (pattern: string) => sql<AddressHolder>`
  SELECT place.*, email FROM (
    SELECT 'domain' AS kind, id, account_id, host AS name, ARRAY[redirectroot, redirect404] AS urls
    FROM domain WHERE state <> 'deleted' AND redirectroot || redirect404 <> ''
    UNION ALL
    SELECT 'splash', id, account_id, name,
      array_remove(ARRAY[content->>'product', content->>'banner', content->>'logo'], NULL)
    FROM splash WHERE concat(content->>'product', content->>'banner', content->>'logo') <> ''
    UNION ALL
    SELECT 'overlay', id, account_id, name, ARRAY[content->>'link'] FROM overlay WHERE content->>'link' <> ''
    UNION ALL
    SELECT 'bio', bio_page.id, account_id, '/@' || alias, array_agg(block->>'url')
    FROM bio_page, jsonb_array_elements(blocks) AS block
    WHERE block->>'type' IN ('link', 'image') AND block->>'url' LIKE ${pattern} GROUP BY bio_page.id
    UNION ALL
    SELECT 'qr', id, account_id, '/qr/' || code, ARRAY[data->>'url']
    FROM qr WHERE type = 'link' AND data->>'url' LIKE ${pattern}
    UNION ALL
    SELECT 'qr', id, account_id, '/qr/' || code, ARRAY[data->>'site']
    FROM qr WHERE type = 'vcard' AND data->>'site' <> ''
  ) AS place JOIN account ON account.id = account_id ORDER BY kind, place.id`;

/** Finds addresses besides those of links. From the moment that one is blocked, nobody is shown it. */
@Injectable()
export class AddressesElsewhere {
  constructor(private readonly changes: LinkChanges) {}

  async leadingTo(tx: EntityManager, entry: Entry): Promise<AddressHolder[]> {
    const rows = await rowsOf(tx, holders(hostPattern(entry)));
    return rows.flatMap((place) => {
      const urls = place.urls.filter((url) => {
        const href = addressIn(url);
        return href !== null && blocks(entry, href);
      });
      return urls.length > 0 ? [{ ...place, urls }] : [];
    });
  }

  /**
   * Gives domains a new version, as they are cached with their addresses. Call it before any lock on a link: the end of
   * a domain goes on to lock its links.
   *
   * @returns the keys to announce after the commit
   */
  async renew(tx: EntityManager, found: readonly AddressHolder[]): Promise<string[]> {
    const ids = found.flatMap(({ kind, id }) => (kind === 'domain' ? [id] : []));
    if (ids.length === 0) return [];
    const rows = await rowsOf(
      tx,
      sql<{ host: string; version: string }>`
        UPDATE domain SET version = nextval('link_version') FROM (
          SELECT id AS found_id FROM domain WHERE id = ANY (${ids}) AND state <> 'deleted' ORDER BY id FOR UPDATE
        ) found WHERE id = found_id RETURNING host, version`,
    );
    for (const { host, version } of rows) await this.changes.record(tx, hostKey(host), version);
    return rows.map(({ host }) => hostKey(host));
  }
}
