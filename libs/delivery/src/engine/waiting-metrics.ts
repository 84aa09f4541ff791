import { constant, gauge, gaugeBy, rowsOf, sql } from '@platform/service-kit';
import type { DataSource } from 'typeorm';

/** Beyond this, how many wait no longer matters, and counting them would take long. */
const maxCounted = 100_000;
/** Destinations with pending deliveries that are looked at for the oldest one. */
const maxDestinations = 1_000;
/** A destination that only failed for so long is more than one bad moment. */
const failingAfter = '1 hour';

const pending = sql<{ deliveries: number }>`
  SELECT count(*)::int AS deliveries
  FROM (SELECT FROM delivery WHERE status = 'pending' LIMIT ${constant(maxCounted)}) counted`;

// Steps from destination to destination through the index of what is pending, and reads the oldest of each.
const oldestDue = sql<{ seconds: number }>`
  WITH RECURSIVE oldest AS (
    (SELECT destination_id, due_at, 1 AS place FROM delivery WHERE status = 'pending'
     ORDER BY destination_id, due_at LIMIT 1)
    UNION ALL
    SELECT following.destination_id, following.due_at, oldest.place + 1
    FROM oldest CROSS JOIN LATERAL (
      SELECT destination_id, due_at FROM delivery
      WHERE status = 'pending' AND destination_id > oldest.destination_id
      ORDER BY destination_id, due_at LIMIT 1
    ) following
    WHERE oldest.place < ${constant(maxDestinations)}
  )
  SELECT coalesce(extract(epoch FROM now() - min(oldest.due_at)), 0)::float8 AS seconds
  FROM oldest JOIN delivery_destination destination ON destination.id = oldest.destination_id
  WHERE oldest.due_at <= now() AND destination.disabled_at IS NULL AND destination.open_until > now() IS NOT TRUE`;

const destinations = sql<{ paused: number; failing: number; disabled: number }>`
  SELECT count(*) FILTER (WHERE disabled_at IS NULL AND open_until > now())::int AS paused,
         count(*) FILTER (
           WHERE disabled_at IS NULL AND failing_since <= now() - ${constant(`interval '${failingAfter}'`)}
         )::int AS failing,
         count(*) FILTER (WHERE disabled_at IS NOT NULL)::int AS disabled
  FROM delivery_destination`;

/** What waits in this schema, as the metrics of a process that sends. No label names a destination or a tenant. */
export function measureWaiting(dataSource: DataSource): void {
  gauge('deliveries_pending', 'Deliveries that are not done, counted up to 100,000', async () => {
    const [row] = await rowsOf(dataSource, pending);
    return row!.deliveries;
  });
  gauge(
    'deliveries_oldest_due_seconds',
    'For how long the oldest delivery is due, of destinations that take some',
    async () => {
      const [row] = await rowsOf(dataSource, oldestDue);
      return row!.seconds;
    },
  );
  gaugeBy(
    'state',
    'delivery_destinations',
    'Destinations that wait, only fail for an hour, or are disabled',
    async () => {
      const [row] = await rowsOf(dataSource, destinations);
      return new Map(Object.entries(row!));
    },
  );
}
