import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { gauge } from '../operations/metrics.js';
import { Periodic } from '../periodic.js';

/** Forgets what is settled: an event once all consumers have it, an inbox key once the event can no longer come again. */
@Injectable()
export class EventPurge {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('purge-events', 600_000, () => this.purge());
    gauge('outbox_oldest_seconds', 'Age of the oldest event that a consumer has not acknowledged', () =>
      this.oldestSeconds(),
    );
  }

  async purge(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM outbox_event event WHERE occurred_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM outbox_recipient WHERE event_id = event.id AND acknowledged_at IS NULL)`,
    );
    await this.dataSource.query(`DELETE FROM inbox_event WHERE consumed_at < now() - interval '30 days'`);
  }

  private async oldestSeconds(): Promise<number> {
    const [row] = await this.dataSource.query<{ seconds: string | null }[]>(
      `SELECT extract(epoch FROM now() - min(occurred_at)) AS seconds FROM outbox_event
       JOIN outbox_recipient ON event_id = id WHERE acknowledged_at IS NULL`,
    );
    return Number(row?.seconds ?? 0);
  }
}
