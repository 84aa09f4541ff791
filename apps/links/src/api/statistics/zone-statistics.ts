import { Injectable } from '@nestjs/common';
import type { StatisticsQuery } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { firstKeptDay } from '../../journal/index.js';
import { dimensions, otherValue, tallySql } from '../../counting/index.js';
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
    const { from, to, unit, tz } = query;
    const days = this.config.LINKS_CLICK_DAYS;
    if (from <= firstKeptDay(Date.now(), days))
      throw Problem.field(
        'from',
        `must be in the last ${days - 1} days with a time zone, as long as single clicks are kept`,
      );
    await this.refuseTooMany(kind, itemId, query);
    const span = [itemId, from, to, tz];
    const [rows, series] = await Promise.all([
      this.dataSource.query<Row[]>(topSql(kind), [...span, maxInTop]),
      this.dataSource.query<Point[]>(seriesSql(kind), [...span, unit]),
    ]);
    return [rows, series];
  }

  private async refuseTooMany(kind: CountedKind, itemId: number, { from, to }: StatisticsQuery): Promise<void> {
    const [row] = await this.dataSource.query<{ clicks: number }[]>(
      `SELECT coalesce(sum(clicks), 0)::float8 AS clicks FROM item_day
       WHERE kind = $1 AND item_id = $2 AND day BETWEEN $3::date - 1 AND $4::date + 1 AND dimension = 'reason'`,
      [kind, itemId, from, to],
    );
    if (row!.clicks > maxClicks) throw Problem.field('tz', 'must be UTC for so many visits; or ask for fewer days');
  }
}

/** Counted already, as those of UTC are. $1 is an item, or an account whose links they are of. */
const clicksOf = (kind: CountedKind) => `
  ${kind === 'account' ? `kind = 'link' AND item_id IN (SELECT id FROM link WHERE account_id = $1)` : `kind = '${kind}' AND item_id = $1`}
  AND at >= $2::date::timestamp AT TIME ZONE $4 AND at < ($3::date + 1)::timestamp AT TIME ZONE $4
  AND batch NOT IN (SELECT id FROM click_batch)`;

/** The whole span is one day to the tally, so that each visitor of a day in UTC counts once for it. */
const topSql = (kind: CountedKind) => `
  WITH fresh AS MATERIALIZED (
    SELECT kind, item_id, account_id, reason, visitor, ${dimensions.join(', ')}, $2::date AS day FROM click WHERE ${clicksOf(kind)}
  ), first_visit AS (
    SELECT DISTINCT day, kind, item_id, visitor FROM fresh WHERE reason IS NULL
  ), ${tallySql}
  SELECT dimension, CASE WHEN place <= $5 THEN value ELSE '${otherValue}' END AS value, sum(n) AS clicks FROM (
    SELECT dimension, value, n, row_number() OVER (PARTITION BY dimension ORDER BY n DESC, value) AS place
    FROM every WHERE kind = '${kind}' AND item_id = $1
  ) ranked GROUP BY 1, 2 ORDER BY dimension, min(place)`;

/** Every unit of the span, also those without a click: by hours, so that the days on which clocks change are whole. */
const seriesSql = (kind: CountedKind) => `
  SELECT date, coalesce(clicks, 0)::float8 AS clicks, coalesce(clicks_all, 0)::float8 AS "allClicks"
  FROM (
    SELECT DISTINCT date_trunc($5, at, $4) AS date FROM generate_series($2::date::timestamp AT TIME ZONE $4,
      ($3::date + 1)::timestamp AT TIME ZONE $4 - interval '1 minute', interval '1 hour') AS at
  ) units LEFT JOIN (
    SELECT date_trunc($5, at, $4) AS date, count(*) FILTER (WHERE reason IS NULL) AS clicks, count(*) AS clicks_all
    FROM click WHERE ${clicksOf(kind)} GROUP BY 1
  ) counted USING (date) ORDER BY date`;
