import { Injectable } from '@nestjs/common';
import { dayMs } from '@platform/contracts';
import { lowestUuid, Periodic } from '@platform/service-kit';
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

  async run(now = new Date()): Promise<void> {
    const keptFrom = new Date(now.getTime() - this.config.EVENT_RETENTION_DAYS * dayMs);
    await this.inPortions('notification_deduplication', 'expires_at < $2', now);
    await this.inPortions('notification_digest', 'NOT is_open AND closes_at < $2', keptFrom);
    await this.inPortions('notification_event', 'id < $2', lowestUuid(keptFrom));
  }

  /** Short transactions: nothing that is written meanwhile waits long. */
  private async inPortions(table: string, condition: string, value: Date | string): Promise<void> {
    for (;;) {
      const [, deleted] = await this.dataSource.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT $1))`,
        [deletedAtOnce, value],
      );
      if (deleted < deletedAtOnce) return;
    }
  }
}
