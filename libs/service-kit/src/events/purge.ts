import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteInBatches } from '../postgres/in-batches.js';
import { part } from '../postgres/sql.js';
import { Periodic } from '../service/periodic.js';

/**
 * Forgets what is settled: an event once all consumers have it, an inbox key once the event can no longer come again.
 */
@Injectable()
export class EventPurge {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('purge-events', 600_000, () => this.purge());
  }

  async purge(): Promise<void> {
    await deleteInBatches(
      this.dataSource,
      'outbox_event',
      part`occurred_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM outbox_recipient WHERE event_id = outbox_event.id AND acknowledged_at IS NULL)`,
    );
    await deleteInBatches(this.dataSource, 'inbox_event', part`consumed_at < now() - interval '30 days'`);
  }
}
