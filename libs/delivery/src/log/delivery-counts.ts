import { summaryUnitMs, type SummarySpan } from '@platform/contracts';
import { constant, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { answeredInTime } from './answered-in-time.js';

/** The sends of so many deliveries tell how long those of a bucket take. */
const sampled = 100;
const maxGroups = 50;

/** What the counts are told apart by, beside the time. */
type Grouping = 'event' | 'destination';

interface Counts {
  success: number;
  failed: number;
  skipped: number;
  pending: number;
}

export interface DeliveryCounts {
  /** Oldest first, without a gap. */
  buckets: (Counts & { at: Date; p50_ms: number | null; p95_ms: number | null })[];
  /** Of the same deliveries, most of them first. */
  by: (Counts & { key: string })[];
}

/**
 * Counts the deliveries of a span by hour or by day, and what their last sends took.
 *
 * @param condition on `delivery`, always with its tenant; the span is added to it
 * @throws {Problem} `unavailable` (503) when it cannot be answered in time
 */
export async function countDeliveries(
  dataSource: DataSource,
  condition: SqlPart,
  span: SummarySpan,
  grouping: Grouping,
): Promise<DeliveryCounts> {
  const { from, to } = span;
  const matched = part`${condition} AND created_at >= ${from} AND created_at < ${to}`;
  return answeredInTime(dataSource, async (tx) => {
    const counted = await counts(tx, matched, span, grouping);
    const times = await durations(tx, matched, span);
    const countsAt = new Map(counted.map(({ at, key: _key, ...found }) => [at, found]));
    const timesAt = new Map(times.map(({ at, ...found }) => [at, found]));
    const buckets = startsOf(span).map((at) => ({
      at: new Date(at),
      ...(countsAt.get(at) ?? { success: 0, failed: 0, skipped: 0, pending: 0 }),
      ...(timesAt.get(at) ?? { p50_ms: null, p95_ms: null }),
    }));
    const by = counted.flatMap(({ at: _at, key, ...found }) => (key === null ? [] : [{ key, ...found }]));
    return { buckets, by: by.sort((a, b) => sum(b) - sum(a)).slice(0, maxGroups) };
  });
}

const sum = ({ success, failed, skipped, pending }: Counts) => success + failed + skipped + pending;

/** When each bucket begins, as milliseconds since 1970. */
function startsOf({ from, to, unit }: SummarySpan): number[] {
  const length = Math.ceil((to.getTime() - from.getTime()) / summaryUnitMs[unit]);
  return Array.from({ length }, (_, index) => from.getTime() + index * summaryUnitMs[unit]);
}

/** The bucket that a delivery is in, as milliseconds since 1970. */
const bucket = ({ unit }: SummarySpan) =>
  part`(extract(epoch FROM date_trunc(${unit}, created_at, 'UTC')) * 1000)::float8`;

const keyBy = (grouping: Grouping) => (grouping === 'event' ? part`event` : part`destination_id::text`);

/** Each row is of one bucket or of one key. */
function counts(tx: EntityManager, matched: SqlPart, span: SummarySpan, grouping: Grouping) {
  return rowsOf(
    tx,
    sql<Counts & { at: number | null; key: string | null }>`
      WITH matched AS (SELECT ${bucket(span)} AS at, ${keyBy(grouping)} AS key, status FROM delivery WHERE ${matched})
      SELECT at, key,
        count(*) FILTER (WHERE status = 'success')::int AS success,
        count(*) FILTER (WHERE status = 'failed')::int AS failed,
        count(*) FILTER (WHERE status = 'skipped')::int AS skipped,
        count(*) FILTER (WHERE status = 'pending')::int AS pending
      FROM matched GROUP BY GROUPING SETS ((at), (key))`,
  );
}

/** The limit inside has each delivery looked up by its key, whatever the planner thinks of how many there are. */
function durations(tx: EntityManager, matched: SqlPart, span: SummarySpan) {
  return rowsOf(
    tx,
    sql<{ at: number; p50_ms: number; p95_ms: number }>`
      WITH numbered AS (
        SELECT id, ${bucket(span)} AS at, row_number() OVER (PARTITION BY ${bucket(span)} ORDER BY id) AS number
        FROM delivery WHERE ${matched}
      )
      SELECT at,
        percentile_disc(0.5) WITHIN GROUP (ORDER BY duration_ms) AS p50_ms,
        percentile_disc(0.95) WITHIN GROUP (ORDER BY duration_ms) AS p95_ms
      FROM numbered CROSS JOIN LATERAL (
        SELECT duration_ms FROM delivery_attempt
        WHERE delivery_id = numbered.id AND outcome IN ('success', 'failure') AND duration_ms IS NOT NULL
        ORDER BY claim_no DESC LIMIT 1
      ) AS latest
      WHERE number <= ${constant(sampled)} GROUP BY at`,
  );
}
