import { Injectable } from '@nestjs/common';
import { log, prepared } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import { networkOf } from './address.js';
import type { Click } from './click.js';
import { createDays, dayOf, firstKeptDay, isWithoutPartition } from './day-partitions.js';
import { agentOf, countryOf, reasonOf, referrerOf, socialOf } from './visit-facts.js';
import { visitorHash, VisitorSalts } from './visitor-salts.js';

/** Writes clicks into Postgres, each exactly once however often it is told. */
@Injectable()
export class ClickTable {
  private readonly days = new Set<string>();
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
    const days = new Set(clicks.map(({ at }) => dayOf(at)));
    const salts = new Map(await Promise.all([...days].map(async (day) => [day, await this.salts.of(day)] as const)));
    const values = parameters(clicks.map((click) => rowOf(click, salts.get(dayOf(click.at))!)));
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

  private async prepare(days: Set<string>): Promise<void> {
    const missing = [...days].filter((day) => !this.days.has(day));
    if (missing.length === 0) return;
    await createDays(this.dataSource, missing);
    for (const day of missing) this.days.add(day);
  }
}

/** Column and type of what is told of each click. */
const columns = {
  at: 'timestamptz',
  id: 'uuid',
  kind: 'text',
  item_id: 'int',
  account_id: 'int',
  reason: 'text',
  visitor: 'bytea',
  network: 'cidr',
  country: 'text',
  referrer: 'text',
  browser: 'text',
  os: 'text',
  device: 'text',
  language: 'text',
  social: 'text',
  via: 'text',
  variant: 'text',
};
type Row = Record<keyof typeof columns, string | number | null>;

function rowOf(click: Click, salt: string): Row {
  const { browser, os, device } = agentOf(click.userAgent);
  const referrer = referrerOf(click.referrer);
  return {
    at: new Date(click.at).toISOString(),
    id: click.id,
    kind: click.kind,
    item_id: click.itemId,
    account_id: click.accountId,
    reason: reasonOf(click),
    visitor: `\\x${visitorHash(salt, click)}`,
    network: networkOf(click.address),
    country: countryOf(click.address),
    referrer,
    browser,
    os,
    device,
    language: click.language || null,
    social: socialOf(referrer),
    via: click.via,
    variant: click.variant,
  };
}

/** One Postgres array for each column, then what the batch is noted with. Written here, as the driver's own way costs more than the rest of a click. */
function parameters(rows: Row[]): string[] {
  const names = Object.keys(columns) as (keyof Row)[];
  const arrays = names.map((name) => `{${rows.map((row) => literal(row[name])).join(',')}}`);
  const times = rows.map(({ at }) => at as string).sort();
  return [...arrays, String(rows.length), times[0]!, times.at(-1)!];
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  return /["\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}

const names = Object.keys(columns).join(', ');
const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`);
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
