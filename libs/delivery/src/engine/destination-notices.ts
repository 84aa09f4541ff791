import { log, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { DeliverySender } from '../sending/delivery-sender.js';

const warnEveryMs = 60_000;

interface Noticed {
  reason: string;
  failingSince: Date;
}

/**
 * Tells the service of destinations that the engine disabled, and of those that will be when they go on failing. The
 * mark that it was told and what the service writes are one transaction: told once, whatever crashes, by whichever
 * engine.
 */
export class DestinationNotices {
  private running?: Promise<void>;
  private warnedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sender: DeliverySender,
    private readonly disableAfterFailingMs: number,
  ) {}

  /** Returns at once; what fails comes again with the next call. */
  tell(): void {
    this.running ??= this.tellAll()
      .catch((err: unknown) => log.warn({ err }, 'delivery: a notice failed, will try again'))
      .finally(() => (this.running = undefined));
  }

  async stop(): Promise<void> {
    await this.running;
  }

  private async tellAll(): Promise<void> {
    const disabled = await this.ids(part`NOT is_disabling_told`);
    for (const id of disabled) {
      await this.once(id, part`is_disabling_told = true`, part`NOT is_disabling_told`, (tx, { reason }) =>
        this.sender.disabled(tx, id, reason),
      );
    }
    if (Date.now() - this.warnedAt < Math.min(warnEveryMs, this.disableAfterFailingMs / 4)) return;
    this.warnedAt = Date.now();
    const isFailing = part`
      disabled_at IS NULL AND failing_since < now() - ${this.disableAfterFailingMs / 2} * interval '1 ms'
      AND (warned_at IS NULL OR warned_at < failing_since)`;
    for (const id of await this.ids(isFailing)) {
      await this.once(id, part`warned_at = now()`, isFailing, (tx, { failingSince }) => {
        const disabledAt = new Date(failingSince.getTime() + this.disableAfterFailingMs);
        return this.sender.failing(tx, id, failingSince, disabledAt);
      });
    }
  }

  private async ids(condition: SqlPart): Promise<string[]> {
    const rows = await rowsOf(
      this.dataSource,
      sql<{ id: string }>`SELECT id FROM delivery_destination WHERE ${condition} ORDER BY id LIMIT 100`,
    );
    return rows.map(({ id }) => id);
  }

  private async once(
    id: string,
    mark: SqlPart,
    condition: SqlPart,
    act: (tx: EntityManager, noticed: Noticed) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const rows = await rowsOf(
        tx,
        sql<Noticed>`
          UPDATE delivery_destination SET ${mark}, version = version + 1 WHERE id = ${id} AND ${condition}
          RETURNING coalesce(disabled_reason, 'unknown') AS reason, coalesce(failing_since, now()) AS "failingSince"`,
      );
      if (rows[0]) await act(tx, rows[0]);
    });
  }
}
