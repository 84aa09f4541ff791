import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { networkOf } from './address.js';
import type { Click } from './click.js';
import { createDays, dayOf } from './day-partitions.js';
import { agentOf, countryOf, reasonOf, referrerOf, socialOf } from './visit-facts.js';
import { visitorHash, VisitorSalts } from './visitor-salts.js';

/** Writes clicks into Postgres, each exactly once however often it is told. */
@Injectable()
export class ClickTable {
  private readonly days = new Set<string>();
  private readonly salts: VisitorSalts;

  constructor(private readonly dataSource: DataSource) {
    this.salts = new VisitorSalts(dataSource);
  }

  async insert(clicks: Click[]): Promise<void> {
    if (clicks.length === 0) return;
    const days = new Set(clicks.map(({ at }) => dayOf(at)));
    const salts = new Map(await Promise.all([...days].map(async (day) => [day, await this.salts.of(day)] as const)));
    const rows = clicks.map((click) => rowOf(click, salts.get(dayOf(click.at))!));
    const values = columns.map((column) => rows.map((row) => row[column]));
    await this.prepare(days);
    try {
      await this.dataSource.query(insertOnce, values);
    } catch (err) {
      if (!isWithoutPartition(err)) throw err;
      // The partition of a past day has been dropped since it was last used here.
      this.days.clear();
      await this.prepare(days);
      await this.dataSource.query(insertOnce, values);
    }
  }

  private async prepare(days: Set<string>): Promise<void> {
    const missing = [...days].filter((day) => !this.days.has(day));
    if (missing.length === 0) return;
    await createDays(this.dataSource, missing);
    for (const day of missing) this.days.add(day);
  }
}

/** Postgres reports a row without partition as a check violation. */
function isWithoutPartition(err: unknown): boolean {
  return err instanceof QueryFailedError && (err.driverError as { code?: string }).code === '23514';
}

const columns = [
  'at',
  'id',
  'link_id',
  'reason',
  'visitor',
  'network',
  'country',
  'referrer',
  'browser',
  'os',
  'social',
] as const;

function rowOf(click: Click, salt: Buffer) {
  const { browser, os } = agentOf(click.userAgent);
  const referrer = referrerOf(click.referrer);
  return {
    at: new Date(click.at).toISOString(),
    id: click.id,
    link_id: click.linkId,
    reason: reasonOf(click),
    visitor: visitorHash(salt, click),
    network: networkOf(click.address),
    country: countryOf(click.address),
    referrer,
    browser,
    os,
    social: socialOf(referrer),
  };
}

/**
 * One statement, hence one transaction. Counters and roll-ups see only the rows that were really inserted, so a replay
 * changes nothing; they are written in the order of their keys, so that two processes do not wait for each other in a ring.
 */
const insertOnce = `
  WITH told AS (
    SELECT * FROM unnest($1::timestamptz[], $2::uuid[], $3::int[], $4::text[], $5::bytea[], $6::cidr[],
      $7::text[], $8::text[], $9::text[], $10::text[], $11::text[])
      AS click (at, id, link_id, reason, visitor, network, country, referrer, browser, os, social)
  ), inserted AS (
    INSERT INTO click (at, id, link_id, reason, visitor, network, country, referrer, browser, os)
    SELECT at, id, link_id, reason, visitor, network, country, referrer, browser, os FROM told
    ON CONFLICT DO NOTHING RETURNING id
  ), fresh AS (
    SELECT DISTINCT ON (id) told.*, (at AT TIME ZONE 'UTC')::date AS day FROM told JOIN inserted USING (id)
  ), person AS (
    SELECT * FROM fresh WHERE reason IS NULL
  ), first_visit AS (
    INSERT INTO visitor (day, link_id, visitor) SELECT DISTINCT day, link_id, visitor FROM person ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING RETURNING day, link_id
  ), fact AS (
    SELECT link_id, day, 'reason' AS dimension, coalesce(reason, 'person') AS value FROM fresh
    UNION ALL SELECT link_id, day, 'unique', '' FROM first_visit
    UNION ALL
    SELECT link_id, day, dimension, value FROM person CROSS JOIN LATERAL (VALUES
      ('country', country), ('referrer', referrer), ('browser', browser), ('os', os), ('social', social)
    ) AS of_person (dimension, value) WHERE value IS NOT NULL
  ), rolled AS (
    INSERT INTO link_day (link_id, day, dimension, value, clicks)
    SELECT link_id, day, dimension, value, count(*) FROM fact GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (link_id, day, dimension, value) DO UPDATE SET clicks = link_day.clicks + excluded.clicks
  )
  INSERT INTO link_counter (link_id, clicks, clicks_all, unique_clicks)
  SELECT link_id, count(*) FILTER (WHERE dimension = 'reason' AND value = 'person'),
    count(*) FILTER (WHERE dimension = 'reason'), count(*) FILTER (WHERE dimension = 'unique')
  FROM fact GROUP BY link_id ORDER BY link_id
  ON CONFLICT (link_id) DO UPDATE SET clicks = link_counter.clicks + excluded.clicks,
    clicks_all = link_counter.clicks_all + excluded.clicks_all,
    unique_clicks = link_counter.unique_clicks + excluded.unique_clicks`;
