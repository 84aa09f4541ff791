import { Injectable } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { NotificationsConfig } from '../config.js';

const everyMs = 3_600_000;
const deletedAtOnce = 10_000;

/** Lets go of events, digests and deduplication keys whose time is over. Deliveries have a retention of their own. */
@Injectable()
export class EventRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: NotificationsConfig,
    periodic: Periodic,
  ) {
    periodic.add('notification-retention', everyMs, () => this.run());
  }

  async run(): Promise<void> {
    const days = this.config.EVENT_RETENTION_DAYS;
    const old = (column: string) => `${column} < now() - ${days} * interval '1 day'`;
    await this.inPortions(
      `SELECT ctid FROM notification_deduplication WHERE expires_at < now()`,
      'notification_deduplication',
    );
    await this.inPortions(
      `SELECT ctid FROM notification_digest WHERE NOT is_open AND ${old('closes_at')}`,
      'notification_digest',
    );
    await this.inPortions(`SELECT ctid FROM notification_event WHERE ${old('created_at')}`, 'notification_event');
  }

  /** Short transactions: nothing that is written meanwhile waits long. */
  private async inPortions(which: string, table: string): Promise<void> {
    for (;;) {
      const [, deleted] = await this.dataSource.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid IN (${which} LIMIT $1)`,
        [deletedAtOnce],
      );
      if (deleted < deletedAtOnce) return;
    }
  }
}
