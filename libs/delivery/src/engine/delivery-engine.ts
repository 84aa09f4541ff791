import { log } from '@platform/service-kit';
import type { PostgresListener, Worker } from '@platform/service-kit';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { claimDue } from './claim.js';
import type { ClaimedDelivery, DeliverySender } from '../sending/delivery-sender.js';
import { DestinationNotices } from './destination-notices.js';
import { enginePool } from './engine-pool.js';
import { engineDefaults, type EngineOptions, type EngineSettings } from './engine-settings.js';
import { FinishedSends } from './finished-sends.js';
import { sendOnce } from './one-send.js';
import { SendsUnderWay } from './sends-under-way.js';
import { markReady } from './sweep.js';
import { Sweeper } from './sweeper.js';
import { measureWaiting } from './waiting-metrics.js';
import { deliveryChannel, schemaOf } from '../queue/waking.js';

const sweepEveryMs = 1_000;
const gatherMs = 5;
const pauseAfterErrorMs = 250;

/**
 * Sends what is due, straight from Postgres, which owns the schedule (docs/architecture.md#one-delivery). Any number of
 * engines may work on the same schema. A delivery is sent at least once. It is sent again, under the same id, when a
 * process ended between sending and recording.
 *
 * One loop runs these statements, one after the other: it records what was sent, marks destinations of commits as
 * ready, and claims what is due. Sends and the sweep run beside it. Results gather while a statement runs and a few
 * milliseconds longer, and the next statement writes them together. One batch of results comes between two claims, so
 * that free places are filled while others still send.
 */
export class DeliveryEngine implements Worker {
  readonly name = 'delivery';
  private readonly settings: EngineSettings;
  private readonly pool: Pool;
  private readonly notices: DestinationNotices;
  private readonly sweeper: Sweeper;
  private readonly underWay = new SendsUnderWay();
  private readonly finished: FinishedSends;
  private readonly woken = new Set<string>();
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
    options: EngineOptions,
  ) {
    this.settings = { ...engineDefaults, ...options };
    this.notices = new DestinationNotices(dataSource, sender, this.settings.disableAfterFailingMs);
    this.pool = enginePool(databaseUrl, schemaOf(dataSource));
    this.finished = new FinishedSends(this.pool, this.settings);
    this.sweeper = new Sweeper(this.pool, this.settings.disabledStatus, () => {
      this.mayHaveDue = true;
      this.wake();
    });
  }

  async start(): Promise<void> {
    this.state = 'running';
    measureWaiting(this.dataSource);
    await this.listener.listen(deliveryChannel(this.dataSource), (payload) => {
      for (const id of payload.split(',')) if (id !== '') this.woken.add(id);
      this.wake();
    });
    this.poll();
  }

  /**
   * Claims nothing more, waits for what is under way, and records it. What is not done by then is sent again by
   * another.
   */
  async stop(): Promise<void> {
    if (this.state !== 'running') return;
    this.state = 'stopping';
    clearTimeout(this.timer);
    const deadline = Date.now() + this.settings.stopWithinMs;
    while ((this.underWay.size > 0 || this.finished.size > 0 || this.loop) && Date.now() < deadline) {
      await this.nextChange(deadline - Date.now());
    }
    if (this.underWay.size > 0) log.warn({ underWay: this.underWay.size }, 'delivery: stopped with sends under way');
    await Promise.all([this.notices.stop(), this.sweeper.stop()]);
    await this.pool.end();
    this.state = 'idle';
  }

  private nextChange(withinMs: number): Promise<void> {
    this.wake();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(withinMs, pauseAfterErrorMs));
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
    this.sweep();
    this.wake();
  }

  private sweep(): void {
    if (Date.now() - this.sweptAt < sweepEveryMs) return;
    this.sweptAt = Date.now();
    this.notices.tell();
    this.sweeper.sweep();
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
        await new Promise((resolve) => setTimeout(resolve, pauseAfterErrorMs));
        if (this.state !== 'running') return;
        this.again = this.finished.size > 0;
      }
    }
  }

  /** Lets a few results wait for those that come right after them, unless there is something to claim. */
  private async gather(): Promise<void> {
    if (this.isWorthAStatement()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      this.gathered = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private isWorthAStatement(): boolean {
    const { finished, woken, underWay, state } = this;
    if (finished.size === 0 || finished.areMany) return true;
    return woken.size > 0 || underWay.size === 0 || state !== 'running';
  }

  private async record(): Promise<void> {
    if (this.finished.size === 0) return;
    const { moreIsReady, nextInMs, disabled } = await this.finished.record();
    this.mayHaveDue ||= moreIsReady;
    this.pollIn(nextInMs);
    for (const destination of disabled) log.warn(destination, 'delivery: destination disabled');
    if (disabled.length > 0) this.notices.tell();
    if (this.finished.size > 0) this.again = true;
  }

  private async claim(): Promise<void> {
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

  private async send(delivery: ClaimedDelivery): Promise<void> {
    const leasedUntil = performance.now() + this.settings.leaseMs;
    this.underWay.add(delivery, delivery.attempt > 1);
    const { result, durationMs } = await sendOnce(this.sender, delivery);
    this.underWay.delete(delivery);
    this.finished.add({ delivery, result, durationMs, leasedUntil });
    this.changed();
    this.wake();
  }
}
