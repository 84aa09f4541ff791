import { Inject, Injectable } from '@nestjs/common';
import { acknowledgementChannel, eventCatalogue, type EventType } from '@platform/contracts';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { log } from '../telemetry/logger.js';
import { execute } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';
import { RedisConnections } from '../redis/redis.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { Workers, type Worker } from '../service/workers.js';

const acknowledgement = z.object({ id: z.uuid(), consumer: z.string() });
type Acknowledgement = z.infer<typeof acknowledgement>;

const writeEveryMs = 25;

// Locked in order, so that two workers that write the same batch do not wait for each other in a circle. It probes the
// key once for each: the statistics of a queue are never right, and a join may be planned as a scan of all that is
// open.
const closeHeard = (batch: readonly Acknowledgement[]) =>
  sql`
    WITH heard AS MATERIALIZED (
      SELECT recipient.at FROM (
        SELECT * FROM unnest(${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ consumer }) => consumer)}::text[])
          AS t (event_id, consumer) ORDER BY 1, 2
      ) told
      CROSS JOIN LATERAL (
        SELECT ctid AS at FROM outbox_recipient
        WHERE event_id = told.event_id AND consumer = told.consumer FOR UPDATE
      ) recipient
    )
    UPDATE outbox_recipient SET acknowledged_at = now()
    WHERE ctid = ANY (ARRAY(SELECT at FROM heard)) AND acknowledged_at IS NULL`.prepared('acknowledgements-close');

/**
 * Hears which consumers have applied which events. Every process lets waiting requests go on; the worker also closes
 * the outbox rows. A lost acknowledgement costs one more publication, which the consumer acknowledges again.
 */
@Injectable()
export class Acknowledgements implements Worker {
  readonly name = 'acknowledgements';
  private readonly waiting = new Map<string, { open: Set<string>; resolve: () => void }>();
  private closing: Acknowledgement[] = [];
  private timer?: NodeJS.Timeout;
  private isWorker = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    workers: Workers,
  ) {
    workers.add(this);
  }

  /** In every role, before the first request. */
  async subscribe(): Promise<void> {
    await this.redis.subscribe(acknowledgementChannel(this.service.name), (text) => this.heard(text));
  }

  start(): Promise<void> {
    this.isWorker = true;
    return Promise.resolve();
  }

  /** What is heard from now on is not written: the connections end, and the events are published again. */
  async stop(): Promise<void> {
    this.isWorker = false;
    clearTimeout(this.timer);
    await this.close();
  }

  /**
   * Promises that every consumer will have applied the event. Must be asked before the commit, lest the answer be
   * missed.
   */
  expect(id: string, type: EventType): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(id, { open: new Set(eventCatalogue[type].consumers), resolve });
    });
  }

  forget(ids: Iterable<string>): void {
    for (const id of ids) this.waiting.delete(id);
  }

  private heard(text: string): void {
    const parsed = acknowledgement.safeParse(JSON.parse(text));
    if (!parsed.success) return;
    const waiter = this.waiting.get(parsed.data.id);
    if (waiter?.open.delete(parsed.data.consumer) && waiter.open.size === 0) waiter.resolve();
    if (!this.isWorker) return;
    this.closing.push(parsed.data);
    this.timer ??= setTimeout(() => void this.close(), writeEveryMs);
  }

  private async close(): Promise<void> {
    this.timer = undefined;
    const batch = this.closing.splice(0);
    if (batch.length === 0) return;
    try {
      await execute(this.dataSource, closeHeard(batch));
    } catch (err) {
      log.warn({ err }, 'acknowledgements: not written, the events will be published again');
    }
  }
}
