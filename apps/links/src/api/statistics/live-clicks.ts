import { Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { visitRecord } from '@platform/contracts';
import { constant, log, Problem, RedisConnections, rowsOf, sql } from '@platform/service-kit';
import { concatMap, filter, finalize, interval, map, merge, Subject, takeUntil, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import type { Access } from '../callers/index.js';
import { countedBatches, countedChannel, visitColumns, visitOf, type VisitRow } from '../../counting/index.js';

const maxListeners = 10;
const maxBatch = 1_000;
const heartbeatMs = 15_000;

/**
 * Streams visits as they are counted. It is a view and no record: visits that pass while nobody is connected, or Redis
 * is away, are in the export. Without a listener nothing is read.
 */
@Injectable()
export class LiveClicks implements OnModuleDestroy {
  private readonly listeners = new Map<number, Set<Subject<MessageEvent>>>();
  private readonly closing = new Subject<void>();
  private subscribed?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
  ) {}

  /**
   * The visits of an account from now on, until `access` ends: at once when that is announced, else within a heartbeat.
   *
   * @throws Problem 429 when the account has too many streams
   */
  async watch(accountId: number, access: Access): Promise<Observable<MessageEvent>> {
    await (this.subscribed ??= this.redis.subscribe(countedChannel, (message) => void this.onCounted(message)));
    const own = this.listeners.get(accountId) ?? new Set();
    if (own.size >= maxListeners) throw new Problem('rate_limit_exceeded', { headers: { 'retry-after': '60' } });
    const visits = new Subject<MessageEvent>();
    this.listeners.set(accountId, own.add(visits));
    // An edge closes a connection on which nothing moves.
    const heartbeats = interval(heartbeatMs).pipe(map((): MessageEvent => ({ type: 'heartbeat', data: '{}' })));
    return merge(visits, heartbeats).pipe(
      takeUntil(merge(this.closing, endOf(access))),
      finalize(() => {
        own.delete(visits);
        if (own.size === 0) this.listeners.delete(accountId);
      }),
    );
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    this.closing.next();
  }

  private async onCounted(message: string): Promise<void> {
    if (this.listeners.size === 0) return;
    try {
      const { batches, firstAt, lastAt } = countedBatches.parse(JSON.parse(message));
      const accounts = [...this.listeners.keys()];
      const rows = await rowsOf(
        this.dataSource,
        sql<VisitRow>`
          SELECT ${constant(visitColumns)} FROM click
          WHERE batch = ANY (${batches}::bigint[]) AND at BETWEEN ${firstAt} AND ${lastAt}
            AND account_id = ANY (${accounts}) ORDER BY id LIMIT ${maxBatch}`,
      );
      for (const row of rows) {
        const event = { id: row.id, type: 'click', data: visitRecord.parse(visitOf(row)) };
        for (const listener of this.listeners.get(row.account_id) ?? []) listener.next(event);
      }
    } catch (err) {
      log.warn({ err }, 'live clicks: not shown');
    }
  }
}

/** An access that cannot be checked counts as ended: the client comes back, and is checked then. */
function endOf(access: Access): Observable<boolean> {
  const looks = merge(access.changes, interval(heartbeatMs)).pipe(concatMap(() => access.isLive().catch(() => false)));
  return looks.pipe(filter((isStillLive) => !isStillLive));
}
