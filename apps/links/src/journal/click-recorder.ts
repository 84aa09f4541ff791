import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { dayMs, hourlyDays } from '@platform/contracts';
import {
  asProblem,
  counterOf,
  deleteInBatches,
  gauge,
  isDataError,
  log,
  part,
  Periodic,
  type SqlPart,
} from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import { signalOf, type Click, type Visited, type Visitor } from './click.js';
import { ClickIds } from './click-ids.js';
import { ClickTable } from './click-table.js';
import { createDays, dayOf, dropClicks, firstKeptDay, forgetVisitors } from './day-partitions.js';
import { ClickJournal } from './journal.js';
import { withExistingItems } from './orphaned-clicks.js';

const flushAfterMs = 20;
const retryMs = { first: 100, longest: 2_000 };
const partitionsEveryMs = 3_600_000;
const maxOfHeader = 512;
const tellEveryMs = 60_000;
const refusedSentence =
  'clicks: refused by Postgres, all wait in the journal until that is mended: ' +
  'are all migrations done, and has docker/postgres/roles.sql been run?';

/** Moves clicks from the journal of this process into Postgres, about every 20 ms, oldest first. */
@Injectable()
export class ClickRecorder implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly journal: ClickJournal;
  private readonly ids = new ClickIds();
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;
  private moving?: Promise<void>;
  private isOpen = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: LinksConfig,
    private readonly table: ClickTable,
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    this.journal = new ClickJournal(resolve(config.LINKS_JOURNAL_DIR), () => this.schedule());
    periodic.add('click-partitions', partitionsEveryMs, () => this.turnDay());
    gauge('links_click_journal_bytes', 'Clicks that wait for Postgres', () => Promise.resolve(this.journal.bytes));
    counterOf(
      'links_clicks_dropped_total',
      'Clicks that were answered but could not be written down',
      () => this.journal.dropped,
    );
  }

  /** Where redirects are answered: takes over the journals of processes that have died. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.host.httpAdapter || !['api', 'all'].includes(this.config.ROLE)) return;
    await this.createDays();
    this.journal.open();
    this.isOpen = true;
  }

  /** After the last request: moves the rest into Postgres, or leaves it in the journal for the next start. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.isOpen) return;
    clearTimeout(this.timer);
    this.stopping.abort();
    await this.moving;
    this.journal.flush();
    await this.moveAll().catch((err: unknown) => log.warn({ err }, 'clicks: some stay in the journal'));
    this.journal.close();
  }

  /**
   * Puts a click into the journal. Wait for it before you answer the visitor: then the click will be counted. Never
   * rejects.
   */
  record(visitor: Visitor, visited: Visited): Promise<void> {
    return this.journal.append(this.clickOf(visitor, visited));
  }

  private clickOf(
    { method, headers, ip }: Visitor,
    { kind, itemId, accountId, via = null, variant = null }: Visited,
  ): Click {
    const at = Date.now();
    return {
      id: this.ids.next(at),
      at,
      kind,
      itemId,
      accountId,
      via,
      variant,
      address: ip.slice(0, maxOfHeader),
      userAgent: headers['user-agent']?.slice(0, maxOfHeader) ?? '',
      referrer: headers.referer?.slice(0, maxOfHeader) ?? '',
      language: primaryLanguage(headers['accept-language']),
      signal: signalOf(method, headers),
    };
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.moving = this.move().finally(() => {
        this.timer = undefined;
        if (!this.journal.isEmpty && !this.stopping.signal.aborted) this.schedule();
      });
    }, flushAfterMs);
  }

  /**
   * Tries again for as long as Postgres is away. What Postgres refuses stays refused until somebody mends it, and all
   * later clicks wait. That is logged as an error, once a minute.
   */
  private async move(): Promise<void> {
    let delayMs = retryMs.first;
    let toldAt = -Infinity;
    while (!this.stopping.signal.aborted) {
      try {
        await this.moveAll();
        return;
      } catch (err) {
        const isRefused = asProblem(err).code === 'internal_error';
        if (delayMs === retryMs.first && !isRefused)
          log.warn({ err }, 'clicks: Postgres is away, they wait in the journal');
        if (isRefused && performance.now() - toldAt > tellEveryMs) {
          toldAt = performance.now();
          log.error({ err, bytes: this.journal.bytes }, refusedSentence);
        }
        await this.journal.sync();
        await wait(delayMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        delayMs = Math.min(2 * delayMs, retryMs.longest);
      }
    }
  }

  /** Moves what waits now. Clicks that come meanwhile make the next batch, unless they fill a segment. */
  private async moveAll(): Promise<void> {
    do {
      const taken = this.journal.take();
      if (!taken) return;
      try {
        const { clicks, segment } = taken;
        await this.table.insert(segment.isOrphaned ? await withExistingItems(this.dataSource, clicks) : clicks);
        this.journal.done(segment);
      } catch (err) {
        if (!isDataError(err)) throw err;
        log.error({ err, path: taken.segment.path }, 'clicks: refused by Postgres and put aside');
        this.journal.reject(taken.segment);
      }
    } while (this.journal.isBehind);
  }

  private createDays(): Promise<void> {
    return createDays(this.dataSource, [dayOf(Date.now()), dayOf(Date.now() + dayMs)]);
  }

  /** Every hour: makes the partitions of the days ahead, and drops what is over. */
  async turnDay(): Promise<void> {
    await this.createDays();
    await forgetVisitors(this.dataSource, Date.now());
    const firstKept = firstKeptDay(Date.now(), this.config.LINKS_CLICK_DAYS);
    await dropClicks(this.dataSource, firstKept);
    const over = (table: string, condition: SqlPart) => deleteInBatches(this.dataSource, table, condition);
    await over('item_crowd', part`day < ${firstKept}`);
    // No click from before is taken any more, erased or not.
    await over('item_erasure', part`erased_at < ${`${firstKept} 00:00:00+00`}::timestamptz`);
    await over('item_hour', part`hour < now() - make_interval(days => ${hourlyDays})`);
  }
}

/** The primary language, lower case: `pt` of `pt-BR,pt;q=0.9`. */
function primaryLanguage(header: string | undefined): string {
  if (!header) return '';
  const [, language = ''] = /^\s*([a-z]{2,3})\b/i.exec(header) ?? [];
  return language.toLowerCase();
}
