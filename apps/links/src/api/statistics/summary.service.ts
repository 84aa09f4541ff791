import { Injectable } from '@nestjs/common';
import { previousSpan, type SummaryQuery } from '@platform/contracts';
import { boundedCount, part, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { isActive } from '../../records/index.js';

/** What a first page shows of an account. */
@Injectable()
export class SummaryService {
  constructor(private readonly dataSource: DataSource) {}

  async of(accountId: number, query: SummaryQuery) {
    const before = previousSpan(query);
    const ofAccount = part`account_id = ${accountId} AND state <> 'deleted'`;
    const [days, links, active, blocked] = await Promise.all([
      rowsOf(
        this.dataSource,
        sql<{ clicks: number; is_before: boolean }>`
          SELECT at::date < ${query.from}::date AS is_before, coalesce(clicks, 0)::float8 AS clicks
          FROM generate_series(${before.from}::date::timestamp, ${query.to}::date::timestamp, '1 day') AS at
          LEFT JOIN item_day ON kind = 'account' AND item_id = ${accountId} AND day = at::date
            AND dimension = 'reason' AND value = 'person'
          ORDER BY at`,
      ),
      boundedCount(this.dataSource, part`SELECT FROM link WHERE ${ofAccount}`),
      boundedCount(
        this.dataSource,
        part`
          SELECT FROM link WHERE account_id = ${accountId} AND ${isActive}`,
      ),
      // As in the index of links that are off.
      boundedCount(
        this.dataSource,
        part`
          SELECT FROM link
          WHERE account_id = ${accountId} AND state IN ('disabled', 'blocked') AND state = 'blocked'`,
      ),
    ]);
    const sum = (isBefore: boolean) =>
      days.reduce((all, { clicks, is_before }) => all + (is_before === isBefore ? clicks : 0), 0);
    const [clicks, previousClicks] = [sum(false), sum(true)];
    return {
      error: 0,
      data: {
        from: query.from,
        to: query.to,
        clicks,
        previousClicks,
        change: previousClicks === 0 ? null : Math.round((1_000 * (clicks - previousClicks)) / previousClicks) / 10,
        sparkline: days.filter(({ is_before }) => !is_before).map((day) => day.clicks),
        links: links.total,
        activeLinks: active.total,
        blockedLinks: blocked.total,
        ...((links.isCut || active.isCut) && { linksAreLowerBound: true as const }),
      },
    };
  }
}
