import { Injectable } from '@nestjs/common';
import { dayMs } from '@platform/contracts';
import { copyIn, isUniqueViolation, log, rowsOf, sql, type SqlStatement } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import type { Click } from './click.js';
import { clickColumns, copyRows } from './click-rows.js';
import { createDays, dayOf, firstKeptDay } from './day-partitions.js';
import { isMissingPartition } from './missing-partition.js';
import { VisitorSalts } from './visitor-salts.js';

/** Writes clicks into Postgres, each exactly once however often it is inserted. */
@Injectable()
export class ClickTable {
  /** Days whose partitions exist, by their first moment. */
  private readonly days = new Set<number>();
  private readonly salts: VisitorSalts;
  private spareBuffer: Buffer | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {
    this.salts = new VisitorSalts(dataSource);
  }

  /** Drops clicks of days that are not kept any more, from a journal that was left for so long. */
  async insert(given: Click[]): Promise<void> {
    const firstKept = Date.parse(firstKeptDay(Date.now(), this.config.LINKS_CLICK_DAYS));
    const clicks = given.filter(({ at }) => at >= firstKept);
    if (clicks.length < given.length)
      log.warn({ clicks: given.length - clicks.length }, 'clicks: too old to be counted');
    if (clicks.length === 0) return;
    const days = daysOf(clicks);
    await this.prepare(days);
    try {
      await this.copy(clicks, days);
    } catch (err) {
      if (isMissingPartition(err)) {
        // The partition of a past day has been dropped since it was last used here.
        this.days.clear();
        await this.prepare(days);
      } else if (!isUniqueViolation(err)) throw err;
      await this.copyUnknown(clicks, days);
    }
  }

  private async copy(clicks: Click[], days: number[]): Promise<void> {
    const batch = await this.nextBatch();
    const rows = copyRows(clicks, batch, await this.saltsOf(days));
    // UTF-8 takes three bytes at most for each of a string's units.
    const buffer = this.bufferOf(3 * rows.length);
    await copyIn(this.dataSource, [copyClicks, noteOf(batch, clicks)], buffer.subarray(0, buffer.write(rows)));
    this.spareBuffer = buffer;
  }

  /** Reuses the last buffer if it is free: for a new one the kernel has to find and clear its pages. */
  private bufferOf(bytes: number): Buffer {
    const spare = this.spareBuffer;
    this.spareBuffer = undefined;
    return spare && spare.length >= bytes ? spare : Buffer.allocUnsafeSlow(bytes);
  }

  /**
   * Inserts clicks of which some may be in the table, after a crash or a commit that nobody heard of. Clicks that
   * others write meanwhile make it look again, for fewer each time. It needs no right but those to read and write
   * `click`.
   */
  private async copyUnknown(given: Click[], days: number[]): Promise<void> {
    const clicks = [...new Map(given.map((click) => [click.id, click])).values()];
    for (let left = Infinity; ;) {
      const known = new Set((await rowsOf(this.dataSource, findKnown(clicks))).map(({ id }) => id));
      const unknown = clicks.filter(({ id }) => !known.has(id));
      if (unknown.length === 0) return;
      try {
        return await this.copy(unknown, days);
      } catch (err) {
        if (!isUniqueViolation(err) || unknown.length === left) throw err;
        left = unknown.length;
      }
    }
  }

  private async nextBatch(): Promise<string> {
    const [next] = await rowsOf(this.dataSource, nextBatch);
    return next!.id;
  }

  private async saltsOf(days: number[]): Promise<(at: number) => string> {
    const salts = new Map<number, string>();
    for (const day of days) salts.set(day, await this.salts.of(dayOf(day)));
    return (at) => salts.get(startOfDay(at))!;
  }

  private async prepare(days: number[]): Promise<void> {
    const missing = days.filter((day) => !this.days.has(day));
    if (missing.length === 0) return;
    await createDays(this.dataSource, missing.map(dayOf));
    for (const day of missing) this.days.add(day);
  }
}

/** Of the day in UTC. */
function startOfDay(atMs: number): number {
  return atMs - (atMs % dayMs);
}

/** The days of the clicks, by their first moment. */
function daysOf(clicks: Click[]): number[] {
  return [...new Set(clicks.map(({ at }) => startOfDay(at)))];
}

const nextBatch = sql<{ id: string }>`
  SELECT nextval(pg_get_serial_sequence('click_batch', 'id')) AS id`.prepared('next-click-batch');

const copyClicks = sql`COPY click (${clickColumns}) FROM STDIN`;

/** Which of these clicks are in the table. `OFFSET` makes the planner use the key instead of reading whole days. */
const findKnown = (clicks: Click[]) =>
  sql<{ id: string }>`
    SELECT known.id FROM unnest(
      ${clicks.map(({ kind }) => kind)}::text[], ${clicks.map(({ itemId }) => itemId)}::int[],
      ${clicks.map(({ id }) => id)}::uuid[], ${clicks.map(({ at }) => new Date(at).toISOString())}::timestamptz[]
    ) AS given (kind, item_id, id, at)
    CROSS JOIN LATERAL (
      SELECT id FROM click
      WHERE kind = given.kind AND item_id = given.item_id AND id = given.id AND at = given.at OFFSET 0
    ) AS known`.prepared('find-known-clicks');

/** That the rows wait to be counted: in the transaction that brings them. Holds nothing that a visitor has chosen. */
function noteOf(batch: string, clicks: Click[]): SqlStatement {
  const times = clicks.map(({ at }) => at).sort((one, other) => one - other);
  return sql`
    INSERT INTO click_batch (id, clicks, first_at, last_at) OVERRIDING SYSTEM VALUE
    VALUES (${batch}, ${clicks.length}, ${new Date(times[0]!)}, ${new Date(times.at(-1)!)})`;
}
