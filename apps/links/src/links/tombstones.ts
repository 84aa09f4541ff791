import { Injectable } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { isHeld } from './name-holds.js';

const everyMs = 3_600_000;

/**
 * Ends the reservation of an alias 90 days after its link was deleted; what was counted for the link goes with it. The alias of a link
 * that the operator has blocked stays reserved. Names of bio pages and campaigns are held as long.
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
      `WITH gone AS (DELETE FROM link WHERE deleted_at < now() - interval '90 days' AND blocked_reason IS NULL RETURNING id),
         hours AS (DELETE FROM item_hour USING gone WHERE kind = 'link' AND item_id = gone.id),
         counters AS (DELETE FROM item_counter USING gone WHERE kind = 'link' AND item_id = gone.id)
       DELETE FROM item_day USING gone WHERE kind = 'link' AND item_id = gone.id`,
    );
  }
}
