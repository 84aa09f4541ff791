import { Inject, Injectable } from '@nestjs/common';
import { signEvent, type SignedEvent } from '@platform/contracts/signed-event';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../settings/config.js';
import { Drain } from '../postgres/drain.js';
import { log } from '../telemetry/logger.js';
import { PostgresListener } from '../postgres/postgres-listener.js';
import { queuePool } from '../postgres/queue-pool.js';
import { RedisConnections } from '../redis/redis.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { Workers, type Worker } from '../service/workers.js';
import { outboxChannel } from '../events/outbox.js';
import { inboxQueue } from './queue-names.js';
import { QUEUES, type Queues } from './queues.js';
import { execute, rowsOf } from '../postgres/run-sql.js';
import { constant, sql } from '../postgres/sql.js';

interface DueRow {
  id: string;
  consumer: string;
  type: string;
  version: string;
  payload: unknown;
  occurred_at: Date;
  traceparent: string | null;
}

const batchSize = 500;
const backstopMs = 1_000;

// By row addresses and by one probe for each event, as a join of two queues would be planned by statistics that are
// never right.
const claimDue = (republishSeconds: number) =>
  sql<DueRow>`
    WITH due AS MATERIALIZED (
      SELECT ctid FROM outbox_recipient WHERE acknowledged_at IS NULL AND publish_at <= now()
      ORDER BY publish_at LIMIT ${constant(batchSize)} FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE outbox_recipient SET publish_at = now() + make_interval(secs => ${republishSeconds})
      WHERE ctid = ANY (ARRAY(SELECT ctid FROM due)) RETURNING event_id, consumer
    )
    SELECT event.id, claimed.consumer, event.type, event.version, event.payload, event.occurred_at,
           event.traceparent
    FROM claimed CROSS JOIN LATERAL (SELECT * FROM outbox_event WHERE id = claimed.event_id LIMIT 1) event
    ORDER BY event.version`.prepared('relay-claim-due');

/**
 * Puts committed events into the inbox queue of each consumer. The queue may lose them: what is not acknowledged is
 * published again after a while, and at once when Redis was found emptied.
 */
@Injectable()
export class Relay implements Worker {
  readonly name = 'relay';
  private pool?: Pool;
  private readonly drain: Drain;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    @Inject(QUEUES) private readonly queues: Queues,
    private readonly config: PlatformConfig,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    listener: PostgresListener,
    workers: Workers,
  ) {
    this.drain = new Drain(listener, {
      channel: outboxChannel(service.name),
      everyMs: backstopMs,
      work: () => this.publishDue(),
      failed: 'relay: publishing failed, will try again',
    });
    workers.add(this);
  }

  async start(): Promise<void> {
    this.pool = queuePool(this.config.DATABASE_URL, { schema: this.service.name, name: this.name, max: 1 });
    this.redis.onEmptied(() => this.publishAllAgain());
    await this.drain.start();
  }

  async stop(): Promise<void> {
    await this.drain.stop();
    await this.pool?.end();
  }

  /** Claims by moving `publish_at` on: a crash after this statement only delays the event. */
  private async publishDue(): Promise<boolean> {
    const rows = await rowsOf(this.pool!, claimDue(this.config.OUTBOX_REPUBLISH_SECONDS));
    const byConsumer = Map.groupBy(rows, (row) => row.consumer);
    await Promise.all([...byConsumer].map(([consumer, due]) => this.publish(consumer, due)));
    return rows.length === batchSize;
  }

  private async publish(consumer: string, rows: DueRow[]): Promise<void> {
    const queue = this.queues.get(inboxQueue(consumer));
    if (!queue) return log.error({ consumer, events: rows.length }, 'relay: no such consumer is known; events wait');
    const jobs = rows.map((row) => ({
      name: row.type,
      data: this.signed(row),
      opts: {
        jobId: row.id,
        attempts: 5,
        backoff: { type: 'exponential', delay: 200 },
        removeOnComplete: true,
        removeOnFail: true,
      },
    }));
    try {
      await queue.addBulk(jobs);
    } catch (err) {
      await execute(
        this.dataSource,
        sql`
          UPDATE outbox_recipient SET publish_at = now() + interval '1 second'
          WHERE consumer = ${consumer} AND event_id = ANY(${rows.map((row) => row.id)}) AND acknowledged_at IS NULL`,
      );
      throw err;
    }
  }

  private signed(row: DueRow): SignedEvent {
    return signEvent(this.config.EVENT_KEY[0]!, row.consumer, {
      id: row.id,
      type: row.type,
      publisher: this.service.name,
      version: Number(row.version),
      occurredAt: row.occurred_at.toISOString(),
      ...(row.traceparent !== null && { traceparent: row.traceparent }),
      payload: row.payload,
    });
  }

  private async publishAllAgain(): Promise<void> {
    await execute(
      this.dataSource,
      sql`
        UPDATE outbox_recipient SET publish_at = now() WHERE acknowledged_at IS NULL`,
    );
    this.drain.wake();
  }
}
