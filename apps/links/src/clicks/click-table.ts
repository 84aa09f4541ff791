import { Injectable } from '@nestjs/common';
import { dayMs } from '@platform/contracts';
import { log, prepared } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import type { Click } from './click.js';
import { arraysOf, clickColumns } from './click-arrays.js';
import { createDays, dayOf, firstKeptDay } from './day-partitions.js';
import { isWithoutPartition } from './sql-state.js';
import { VisitorSalts } from './visitor-salts.js';

/** Writes clicks into Postgres, each exactly once however often it is told. */
@Injectable()
export class ClickTable {
  /** Whose partitions are there, by their first moment. */
  private readonly days = new Set<number>();
  private readonly salts: VisitorSalts;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {
    this.salts = new VisitorSalts(dataSource);
  }

  /** Clicks of days that are not kept any more, from a journal that was left for so long, are let go. */
  async insert(told: Click[]): Promise<void> {
    const firstKept = Date.parse(firstKeptDay(Date.now(), this.config.LINKS_CLICK_DAYS));
    const clicks = told.filter(({ at }) => at >= firstKept);
    if (clicks.length < told.length) log.warn({ clicks: told.length - clicks.length }, 'clicks: too old to be counted');
    if (clicks.length === 0) return;
    const days = daysOf(clicks);
    const values = await this.parameters(clicks, days);
    await this.prepare(days);
    try {
      await prepared(this.dataSource, insertOnce, values);
    } catch (err) {
      if (!isWithoutPartition(err)) throw err;
      // The partition of a past day has been dropped since it was last used here.
      this.days.clear();
      await this.prepare(days);
      await prepared(this.dataSource, insertOnce, values);
    }
  }

  private async parameters(clicks: Click[], days: number[]): Promise<string[]> {
    const salts = new Map<number, string>();
    for (const day of days) salts.set(day, await this.salts.of(dayOf(day)));
    const arrays = arraysOf(clicks, (at) => salts.get(startOfDay(at))!);
    const times = clicks.map(({ at }) => at).sort((one, other) => one - other);
    const span = [times[0]!, times.at(-1)!].map((at) => new Date(at).toISOString());
    return [...arrays, String(clicks.length), ...span];
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

const names = Object.keys(clickColumns).join(', ');
const arrays = Object.values(clickColumns).map((type, index) => `$${index + 1}::${type}[]`);
const [count, firstAt, lastAt] = [1, 2, 3].map((offset) => `$${arrays.length + offset}`);

/** One statement, hence one transaction: the rows, and the note that they wait to be counted. A replay inserts none. */
const insertOnce = {
  name: 'click-insert',
  text: `
    WITH batch AS (
      INSERT INTO click_batch (clicks, first_at, last_at)
      VALUES (${count}::int, ${firstAt}::timestamptz, ${lastAt}::timestamptz) RETURNING id
    )
    INSERT INTO click (${names}, batch)
    SELECT told.*, batch.id FROM unnest(${arrays.join(', ')}) AS told (${names}) CROSS JOIN batch
    WHERE NOT EXISTS (
      SELECT FROM item_erasure AS erasure
      WHERE erasure.kind = told.kind AND erasure.item_id = told.item_id AND erasure.erased_at >= told.at
    )
    ON CONFLICT DO NOTHING`,
};
