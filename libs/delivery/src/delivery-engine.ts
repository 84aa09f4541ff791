import { asProblem, log } from '@platform/service-kit';
import type { PostgresListener, Worker } from '@platform/service-kit';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { claimDue } from './claim.js';
import { deliveryChannel, schemaOf } from './delivery-queue.js';
import type { ClaimedDelivery, DeliverySender, SendResult } from './delivery-sender.js';
import { engineDefaults } from './delivery-engine-options.js';
import type { DeliveryEngineOptions } from './delivery-engine-options.js';
import { deliveryMetrics } from './delivery-metrics.js';
import { DestinationNotices } from './destination-notices.js';
import { SendsUnderWay } from './sends-under-way.js';
import { recordFinished } from './record.js';
import type { Finished } from './record.js';
import { findForgotten, markReady, settleDisabled } from './sweep.js';

const SWEEP_EVERY_MS = 1_000;
const MAX_RECORDED_AT_ONCE = 500;
/** A statement costs much the same for a few results as for hundreds: they wait for more, but not for long. */
const RECORDED_TOGETHER = 200;
const GATHER_MS = 5;
const PAUSE_AFTER_ERROR_MS = 250;
const PUT_OFF_MS = 1_000;
const CONNECT_WITHIN_MS = 15_000;
const ANSWER_WITHIN_MS = 30_000;

/**
 * Sends what is due, straight from Postgres, which owns the schedule (architecture.md 3, One delivery). Any number of engines
 * may work on the same schema. A delivery is sent at least once: again, under the same id, when a process ended between
 * sending and recording.
 *
 * One loop does all statements, one after the other: it records what was sent, marks what was committed, claims what is due.
 * Sends run beside it. Results pile up while a statement runs, and a few milliseconds more, and are written together by the
 * next. Between two claims there is one batch of results, so that places that became free are filled while others still send.
 */
export class DeliveryEngine implements Worker {
  readonly name = 'delivery';
  private readonly settings;
  private readonly pool: Pool;
  private readonly notices: DestinationNotices;
  private readonly underWay = new SendsUnderWay();
  private readonly woken = new Set<string>();
  private finished: Finished[] = [];
  private loop?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private pollAt = Infinity;
  private again = false;
  private mayHaveDue = false;
  private sweptAt = 0;
  private state: 'idle' | 'running' | 'stopping' = 'idle';
  private changed: () => void = () => undefined;
  private gathered: () => void = () => undefined;

  constructor(
    private readonly dataSource: DataSource,
    databaseUrl: string,
    private readonly listener: Pick<PostgresListener, 'listen'>,
    private readonly sender: DeliverySender,
    options: DeliveryEngineOptions,
  ) {
    this.settings = { ...engineDefaults, ...options };
    this.notices = new DestinationNotices(dataSource, sender, this.settings.disableAfterFailingMs);
    this.pool = new Pool({
      connectionString: databaseUrl,
      application_name: `${schemaOf(dataSource)}-delivery`,
      max: 2,
      // One loop does all statements: an answer that never comes (a network that drops packets) must not end its work.
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      // Every statement here is made of index probes, and statistics of a table that is a queue are never right. Only plain
      // index scans clear dead entries away as they meet them. Planning these statements anew takes longer than running them.
      options: `-c search_path=${schemaOf(dataSource)} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_bitmapscan=off -c jit=off`,
    });
    this.pool.on('error', (err) => log.warn({ err }, 'delivery: idle connection lost'));
    // A connection that the server ends while the pool lets go of it has no other listener left, and would end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async start(): Promise<void> {
    this.state = 'running';
    await this.listener.listen(deliveryChannel(this.dataSource), (payload) => {
      for (const id of payload.split(',')) if (id !== '') this.woken.add(id);
      this.wake();
    });
    this.poll();
  }

  /** Claims nothing more, waits for what is under way, and records it. What is not done by then is sent again by another. */
  async stop(): Promise<void> {
    if (this.state !== 'running') return;
    this.state = 'stopping';
    clearTimeout(this.timer);
    const deadline = Date.now() + this.settings.stopWithinMs;
    while ((this.underWay.size > 0 || this.finished.length > 0 || this.loop) && Date.now() < deadline) {
      await this.nextChange(deadline - Date.now());
    }
    if (this.underWay.size > 0) log.warn({ underWay: this.underWay.size }, 'delivery: stopped with sends under way');
    await this.notices.stop();
    await this.pool.end();
    this.state = 'idle';
  }

  private nextChange(withinMs: number): Promise<void> {
    this.wake();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(withinMs, PAUSE_AFTER_ERROR_MS));
      this.changed = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private poll(): void {
    this.pollAt = Infinity;
    this.pollIn(this.settings.pollMs);
    this.mayHaveDue = true;
    this.forgetStuck();
    this.wake();
  }

  /** Unless it comes sooner anyway. */
  private pollIn(waitMs: number): void {
    const at = performance.now() + waitMs;
    if (at >= this.pollAt || this.state !== 'running') return;
    clearTimeout(this.timer);
    this.pollAt = at;
    this.timer = setTimeout(() => this.poll(), Math.ceil(waitMs) + 1);
  }

  /** A sender that never settles must not hold its place for ever; its delivery was leased to somebody else by now. */
  private forgetStuck(): void {
    const leasedBefore = Date.now() - this.settings.leaseMs;
    this.underWay.forgetBefore(leasedBefore);
  }

