import { Injectable } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { isHeld } from './name-holds.js';

const everyMs = 3_600_000;

/**
 * SQL that takes from a tombstone what its owner wrote. It needs its address and its owner; what is blocked also keeps where it led, in
 * canonical form: by that it stays blocked when one of two entries of the block list goes.
 */
export const wordless = `title = '', description = '', note = '', password_hash = NULL, options = '{}', starts_at = NULL,
  expires_at = NULL, click_limit = NULL, expirylink = NULL,
  url = CASE WHEN blocked_reason IS NULL THEN '' ELSE href END, href = CASE WHEN blocked_reason IS NULL THEN '' ELSE href END`;
/** SQL: something of that is still there. */
const hasWords = `(title <> '' OR description <> '' OR note <> '' OR options <> '{}' OR password_hash IS NOT NULL)`;

/**
 * Ends the reservation of an alias 90 days after its link was deleted; what was counted for the link goes then. The alias of a link that
 * the operator has blocked stays reserved, without what its owner wrote. Names of bio pages and campaigns are held as long.
 */
@Injectable()
export class Tombstones {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('link-tombstones', everyMs, () => this.purge());
  }

  async purge(): Promise<void> {
    await this.dataSource.query(`DELETE FROM name_hold WHERE NOT ${isHeld}`);
    await this.dataSource.query(
      `WITH old AS (SELECT id FROM link WHERE deleted_at < now() - interval '90 days'),
         gone AS (DELETE FROM link USING old WHERE link.id = old.id AND blocked_reason IS NULL),
         hours AS (DELETE FROM item_hour USING old WHERE kind = 'link' AND item_id = old.id),
         counters AS (DELETE FROM item_counter USING old WHERE kind = 'link' AND item_id = old.id)
       DELETE FROM item_day USING old WHERE kind = 'link' AND item_id = old.id`,
    );
    await this.dataSource.query(
      `UPDATE link SET ${wordless} WHERE deleted_at < now() - interval '90 days' AND ${hasWords}`,
    );
  }
}
