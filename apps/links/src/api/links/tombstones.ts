import { Injectable } from '@nestjs/common';
import { deleteInBatches, inBatches, part, Periodic, type SqlPart } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { CountPurge, isOutOfRetention } from '../../counting/index.js';
import { isHeld } from './name-holds.js';

const everyMs = 3_600_000;
const linkBatchSize = 1_000;

/**
 * Takes from a tombstone what its owner wrote. Its address and its owner stay. A blocked one also keeps where it led,
 * in canonical form: so it stays blocked when one of two entries of the block list goes.
 */
export const withoutContent = part`
  title = '', description = '', note = '', password_hash = NULL, options = '{}', starts_at = NULL, clicks_before = 0,
  expires_at = NULL, click_limit = NULL, expirylink = NULL,
  url = CASE WHEN blocked_reason IS NULL THEN '' ELSE href END,
  href = CASE WHEN blocked_reason IS NULL THEN '' ELSE href END`;
/** Something of that is left. */
const hasContent = part`
  (title <> '' OR description <> '' OR note <> '' OR options <> '{}' OR password_hash IS NOT NULL)`;

/**
 * Ends the reservation of an alias 90 days after its link was deleted; the counts of the link go then. The alias of a
 * blocked link stays reserved, without what its owner wrote. Names of bio pages and campaigns are held as long. Counts
 * of other things that are gone go within the hour.
 */
@Injectable()
export class Tombstones {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: CountPurge,
    periodic: Periodic,
  ) {
    periodic.add('link-tombstones', everyMs, () => this.purge());
  }

  async purge(): Promise<void> {
    await deleteInBatches(this.dataSource, 'name_hold', part`NOT ${isHeld}`);
    await this.counts.purge();
    // Their counts are found by the row of the link: it goes last.
    const isUncounted = part`NOT EXISTS (SELECT FROM item_counter WHERE kind = 'link' AND item_id = link.id)`;
    const over = (statement: SqlPart, condition: SqlPart) =>
      inBatches(this.dataSource, statement, 'link', part`${isOutOfRetention} AND ${condition}`, {
        batchSize: linkBatchSize,
      });
    await over(part`DELETE FROM link`, part`blocked_reason IS NULL AND ${isUncounted}`);
    await over(part`UPDATE link SET ${withoutContent}`, hasContent);
  }
}
