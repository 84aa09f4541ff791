import { Injectable } from '@nestjs/common';
import { dayMs } from '@platform/contracts';
import { deleteInBatches, lowestUuid, part, Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { NotificationsConfig } from '../config.js';

const everyMs = 3_600_000;

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
    await deleteInBatches(this.dataSource, 'notification_deduplication', part`expires_at < ${now}`);
    await deleteInBatches(this.dataSource, 'notification_digest', part`NOT is_open AND closes_at < ${keptFrom}`);
    await deleteInBatches(this.dataSource, 'notification_event', part`id < ${lowestUuid(keptFrom)}`);
  }
}
