import { Injectable } from '@nestjs/common';
import { part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { addressKeySql } from '../addresses/index.js';
import { LinkChanges } from './link-changes.js';

/** Announces changes of what many links use, such as a splash page: each of these links is a change for the caches. */
@Injectable()
export class TouchedLinks {
  constructor(private readonly changes: LinkChanges) {}

  /**
   * Raises the version of some links, after setting `assignments` on them. Notes the changes in the same transaction.
   *
   * @param which SQL over `link`: those that it is true for
   * @param assignments SQL, as in `UPDATE link SET`
   * @returns the keys to pass to `announce` after the commit
   */
  async raise(tx: EntityManager, which: SqlPart, assignments?: SqlPart): Promise<string[]> {
    const changed = assignments ? part`${assignments}, version = nextval('link_version')` : nextVersion;
    const rows = await rowsOf(
      tx,
      sql<{ alias_key: string }>`
        WITH touched AS (
          UPDATE link SET ${changed}
          FROM (
            SELECT id AS found_id, ${addressKeySql} AS found_key FROM link WHERE ${which} ORDER BY id FOR UPDATE
          ) AS found
          WHERE id = found_id RETURNING found_key, version
        )
        INSERT INTO link_change (alias_key, version) SELECT found_key, max(version) FROM touched GROUP BY 1
        ON CONFLICT (alias_key) DO UPDATE SET version = greatest(link_change.version, excluded.version),
          changed_at = now()
        RETURNING alias_key`,
    );
    return rows.map(({ alias_key }) => alias_key);
  }

  /** Announces all keys before the answer leaves or the command ends. Never throws. */
  announce(keys: string[]): Promise<void> {
    return this.changes.announce(keys);
  }
}

const nextVersion = part`version = nextval('link_version')`;
