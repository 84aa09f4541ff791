import { Injectable } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { isHeld } from './name-holds.js';

const everyMs = 3_600_000;

/**
 * Ends the reservation of an alias 90 days after its link was deleted; what was counted for the link goes then. The alias of a link that
 * the operator has blocked stays reserved. Names of bio pages and campaigns are held as long.
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
  }
}
