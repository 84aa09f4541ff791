import { Injectable } from '@nestjs/common';
import { deleteInBatches, part, Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { NotificationsConfig } from '../../config.js';

const hourMs = 3_600_000;

/** Forgets who got what, with the deliveries themselves; and the answered or overdue questions to addresses. */
@Injectable()
export class RecipientRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: NotificationsConfig,
    periodic: Periodic,
  ) {
    periodic.add('recipient-retention', hourMs, () => this.run());
  }

  async run(): Promise<void> {
    // Deliveries go by whole weeks, so that some are a week older.
    const days = this.config.DELIVERY_RETENTION_DAYS + 7;
    const isOld = part`updated_at < now() - make_interval(days => ${days})`;
    await deleteInBatches(this.dataSource, 'notification_recipient', isOld);
    const isOver = part`expires_at < now() AND created_at < now() - interval '1 day'`;
    await deleteInBatches(this.dataSource, 'notification_confirmation', isOver);
  }
}
