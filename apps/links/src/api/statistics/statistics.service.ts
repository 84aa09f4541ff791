import { Injectable } from '@nestjs/common';
import type { LinkStatistics } from '@platform/contracts';
import { constant, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type ItemKind, socialNetworks } from '../../journal/index.js';
import { otherValue } from '../../counting/index.js';

const maxInTop = 10;

/** Accounts have counters too: the sum of their links. */
export type CountedKind = ItemKind | 'account';

interface Row {
  dimension: string;
  value: string;
  clicks: string;
}

/** What is known of the visits of an item, from counters and daily roll-ups: never from single clicks. */
@Injectable()
export class StatisticsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The caller has made sure that the item is theirs. */
  async of(kind: CountedKind, itemId: number): Promise<LinkStatistics> {
    // One statement, so that the parts add up to the totals: clicks are counted meanwhile.
    const rows = await rowsOf(
      this.dataSource,
      sql<Row>`
        SELECT dimension, value, clicks FROM (
          SELECT dimension, value, sum(clicks) AS clicks,
            row_number() OVER (
              PARTITION BY dimension ORDER BY value = '${constant(otherValue)}', sum(clicks) DESC, value) AS place
          FROM item_day
          WHERE kind = ${kind} AND item_id = ${itemId}
            AND dimension IN ('country', 'referrer', 'browser', 'os', 'social')
          GROUP BY dimension, value
          UNION ALL
          SELECT 'total', total.value, total.clicks, 1
          FROM item_counter
          CROSS JOIN LATERAL (VALUES ('clicks', clicks), ('unique', unique_clicks)) AS total (value, clicks)
          WHERE kind = ${kind} AND item_id = ${itemId}
        ) ranked WHERE place <= ${maxInTop} ORDER BY dimension, place`,
    );
    const tally = (dimension: string) =>
      Object.fromEntries(rows.filter((row) => row.dimension === dimension).map(({ value, clicks }) => [value, clicks]));
    const total = tally('total');
    const social = tally('social');
    return {
      clicks: Number(total['clicks'] ?? 0),
      uniqueClicks: Number(total['unique'] ?? 0),
      topCountries: tally('country'),
      topReferrers: tally('referrer'),
      topBrowsers: tally('browser'),
      topOs: tally('os'),
      socialCount: Object.fromEntries(
        socialNetworks.map((name) => [name, Number(social[name] ?? 0)]),
      ) as LinkStatistics['socialCount'],
    };
  }
}
