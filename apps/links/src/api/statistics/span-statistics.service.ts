import { Injectable } from '@nestjs/common';
import {
  hasHours,
  previousSpan,
  type ItemStatisticsQuery,
  type StatisticsAnswer,
  type StatisticsQuery,
} from '@platform/contracts';
import { DataSource } from 'typeorm';
import { ownItem } from '../../counting/index.js';
import { socialNetworks } from '../../journal/index.js';
import { ClickStatistics, type ClickQuery, type Row } from './click-statistics.js';
import { countRolledUp } from './rolled-up.js';
import { type Scope, scopeOf } from './scope.js';
import { TopListsService } from './top-lists.service.js';

const maxInTop = 50;

type Data = StatisticsAnswer['data'];

/** The statistics of a span of days, with a series for charts: from roll-ups, or from clicks where those do not do. */
@Injectable()
export class SpanStatisticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clicks: ClickStatistics,
    private readonly tops: TopListsService,
  ) {}

  /** @throws Problem 400 for what takes single clicks that are no longer kept, or too many of them */
  async ofAccount(accountId: number, query: StatisticsQuery): Promise<StatisticsAnswer> {
    const scope = await scopeOf(this.dataSource, accountId, query);
    const data = await this.of(scope, query);
    return { error: 0, data: { ...data, ...(await this.tops.of(accountId, scope, query)) } };
  }

  /** @throws Problem as `ofAccount`; 404 for an item that is not the caller's */
  async ofItem(accountId: number, type: string, id: number, query: ItemStatisticsQuery): Promise<StatisticsAnswer> {
    const { kind, itemId } = await ownItem(this.dataSource.manager, accountId, type, id);
    return { error: 0, data: await this.of({ kind, ids: [itemId] }, query) };
  }

  private async of(scope: Scope, query: ItemStatisticsQuery): Promise<Data> {
    const { from, to, unit, tz } = query;
    const [rows, series] = await this.count(scope, query);
    const tally = (dimension: string) =>
      Object.fromEntries(rows.filter((row) => row.dimension === dimension).map(({ value, clicks }) => [value, clicks]));
    return {
      ...{ from, to, unit, tz },
      ...totalsOf(rows),
      topCountries: tally('country'),
      topReferrers: tally('referrer'),
      topBrowsers: tally('browser'),
      topOs: tally('os'),
      topDevices: tally('device'),
      topLanguages: tally('language'),
      topVia: tally('via'),
      topVariants: tally('variant'),
      socialCount: Object.fromEntries(
        socialNetworks.map((name) => [name, countOf(rows, 'social', name)]),
      ) as Data['socialCount'],
      series,
      ...(query.compare && { previous: await this.previous(scope, query) }),
    };
  }

  /** Null where only clicks or hours that are no longer kept could say it. */
  private async previous(scope: Scope, query: ItemStatisticsQuery): Promise<Data['previous']> {
    const span = previousSpan(query);
    const isKept = this.clicks.isNeeded(span) ? this.clicks.areKept(span) : span.unit !== 'hour' || hasHours(span.from);
    if (!isKept) return null;
    const [rows, series] = await this.count(scope, span);
    const { clicks, allClicks, uniqueClicks } = totalsOf(rows);
    const { from, to } = span;
    return { from, to, clicks, allClicks, uniqueClicks, series };
  }

  private async count(scope: Scope, query: ClickQuery): Promise<[Row[], Data['series']]> {
    const [rows, series] = await (this.clicks.isNeeded(query)
      ? this.clicks.count(scope, query, maxInTop)
      : countRolledUp(this.dataSource, scope, query, maxInTop));
    // The answer has its dates as text, which is what JSON makes of them.
    return [rows, series as unknown as Data['series']];
  }
}

function countOf(rows: Row[], dimension: string, value: string): number {
  return Number(rows.find((row) => row.dimension === dimension && row.value === value)?.clicks ?? 0);
}

function totalsOf(rows: Row[]) {
  const reasons = {
    person: countOf(rows, 'reason', 'person'),
    head: countOf(rows, 'reason', 'head'),
    prefetch: countOf(rows, 'reason', 'prefetch'),
    no_user_agent: countOf(rows, 'reason', 'no_user_agent'),
    robot: countOf(rows, 'reason', 'robot'),
  };
  return {
    reasons,
    clicks: reasons.person,
    allClicks: Object.values(reasons).reduce((sum, n) => sum + n, 0),
    uniqueClicks: countOf(rows, 'unique', ''),
  };
}
