import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { gauge, log, rowsOf, sql, Workers, type Worker } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ClickEvents } from './click-events.js';
import { DimensionLimit } from './dimension-limit.js';
import { createDays, dayOf, isMissingPartition } from '../journal/index.js';
import { CountedNews, type CountedBatches } from './counted-batches.js';
import {
  countBatches,
  lockCounters,
  partsOf,
  prepareCounting,
  readBatchesByIndex,
  type GrownDimension,
} from './roll-up.js';
import { dropErased } from './visit-erasure.js';

const restMs = 100;
/** The rest grows to this while no click comes, so that an idle service does next to nothing. */
const longestQuietRestMs = 500;
const quietGrowth = 1.2;
/** The rest, as a multiple of the work: a twentieth of a processor, until the longest rest. */
const restPerWork = 19;
/**
 * When more waits than is taken at once. Else clicks that come faster than they are counted would wait longer and
 * longer.
 */
const restPerWorkBehind = 0.25;
const longestRestMs = 10_000;
const afterFaultMs = 2_000;
/** A counter costs the same for one click as for a thousand. So large portions catch up faster. */
const maxClicks = 250_000;
const maxBatches = 10_000;
/** Bounds a part of the work, so that redirects on the same processors are never late by more than one part takes. */
const clicksInPart = 2_000;
const restPerPart = 2;
/** Short, as a transaction is open. */
const longestPartRestMs = 1_000;

interface Batch {
  id: string;
  clicks: number;
  first_at: Date;
  last_at: Date;
}

/**
 * Counts what the redirectors have inserted, in one process at a time. The transaction that counts the rows of a batch
 * deletes its note. So every row is counted once, whatever dies in between.
 *
 * After its work it rests many times as long, ten seconds at most. In quiet times a click is counted within a second.
 * Under load more clicks come together for each counter, which makes them cheap: over 10,000 links a click costs a
 * quarter when 100,000 are counted at once instead of 3,000. Unless too much waits, the work is done in parts with
 * rests in between.
 */
@Injectable()
export class ClickRollup implements Worker {
  readonly name = 'click-rollup';
  private timer?: NodeJS.Timeout;
  private working?: Promise<void>;
  private shortestRestMs = restMs;
  /** Rests during the work that is under way. */
  private restedMs = 0;
  private isMoreLeft = false;
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly news: CountedNews,
    private readonly events: ClickEvents,
    private readonly dimensions: DimensionLimit,
    workers: Workers,
  ) {
    workers.add(this);
    gauge('links_clicks_uncounted', 'Clicks in Postgres that the counters do not have yet', async () => {
      const [row] = await rowsOf(
        dataSource,
        sql<{ n: number }>`SELECT coalesce(sum(clicks), 0)::float8 AS n FROM click_batch`,
      );
      return row!.n;
    });
  }

  start(): Promise<void> {
    this.rest(restMs);
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /**
   * Counts what waits now, and announces it.
   *
   * @returns the number of batches
   */
  async count(): Promise<number> {
    // Several times a second in quiet times, when a transaction for nothing would be four times the work.
    if (!(await hasBatches(this.dataSource))) {
      this.isMoreLeft = false;
      return 0;
    }
    const counted = await this.attempt().catch(async (err: unknown) => {
      if (!isMissingPartition(err)) throw err;
      // Visitors of a day that had been forgotten when its last clicks came.
      await this.remakeDays();
      return this.attempt();
    });
    if (counted.batches.length) this.news.announce(counted);
    return counted.batches.length;
  }

  private rest(forMs: number): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => {
      this.working = this.work();
    }, forMs);
  }

  private async work(): Promise<void> {
    const startedAt = performance.now();
    this.restedMs = 0;
    try {
      const isQuiet = (await this.count()) === 0;
      this.shortestRestMs = isQuiet ? Math.min(longestQuietRestMs, this.shortestRestMs * quietGrowth) : restMs;
    } catch (err) {
      log.warn({ err }, 'clicks: not counted yet');
      return this.rest(afterFaultMs);
    }
    const workedMs = performance.now() - startedAt - this.restedMs;
    const wantedMs = (this.isMoreLeft ? restPerWorkBehind : restPerWork) * workedMs;
    this.rest(Math.max(this.shortestRestMs, Math.min(longestRestMs, wantedMs) - this.restedMs));
  }

  private attempt(): Promise<CountedBatches> {
    return this.dataSource.transaction(async (tx) => {
      const taken = (await lockCounters(tx, false)) ? await takeBatches(tx) : [];
      const clicks = taken.reduce((sum, batch) => sum + batch.clicks, 0);
      const wasBehind = this.isMoreLeft;
      this.isMoreLeft = clicks >= maxClicks || taken.length === maxBatches;
      const counted = {
        batches: taken.map(({ id }) => id),
        firstAt: new Date(Math.min(...taken.map(({ first_at }) => first_at.getTime()))),
        lastAt: new Date(Math.max(...taken.map(({ last_at }) => last_at.getTime()))),
      };
      if (taken.length === 0) return counted;
      await dropErased(tx, counted);
      // In one go when it is behind, and what came meanwhile, too: parts take longer, with the rests in between.
      const inOneGo = wasBehind || this.isMoreLeft || clicks <= clicksInPart;
      await prepareCounting(tx);
      await readBatchesByIndex(tx);
      await this.dimensions.limit(tx, inOneGo ? await countBatches(tx, counted) : await this.countInParts(tx, counted));
      await this.events.publish(tx, counted);
      return counted;
    });
  }

  private async countInParts(tx: EntityManager, counted: CountedBatches): Promise<GrownDimension[]> {
    const grown: GrownDimension[] = [];
    const parts = await partsOf(tx, counted, clicksInPart);
    for (const [index, part] of parts.entries()) {
      const startedAt = performance.now();
      grown.push(...(await countBatches(tx, counted, part)));
      if (index + 1 < parts.length) await this.restInBetween(restPerPart * (performance.now() - startedAt));
    }
    return grown;
  }

  private async restInBetween(wantedMs: number): Promise<void> {
    if (this.isStopping) return;
    const forMs = Math.min(longestPartRestMs, wantedMs);
    this.restedMs += forMs;
    await wait(forMs);
  }

  private async remakeDays(): Promise<void> {
    const days = await rowsOf(
      this.dataSource,
      sql<{ day: Date }>`
        SELECT DISTINCT day FROM click_batch
        CROSS JOIN LATERAL generate_series(date_trunc('day', first_at, 'UTC'), last_at, interval '1 day') AS day`,
    );
    await createDays(
      this.dataSource,
      days.map(({ day }) => dayOf(day.getTime())),
    );
  }
}

async function hasBatches(dataSource: DataSource): Promise<boolean> {
  const [row] = await rowsOf(dataSource, sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM click_batch) AS found`);
  return row!.found;
}

/** The oldest, until they hold enough clicks; the first always. */
function takeBatches(tx: EntityManager): Promise<Batch[]> {
  return rowsOf(
    tx,
    sql<Batch>`
      DELETE FROM click_batch WHERE id IN (
        SELECT id FROM (
          SELECT id, clicks, sum(clicks) OVER (ORDER BY id) AS so_far
          FROM (SELECT id, clicks FROM click_batch ORDER BY id LIMIT ${maxBatches}) AS oldest
        ) AS queue WHERE so_far - clicks < ${maxClicks}
      ) RETURNING id, clicks, first_at, last_at`,
  );
}
