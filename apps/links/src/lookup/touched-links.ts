import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressKeySql } from '../addresses/index.js';
import { LinkChanges } from './link-changes.js';

/** For changes of what many links use: each of them is news for the caches that redirect. */
@Injectable()
export class TouchedLinks {
  constructor(private readonly changes: LinkChanges) {}

  /**
   * Raises the version of the links that `where` (SQL over `link`) finds, after setting `assignments` on them, and writes the news down
   * in the same transaction. Answers with what to hand to `announce` after the commit.
   */
  async record(tx: EntityManager, where: string, values: unknown[], assignments: string[] = []): Promise<string[]> {
    const rows = await tx.query<{ alias_key: string }[]>(
      `WITH touched AS (
         UPDATE link SET ${[...assignments, `version = nextval('link_version')`].join(', ')}
         FROM (SELECT id AS found_id, ${addressKeySql} AS found_key FROM link WHERE ${where} ORDER BY id FOR UPDATE) found
         WHERE id = found_id RETURNING found_key, version
       )
       INSERT INTO link_change (alias_key, version) SELECT found_key, max(version) FROM touched GROUP BY 1
       ON CONFLICT (alias_key) DO UPDATE SET version = greatest(link_change.version, excluded.version), changed_at = now()
       RETURNING alias_key`,
      values,
    );
    return rows.map(({ alias_key }) => alias_key);
  }

  /** All of them, before the answer leaves or the command line ends. Never throws. */
  announce(keys: string[]): Promise<void> {
    return this.changes.announce(keys);
  }
}
