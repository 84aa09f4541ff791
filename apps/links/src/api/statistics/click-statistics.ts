import { Injectable } from '@nestjs/common';
import type { ItemStatisticsQuery, VisitFilters } from '@platform/contracts';
import { constant, part, Problem, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { firstKeptDay } from '../../journal/index.js';
import { dimensionColumns, otherValue, tally } from '../../counting/index.js';
import { type Scope, visitFilterOf, visitsOf } from './scope.js';

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

/** A link with its clicks of people. */
export interface LinkClicks {
  id: number;
  clicks: number;
}

/** What is asked of the single clicks. */
export type ClickQuery = Pick<ItemStatisticsQuery, 'from' | 'to' | 'tz' | 'unit'> & VisitFilters;

/** More single clicks than that take seconds to count. */
const maxClicks = 2_000_000;

/**
 * What roll-ups do not hold, from the single clicks for as long as these are kept: days that are not those of UTC
 * (docs/adr/0020), and one kind of visits, as those from a country (docs/adr/0040).
 */
@Injectable()
export class ClickStatistics {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  /** Whether roll-ups cannot answer this. */
  isNeeded(query: ClickQuery): boolean {
    return query.tz !== 'UTC' || visitFilterOf(query) !== undefined;
  }

  /** Whether the clicks of all these days are still kept. */
  areKept({ from }: Pick<ClickQuery, 'from'>): boolean {
    return from > firstKeptDay(Date.now(), this.config.LINKS_CLICK_DAYS);
  }

  /** @throws Problem 400 for days whose clicks are no longer kept, and for too many clicks */
  async count(scope: Scope, query: ClickQuery, maxInTop: number): Promise<[Row[], Point[]]> {
    await this.check(scope, query);
    const [rows, series] = await Promise.all([
      rowsOf(this.dataSource, topOf(scope, query, maxInTop)),
      rowsOf(this.dataSource, seriesOf(scope, query)),
    ]);
    return [rows, series];
  }

  /** The links of an account that have clicks; `count` has checked the query. */
  links(accountId: number, scope: Scope, query: ClickQuery): Promise<LinkClicks[]> {
    return rowsOf(
      this.dataSource,
      sql<LinkClicks>`
        SELECT item_id AS id, count(*)::float8 AS clicks FROM click
        WHERE ${clicksOf(scope, query)} AND reason IS NULL AND account_id = ${accountId} GROUP BY item_id`,
    );
  }

  private async check(scope: Scope, query: ClickQuery): Promise<void> {
    const days = this.config.LINKS_CLICK_DAYS;
    const filter = visitFilterOf(query);
    if (!this.areKept(query))
      throw Problem.field(
        'from',
        `must be in the last ${days - 1} days with ${filter ?? 'a time zone'}, as long as single clicks are kept`,
      );
    const { from, to } = query;
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ clicks: number }>`
        SELECT coalesce(sum(clicks), 0)::float8 AS clicks FROM item_day
        WHERE kind = ${scope.kind} AND item_id = ANY (${scope.ids}::int[]) AND dimension = 'reason'
          AND day BETWEEN ${from}::date - 1 AND ${to}::date + 1`,
    );
    if (row!.clicks <= maxClicks) return;
    throw filter === undefined
      ? Problem.field('tz', 'must be UTC for so many visits; or ask for fewer days')
      : Problem.field(filter, 'cannot be asked for so many visits: please ask for fewer days');
  }
}

/** Counted already, as those of roll-ups are. */
function clicksOf({ kind, ids }: Scope, query: ClickQuery): SqlPart {
  const { from, to, tz } = query;
  const ofItems =
    kind === 'account'
      ? part`kind = 'link' AND item_id IN (SELECT id FROM link WHERE account_id = ANY (${ids}::int[]))`
      : part`kind = ${kind} AND item_id = ANY (${ids}::int[])`;
  return part`
    ${ofItems} AND at >= ${from}::date::timestamp AT TIME ZONE ${tz}
    AND at < (${to}::date + 1)::timestamp AT TIME ZONE ${tz} AND batch NOT IN (SELECT id FROM click_batch)
    ${visitsOf(query)}`;
}

/** The whole span is one day to the tally, so that each visitor of a day in UTC counts once for it. */
const topOf = (scope: Scope, query: ClickQuery, maxInTop: number) => sql<Row>`
  WITH fresh AS MATERIALIZED (
    SELECT kind, item_id, account_id, reason, visitor, ${dimensionColumns}, ${query.from}::date AS day FROM click
    WHERE ${clicksOf(scope, query)}
  ), first_visit AS (
    SELECT DISTINCT day, kind, item_id, visitor FROM fresh WHERE reason IS NULL
  ), ${tally}
  SELECT dimension, CASE WHEN place <= ${maxInTop} THEN value ELSE '${constant(otherValue)}' END AS value,
    sum(n) AS clicks
  FROM (
    SELECT dimension, value, sum(n) AS n,
      row_number() OVER (PARTITION BY dimension ORDER BY sum(n) DESC, value) AS place
    FROM every WHERE kind = ${scope.kind} AND item_id = ANY (${scope.ids}::int[]) GROUP BY dimension, value
  ) ranked GROUP BY 1, 2 ORDER BY dimension, min(place)`;

/** Every unit of the span, also those without a click: by hours, so that the days on which clocks change are whole. */
const seriesOf = (scope: Scope, query: ClickQuery) => sql<Point>`
  SELECT date, coalesce(clicks, 0)::float8 AS clicks, coalesce(clicks_all, 0)::float8 AS "allClicks"
  FROM (
    SELECT DISTINCT date_trunc(${query.unit}, at, ${query.tz}) AS date
    FROM generate_series(${query.from}::date::timestamp AT TIME ZONE ${query.tz},
      (${query.to}::date + 1)::timestamp AT TIME ZONE ${query.tz} - interval '1 minute', interval '1 hour') AS at
  ) units LEFT JOIN (
    SELECT date_trunc(${query.unit}, at, ${query.tz}) AS date, count(*) FILTER (WHERE reason IS NULL) AS clicks,
      count(*) AS clicks_all
    FROM click WHERE ${clicksOf(scope, query)} GROUP BY 1
  ) counted USING (date) ORDER BY date`;