  private wake(): void {
    this.again = true;
    if (this.isWorthAStatement()) this.gathered();
    this.loop ??= this.run().finally(() => {
      this.loop = undefined;
      this.changed();
      if (this.again && this.state === 'running') this.wake();
    });
  }

  private async run(): Promise<void> {
    // What arrives in the same turn of the event loop is done together.
    await new Promise(setImmediate);
    while (this.again) {
      await this.gather();
      this.again = false;
      try {
        await this.record();
        if (this.state === 'running') await this.claim();
      } catch (err) {
        log.warn({ err }, 'delivery: database statement failed, will try again');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_ERROR_MS));
        if (this.state !== 'running') return;
        this.again = this.finished.length > 0;
      }
    }
  }

  /** Lets a few results wait for those that come right after them, unless there is something to claim. */
  private async gather(): Promise<void> {
    if (this.isWorthAStatement()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS);
      this.gathered = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private isWorthAStatement(): boolean {
    const { finished, woken, underWay, state } = this;
    if (finished.length === 0 || finished.length >= RECORDED_TOGETHER) return true;
    return woken.size > 0 || underWay.size === 0 || state !== 'running';
  }

  private async record(): Promise<void> {
    if (this.finished.length === 0) return;
    const batch = this.finished.splice(0, MAX_RECORDED_AT_ONCE);
    try {
      await this.recordBatch(batch);
    } catch (err) {
      for (const each of batch) each.isAgain = true;
      this.finished.unshift(...batch);
      throw err;
    }
    if (this.finished.length > 0) this.again = true;
  }

  private async recordBatch(batch: Finished[]): Promise<void> {
    try {
      const { moreIsReady, nextInMs, disabled } = await recordFinished(this.pool, batch, this.settings);
      this.mayHaveDue ||= moreIsReady;
      this.pollIn(nextInMs);
      for (const destination of disabled) log.warn(destination, 'delivery: destination disabled');
      if (disabled.length > 0) this.notices.tell();
    } catch (err) {
      if (!isDataError(err)) throw err;
      // One result that Postgres cannot store must not keep the others from being written.
      if (batch.length === 1)
        return log.error({ err, delivery: batch[0]?.delivery.id }, 'delivery: result cannot be stored');
      const half = Math.ceil(batch.length / 2);
      await this.recordBatch(batch.slice(0, half));
      await this.recordBatch(batch.slice(half));
    }
  }

  private async claim(): Promise<void> {
    await this.sweep();
    if (this.woken.size > 0) {
      const ids = [...this.woken];
      this.woken.clear();
      this.mayHaveDue = true;
      await markReady(this.pool, ids).catch((err: unknown) => {
        for (const id of ids) this.woken.add(id);
        throw err;
      });
    }
    const free = this.underWay.free(this.settings);
    if (!this.mayHaveDue || free.workers <= 0) return;
    this.mayHaveDue = false;
    const { deliveries, isMore, nextInMs, poisonIds } = await claimDue(this.pool, free, this.settings);
    for (const delivery of deliveries) void this.send(delivery);
    for (const id of poisonIds)
      log.error({ delivery: id }, 'delivery: given up, its sending ended the worker every time');
    if (isMore) this.mayHaveDue = this.again = true;
    this.pollIn(nextInMs);
  }

  private async sweep(): Promise<void> {
    if (Date.now() - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = Date.now();
    this.notices.tell();
    await settleDisabled(this.pool, this.settings.disabledStatus);
    if ((await findForgotten(this.pool)) > 0) this.mayHaveDue = true;
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    const startedAt = performance.now();
    this.underWay.add(delivery, delivery.attempt > 1);
    const result = await this.sender.send(delivery).catch((err: unknown) => notSent(err, delivery));
    const durationMs = performance.now() - startedAt;
    this.underWay.delete(delivery);
    this.finished.push({ delivery, result, durationMs, leasedUntil: startedAt + this.settings.leaseMs });
    this.note(delivery, result, durationMs);
    this.changed();
    this.wake();
  }

  private note(delivery: ClaimedDelivery, result: SendResult, durationMs: number): void {
    const { id, destinationId, organizationUuid, event, attempt, generation } = delivery;
    const { outcome, statusCode, errorCode } = result;
    deliveryMetrics.sends.observe({ outcome }, durationMs / 1000);
    log.info(
      {
        delivery: id,
        destination: destinationId,
        organization: organizationUuid,
        event,
        attempt,
        generation,
        outcome,
        statusCode,
        errorCode,
        durationMs: Math.round(durationMs),
      },
      'delivery attempt',
    );
  }
}

/** What the receiver never saw: while our own database is away it uses up no try. */
function notSent(err: unknown, delivery: ClaimedDelivery): SendResult {
  const errorMessage = 'The delivery could not be prepared.';
  if (asProblem(err).code === 'unavailable') {
    log.warn({ err, delivery: delivery.id }, 'delivery: not prepared, put off');
    return { outcome: 'deferred', errorCode: 'unavailable', errorMessage, retryAfterMs: PUT_OFF_MS };
  }
  log.error({ err, delivery: delivery.id }, 'delivery: sender threw');
  return { outcome: 'failure', errorCode: 'internal_error', errorMessage };
}

/** SQLSTATE classes 22 and 23: the values, not the connection or the statement, are at fault. */
function isDataError(err: unknown): boolean {
  return err instanceof Error && 'code' in err && typeof err.code === 'string' && /^2[23]/.test(err.code);
}
