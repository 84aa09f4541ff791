import { Injectable } from '@nestjs/common';
import type { StatisticsAnswer, StatisticsQuery } from '@platform/contracts';
import { constant, part, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { otherValue, ownItem } from '../../counting/index.js';
import { socialNetworks } from '../../journal/index.js';
import type { CountedKind } from './statistics.service.js';
import { ZoneStatistics, type Point, type Row } from './zone-statistics.js';

const maxInTop = 50;

/**
 * The statistics of a span of days, with a series for charts. Of days in UTC from roll-ups alone, so that they
 * outlive the single clicks.
 */
@Injectable()
export class SpanStatisticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly zones: ZoneStatistics,
  ) {}

  ofAccount(accountId: number, query: StatisticsQuery) {
    return this.of('account', accountId, query);
  }

  async ofItem(accountId: number, type: string, id: number, query: StatisticsQuery) {
    const { kind, itemId } = await ownItem(this.dataSource.manager, accountId, type, id);
    return this.of(kind, itemId, query);
  }

  private async of(kind: CountedKind, itemId: number, query: StatisticsQuery): Promise<StatisticsAnswer> {
    const { from, to, unit, tz } = query;
    const [rows, series] = await (tz === 'UTC'
      ? Promise.all([
          rowsOf(this.dataSource, topOf(kind, itemId, query)),
          rowsOf(this.dataSource, unit === 'hour' ? hoursOf(kind, itemId, query) : daysOf(kind, itemId, query)),
        ])
      : this.zones.count(kind, itemId, query, maxInTop));
    const of = (dimension: string) => rows.filter((row) => row.dimension === dimension);
    const tally = (dimension: string) => Object.fromEntries(of(dimension).map(({ value, clicks }) => [value, clicks]));
    const count = (dimension: string, value: string) =>
      Number(of(dimension).find((row) => row.value === value)?.clicks ?? 0);
    const reasons = {
      person: count('reason', 'person'),
      head: count('reason', 'head'),
      prefetch: count('reason', 'prefetch'),
      no_user_agent: count('reason', 'no_user_agent'),
      robot: count('reason', 'robot'),
    };
    const data = {
      ...{ from, to, unit, tz, reasons },
      clicks: reasons.person,
      allClicks: Object.values(reasons).reduce((sum, n) => sum + n, 0),
      uniqueClicks: count('unique', ''),
      topCountries: tally('country'),
      topReferrers: tally('referrer'),
      topBrowsers: tally('browser'),
      topOs: tally('os'),
      topDevices: tally('device'),
      topLanguages: tally('language'),
      topVia: tally('via'),
      topVariants: tally('variant'),
      socialCount: Object.fromEntries(
        socialNetworks.map((name) => [name, count('social', name)]),
      ) as StatisticsAnswer['data']['socialCount'],
      series: series as unknown as StatisticsAnswer['data']['series'],
    };
    return { error: 0, data };
  }
}

const other = part`'${constant(otherValue)}'`;

/** What is beyond them is `Other`, so that the values of a dimension add up to its clicks. */
const topOf = (kind: CountedKind, itemId: number, { from, to }: StatisticsQuery) => sql<Row>`
  SELECT dimension, CASE WHEN place <= ${maxInTop} THEN value ELSE ${other} END AS value, sum(clicks) AS clicks FROM (
    SELECT dimension, value, sum(clicks) AS clicks,
      row_number() OVER (PARTITION BY dimension ORDER BY value = ${other}, sum(clicks) DESC, value) AS place
    FROM item_day WHERE kind = ${kind} AND item_id = ${itemId} AND day BETWEEN ${from} AND ${to}
    GROUP BY dimension, value
  ) ranked GROUP BY 1, 2 ORDER BY dimension, min(place)`;

/** Every unit of the span, also those without a click. */
const daysOf = (kind: CountedKind, itemId: number, { from, to, unit }: StatisticsQuery) => sql<Point>`
  SELECT date, coalesce(sum(clicks) FILTER (WHERE value = 'person'), 0)::float8 AS clicks,
    coalesce(sum(clicks), 0)::float8 AS "allClicks"
  FROM (
    SELECT DISTINCT date_trunc(${unit}, at, 'UTC') AS date
    FROM generate_series(
      ${from}::date::timestamp AT TIME ZONE 'UTC', ${to}::date::timestamp AT TIME ZONE 'UTC', '1 day') AS at
  ) AS units
  LEFT JOIN item_day ON kind = ${kind} AND item_id = ${itemId} AND dimension = 'reason'
    AND day BETWEEN ${from} AND ${to} AND date_trunc(${unit}, day::timestamp AT TIME ZONE 'UTC', 'UTC') = date
  GROUP BY date ORDER BY date`;

const hoursOf = (kind: CountedKind, itemId: number, { from, to }: StatisticsQuery) => sql<Point>`
  SELECT date, coalesce(clicks, 0)::float8 AS clicks, coalesce(clicks_all, 0)::float8 AS "allClicks"
  FROM generate_series(${from}::date::timestamp AT TIME ZONE 'UTC',
    (${to}::date + 1)::timestamp AT TIME ZONE 'UTC' - interval '1 hour', interval '1 hour') AS date
  LEFT JOIN item_hour ON kind = ${kind} AND item_id = ${itemId} AND hour = date ORDER BY date`;
