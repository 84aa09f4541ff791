import { setTimeout as wait } from 'node:timers/promises';
import { execute, log, sql, type SqlStatement } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

// A notification carries at most 8000 bytes; a UUID and its comma take 37.
const idsPerNotification = 200;
const pauseMs = 10;

/** The channel on which a committed transaction wakes the engines of a service. Its payload: destination ids. */
export function deliveryChannel(dataSource: DataSource): string {
  return `delivery_${schemaOf(dataSource)}`;
}

export function schemaOf(dataSource: DataSource): string {
  return 'schema' in dataSource.options && dataSource.options.schema ? dataSource.options.schema : 'public';
}

/** Payloads that name these destinations. */
export function notifications(destinationIds: readonly string[]): string[] {
  const payloads: string[] = [];
  for (let from = 0; from < destinationIds.length; from += idsPerNotification) {
    payloads.push(destinationIds.slice(from, from + idsPerNotification).join(','));
  }
  return payloads;
}

function notify(dataSource: DataSource, payloads: string[]): SqlStatement {
  return sql`SELECT pg_notify(${deliveryChannel(dataSource)}, unnest(${payloads}::text[]))`;
}

/** Wakes the engines for these destinations when the transaction commits. */
export async function wakeOnCommit(tx: EntityManager, destinationIds: readonly string[]): Promise<void> {
  const payloads = notifications(destinationIds);
  if (payloads.length > 0) await execute(tx, notify(tx.connection, payloads));
}

/**
 * Wakes the engines for what was just committed. Notifications of one moment go out as one statement, a hundred times a
 * second at most: each one that is part of a commit makes Postgres do the commits one by one. What is lost here the
 * engines' sweep finds within a second.
 */
export class WakerAfterCommit {
  /** Those to wake next, together. */
  private readonly next = new Set<string>();
  private waking?: Promise<void>;

  constructor(private readonly dataSource: DataSource) {}

  wake(destinationIds: readonly string[]): void {
    for (const id of destinationIds) this.next.add(id);
    if (this.next.size > 0) this.waking ??= this.wakeTogether().finally(() => (this.waking = undefined));
  }

  private async wakeTogether(): Promise<void> {
    while (this.next.size > 0) {
      const payloads = notifications([...this.next]);
      this.next.clear();
      await execute(this.dataSource, notify(this.dataSource, payloads).prepared('delivery-notify')).catch(
        (err: unknown) => log.debug({ err }, 'delivery: engines not woken, their sweep will find it'),
      );
      await wait(pauseMs);
    }
  }
}
