import { Injectable } from '@nestjs/common';
import { rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';

/** Clicks of links by day, for the small charts of a list. */
@Injectable()
export class SparklinesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * By the id of a link, its clicks of people on each of the last days in UTC, today the last. The caller has made sure
   * that the links are theirs. Each day of each link is one look into the key of the roll-ups.
   */
  async of(links: readonly { id: number }[], days: number): Promise<Map<number, number[]>> {
    const rows = await rowsOf(
      this.dataSource,
      sql<{ id: number; clicks: number[] }>`
        SELECT given.id, array_agg(coalesce((
          SELECT clicks FROM item_day WHERE kind = 'link' AND item_id = given.id AND day = ago.day
            AND dimension = 'reason' AND value = 'person'), 0)::float8 ORDER BY ago.day) AS clicks
        FROM unnest(${links.map(({ id }) => id)}::int[]) AS given (id)
        CROSS JOIN (
          SELECT (now() AT TIME ZONE 'UTC')::date - n AS day FROM generate_series(0, ${days}::int - 1) n) AS ago
        GROUP BY given.id`,
    );
    return new Map(rows.map(({ id, clicks }) => [id, clicks]));
  }
}
