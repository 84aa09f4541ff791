import { Injectable } from '@nestjs/common';
import type { LinkStatistics } from '@platform/contracts';
import { DataSource } from 'typeorm';
import type { ItemKind } from './click.js';
import { socialNetworks } from './visit-facts.js';

const mostInTop = 10;

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
    const [[counter], rows] = await Promise.all([
      this.dataSource.query<{ clicks: number; unique_clicks: number }[]>(
        `SELECT clicks::float8, unique_clicks::float8 FROM item_counter WHERE kind = $1 AND item_id = $2`,
        [kind, itemId],
      ),
      this.dataSource.query<Row[]>(
        `SELECT dimension, value, clicks FROM (
           SELECT dimension, value, sum(clicks) AS clicks,
             row_number() OVER (PARTITION BY dimension ORDER BY sum(clicks) DESC, value) AS place
           FROM item_day WHERE kind = $1 AND item_id = $2 AND dimension IN ('country', 'referrer', 'browser', 'os', 'social')
           GROUP BY dimension, value
         ) ranked WHERE place <= $3 ORDER BY dimension, place`,
        [kind, itemId, mostInTop],
      ),
    ]);
    const tally = (dimension: string) =>
      Object.fromEntries(rows.filter((row) => row.dimension === dimension).map(({ value, clicks }) => [value, clicks]));
    const social = tally('social');
    return {
      clicks: counter?.clicks ?? 0,
      uniqueClicks: counter?.unique_clicks ?? 0,
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
