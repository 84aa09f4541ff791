import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Periodic } from '../periodic.js';

/** Forgets what is settled: an event once all consumers have it, an inbox key once the event can no longer come again. */
@Injectable()
export class EventPurge {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('purge-events', 600_000, () => this.purge());
  }

  async purge(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM outbox_event event WHERE occurred_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM outbox_recipient WHERE event_id = event.id AND acknowledged_at IS NULL)`,
    );
    await this.dataSource.query(`DELETE FROM inbox_event WHERE consumed_at < now() - interval '30 days'`);
  }
}
