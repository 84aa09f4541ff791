import { constant, part, rowsOf, sql } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import { otherValue } from '../../counting/index.js';
import type { ClickQuery, LinkClicks, Point, Row } from './click-statistics.js';
import type { Scope } from './scope.js';

/** Of more links of an account those that were ever clicked most are looked at. */
const maxCandidates = 2_000;

type SpanOfDays = Pick<ClickQuery, 'from' | 'to' | 'unit'>;

/** The statistics of days in UTC, from roll-ups alone, so that they outlive the single clicks. */
export function countRolledUp(
  dataSource: DataSource,
  scope: Scope,
  query: SpanOfDays,
  maxInTop: number,
): Promise<[Row[], Point[]]> {
  return Promise.all([
    rowsOf(dataSource, topOf(scope, query, maxInTop)),
    rowsOf(dataSource, query.unit === 'hour' ? hoursOf(scope, query) : daysOf(scope, query)),
  ]);
}

const other = part`'${constant(otherValue)}'`;

/** What is beyond them is `Other`, so that the values of a dimension add up to its clicks. */
const topOf = ({ kind, ids }: Scope, { from, to }: SpanOfDays, maxInTop: number) => sql<Row>`
  SELECT dimension, CASE WHEN place <= ${maxInTop} THEN value ELSE ${other} END AS value, sum(clicks) AS clicks FROM (
    SELECT dimension, value, sum(clicks) AS clicks,
      row_number() OVER (PARTITION BY dimension ORDER BY value = ${other}, sum(clicks) DESC, value) AS place
    FROM item_day WHERE kind = ${kind} AND item_id = ANY (${ids}::int[]) AND day BETWEEN ${from} AND ${to}
    GROUP BY dimension, value
  ) ranked GROUP BY 1, 2 ORDER BY dimension, min(place)`;

/** Every unit of the span, also those without a click. */
const daysOf = ({ kind, ids }: Scope, { from, to, unit }: SpanOfDays) => sql<Point>`
  SELECT date, coalesce(sum(clicks) FILTER (WHERE value = 'person'), 0)::float8 AS clicks,
    coalesce(sum(clicks), 0)::float8 AS "allClicks"
  FROM (
    SELECT DISTINCT date_trunc(${unit}, at, 'UTC') AS date
    FROM generate_series(
      ${from}::date::timestamp AT TIME ZONE 'UTC', ${to}::date::timestamp AT TIME ZONE 'UTC', '1 day') AS at
  ) AS units
  LEFT JOIN item_day ON kind = ${kind} AND item_id = ANY (${ids}::int[]) AND dimension = 'reason'
    AND day BETWEEN ${from} AND ${to} AND date_trunc(${unit}, day::timestamp AT TIME ZONE 'UTC', 'UTC') = date
  GROUP BY date ORDER BY date`;

const hoursOf = ({ kind, ids }: Scope, { from, to }: SpanOfDays) => sql<Point>`
  SELECT date, coalesce(sum(clicks), 0)::float8 AS clicks, coalesce(sum(clicks_all), 0)::float8 AS "allClicks"
  FROM generate_series(${from}::date::timestamp AT TIME ZONE 'UTC',
    (${to}::date + 1)::timestamp AT TIME ZONE 'UTC' - interval '1 hour', interval '1 hour') AS date
  LEFT JOIN item_hour ON kind = ${kind} AND item_id = ANY (${ids}::int[]) AND hour = date
  GROUP BY date ORDER BY date`;

/** The links of an account that have clicks in the span, each by its own roll-ups. */
export function linksRolledUp(
  dataSource: DataSource,
  accountId: number,
  { kind, ids }: Scope,
  { from, to }: SpanOfDays,
): Promise<LinkClicks[]> {
  const which = kind === 'account' ? part`` : part`AND counter.item_id = ANY (${ids}::int[])`;
  return rowsOf(
    dataSource,
    sql<LinkClicks>`
      WITH candidate AS MATERIALIZED (
        SELECT counter.item_id AS id FROM item_counter AS counter
        WHERE counter.kind = 'link' AND counter.owner_id = ${accountId} ${which}
        ORDER BY counter.clicks + counter.clicks_before DESC, counter.item_id DESC LIMIT ${constant(maxCandidates)}
      )
      SELECT id, clicks FROM candidate CROSS JOIN LATERAL (
        SELECT coalesce(sum(clicks), 0)::float8 AS clicks FROM item_day
        WHERE kind = 'link' AND item_id = candidate.id AND day BETWEEN ${from} AND ${to}
          AND dimension = 'reason' AND value = 'person'
      ) counted WHERE clicks > 0`,
  );
}
