import { Injectable } from '@nestjs/common';
import type { StatisticsQuery } from '@platform/contracts';
import { constant, part, Problem, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { firstKeptDay } from '../../journal/index.js';
import { dimensionColumns, otherValue, tally } from '../../counting/index.js';
import type { CountedKind } from './statistics.service.js';

export interface Row {
  dimension: string;
  value: string;
  clicks: string;
}

export interface Point {
  date: Date;
  clicks: number;
  allClicks: number;
}

/** More single clicks than that take seconds to count. */
const maxClicks = 2_000_000;

/**
 * The statistics of days that are not those of UTC, by which roll-ups are kept: from the single clicks, for as long
 * as these are kept (docs/adr/0020).
 */
@Injectable()
export class ZoneStatistics {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  async count(kind: CountedKind, itemId: number, query: StatisticsQuery, maxInTop: number): Promise<[Row[], Point[]]> {
    const { from } = query;
    const days = this.config.LINKS_CLICK_DAYS;
    if (from <= firstKeptDay(Date.now(), days))
      throw Problem.field(
        'from',
        `must be in the last ${days - 1} days with a time zone, as long as single clicks are kept`,
      );
    await this.refuseTooMany(kind, itemId, query);
    const [rows, series] = await Promise.all([
      rowsOf(this.dataSource, topOf(kind, itemId, query, maxInTop)),
      rowsOf(this.dataSource, seriesOf(kind, itemId, query)),
    ]);
    return [rows, series];
  }

  private async refuseTooMany(kind: CountedKind, itemId: number, { from, to }: StatisticsQuery): Promise<void> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ clicks: number }>`
        SELECT coalesce(sum(clicks), 0)::float8 AS clicks FROM item_day
        WHERE kind = ${kind} AND item_id = ${itemId} AND dimension = 'reason'
          AND day BETWEEN ${from}::date - 1 AND ${to}::date + 1`,
    );
    if (row!.clicks > maxClicks) throw Problem.field('tz', 'must be UTC for so many visits; or ask for fewer days');
  }
}

/** Counted already, as those of UTC are; of an item, or of all links of an account. */
function clicksOf(kind: CountedKind, itemId: number, { from, to, tz }: StatisticsQuery): SqlPart {
  const ofItem =
    kind === 'account'
      ? part`kind = 'link' AND item_id IN (SELECT id FROM link WHERE account_id = ${itemId})`
      : part`kind = ${kind} AND item_id = ${itemId}`;
  return part`
    ${ofItem} AND at >= ${from}::date::timestamp AT TIME ZONE ${tz}
    AND at < (${to}::date + 1)::timestamp AT TIME ZONE ${tz} AND batch NOT IN (SELECT id FROM click_batch)`;
}

/** The whole span is one day to the tally, so that each visitor of a day in UTC counts once for it. */
const topOf = (kind: CountedKind, itemId: number, query: StatisticsQuery, maxInTop: number) => sql<Row>`
  WITH fresh AS MATERIALIZED (
    SELECT kind, item_id, account_id, reason, visitor, ${dimensionColumns}, ${query.from}::date AS day FROM click
    WHERE ${clicksOf(kind, itemId, query)}
  ), first_visit AS (
    SELECT DISTINCT day, kind, item_id, visitor FROM fresh WHERE reason IS NULL
  ), ${tally}
  SELECT dimension, CASE WHEN place <= ${maxInTop} THEN value ELSE '${constant(otherValue)}' END AS value,
    sum(n) AS clicks
  FROM (
    SELECT dimension, value, n, row_number() OVER (PARTITION BY dimension ORDER BY n DESC, value) AS place
    FROM every WHERE kind = ${kind} AND item_id = ${itemId}
  ) ranked GROUP BY 1, 2 ORDER BY dimension, min(place)`;

/** Every unit of the span, also those without a click: by hours, so that the days on which clocks change are whole. */
const seriesOf = (kind: CountedKind, itemId: number, query: StatisticsQuery) => sql<Point>`
  SELECT date, coalesce(clicks, 0)::float8 AS clicks, coalesce(clicks_all, 0)::float8 AS "allClicks"
  FROM (
    SELECT DISTINCT date_trunc(${query.unit}, at, ${query.tz}) AS date
    FROM generate_series(${query.from}::date::timestamp AT TIME ZONE ${query.tz},
      (${query.to}::date + 1)::timestamp AT TIME ZONE ${query.tz} - interval '1 minute', interval '1 hour') AS at
  ) units LEFT JOIN (
    SELECT date_trunc(${query.unit}, at, ${query.tz}) AS date, count(*) FILTER (WHERE reason IS NULL) AS clicks,
      count(*) AS clicks_all
    FROM click WHERE ${clicksOf(kind, itemId, query)} GROUP BY 1
  ) counted USING (date) ORDER BY date`;
