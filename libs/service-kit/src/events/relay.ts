import { Inject, Injectable } from '@nestjs/common';
import type { Envelope } from '@platform/contracts';
import type { Queue } from 'bullmq';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../config.js';
import { log } from '../operations/logger.js';
import { postgresConnection } from '../postgres-connection.js';
import { PostgresListener } from '../postgres-listener.js';
import { closeQueues, loadBullmq, RedisConnections } from '../redis.js';
import { SERVICE, type ServiceDefinition } from '../service.js';
import { Workers, type Worker } from '../workers.js';
import { outboxChannel } from './outbox.js';

interface DueRow {
  id: string;
  consumer: string;
  type: string;
  version: string;
  payload: unknown;
  occurred_at: Date;
}

const batchSize = 500;
const backstopMs = 1_000;
const answerMs = 30_000;

const claimDue = {
  name: 'relay-claim-due',
  // By row addresses and by one probe for each event, as a join of two queues would be planned by statistics that are never right.
  text: `WITH due AS MATERIALIZED (
           SELECT ctid FROM outbox_recipient WHERE acknowledged_at IS NULL AND publish_at <= now()
           ORDER BY publish_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
         ), claimed AS (
           UPDATE outbox_recipient SET publish_at = now() + make_interval(secs => $1)
           WHERE ctid = ANY (ARRAY(SELECT ctid FROM due)) RETURNING event_id, consumer
         )
         SELECT event.id, claimed.consumer, event.type, event.version, event.payload, event.occurred_at
         FROM claimed CROSS JOIN LATERAL (SELECT * FROM outbox_event WHERE id = claimed.event_id LIMIT 1) event
         ORDER BY event.version`,
};

/** Queue that a service reads its events from. */
export function inboxQueue(consumer: string): string {
  return `inbox-${consumer}`;
}

/**
 * Puts committed events into the inbox queue of each consumer. The queue may lose them: what is not acknowledged is
 * published again after a while, and at once when Redis was found emptied.
 */
@Injectable()
export class Relay implements Worker {
  readonly name = 'relay';
  private readonly queues = new Map<string, Queue>();
  private bullmq?: typeof import('bullmq');
  private pool?: Pool;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private stopped = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly config: PlatformConfig,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    private readonly listener: PostgresListener,
    workers: Workers,
  ) {
    workers.add(this);
  }

  async start(): Promise<void> {
    this.stopped = false;
    this.bullmq = await loadBullmq();
    this.pool = this.connect();
    await this.listener.listen(outboxChannel(this.service.name), () => this.wake());
    this.redis.onEmptied(() => this.publishAllAgain());
    this.timer = setInterval(() => this.wake(), backstopMs);
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await this.pool?.end();
    await closeQueues(...this.queues.values());
    this.queues.clear();
  }

  /** Only a plain scan of the index clears the entries of what was published away as it meets them; others read them all each time. */
  private connect(): Pool {
    const pool = new Pool({
      ...postgresConnection(this.config.DATABASE_URL, {
        search_path: this.service.name,
        enable_seqscan: 'off',
        enable_bitmapscan: 'off',
        jit: 'off',
      }),
      application_name: `${this.service.name}-relay`,
      max: 1,
      query_timeout: answerMs,
    });
    pool.on('error', (err) => log.warn({ err }, 'relay: idle connection lost'));
    // A connection that the server ends while the pool lets go of it has no other listener left, and would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }

  private wake(): void {
    this.again = true;
    this.running ??= this.drain().finally(() => (this.running = undefined));
  }

  private async drain(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        const published = await this.publishDue();
        this.again ||= published === batchSize;
      } catch (err) {
        log.warn({ err }, 'relay: publishing failed, will try again');
        return;
      }
    }
  }

  /** Claims by moving `publish_at` on: a crash after this statement only delays the event. */
  private async publishDue(): Promise<number> {
    const { rows } = await this.pool!.query<DueRow>({ ...claimDue, values: [this.config.OUTBOX_REPUBLISH_SECONDS] });
    const byConsumer = Map.groupBy(rows, (row) => row.consumer);
    await Promise.all([...byConsumer].map(([consumer, due]) => this.publish(consumer, due)));
    return rows.length;
  }

  private async publish(consumer: string, rows: DueRow[]): Promise<void> {
    const jobs = rows.map((row) => ({
      name: row.type,
      data: this.envelope(row),
      opts: {
        jobId: row.id,
        attempts: 5,
        backoff: { type: 'exponential', delay: 200 },
        removeOnComplete: true,
        removeOnFail: true,
      },
    }));
    try {
      await this.queue(consumer).addBulk(jobs);
    } catch (err) {
      await this.dataSource.query(
        `UPDATE outbox_recipient SET publish_at = now() + interval '1 second'
         WHERE consumer = $1 AND event_id = ANY($2) AND acknowledged_at IS NULL`,
        [consumer, rows.map((row) => row.id)],
      );
      throw err;
    }
  }

  private envelope(row: DueRow): Envelope {
    return {
      id: row.id,
      type: row.type,
      publisher: this.service.name,
      version: Number(row.version),
      occurredAt: row.occurred_at.toISOString(),
      payload: row.payload,
    };
  }

  private queue(consumer: string): Queue {
    let queue = this.queues.get(consumer);
    if (!queue) {
      queue = new this.bullmq!.Queue(inboxQueue(consumer), {
        connection: this.redis.failFast(),
        skipVersionCheck: true,
      });
      queue.on('error', (err) => log.debug({ err }, 'relay: queue connection'));
      this.queues.set(consumer, queue);
    }
    return queue;
  }

  private async publishAllAgain(): Promise<void> {
    await this.dataSource.query(`UPDATE outbox_recipient SET publish_at = now() WHERE acknowledged_at IS NULL`);
    this.wake();
  }
}
