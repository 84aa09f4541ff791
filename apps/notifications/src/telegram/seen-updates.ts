import { Injectable } from '@nestjs/common';
import { deleteInBatches, part, Periodic, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

const purgeEveryMs = 3_600_000;

/** Lets each update take effect once: Telegram sends it again until it was acknowledged, for a day at most. */
@Injectable()
export class SeenUpdates {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('telegram-seen-updates', purgeEveryMs, () => this.purge());
  }

  /**
   * Does `work` and marks the update as done in one transaction; undefined, and nothing done, for one that was done
   * before.
   */
  once<T>(updateId: number, work: (tx: EntityManager) => Promise<T>): Promise<T | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const rows = await rowsOf(
        tx,
        sql`INSERT INTO telegram_update (update_id) VALUES (${updateId}) ON CONFLICT DO NOTHING RETURNING update_id`,
      );
      return rows.length ? work(tx) : undefined;
    });
  }

  private async purge(): Promise<void> {
    await deleteInBatches(this.dataSource, 'telegram_update', part`received_at < now() - interval '2 days'`);
    await deleteInBatches(this.dataSource, 'telegram_wrong_try', part`tried_at < now() - interval '1 hour'`);
  }
}
