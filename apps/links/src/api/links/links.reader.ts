import { Injectable } from '@nestjs/common';
import {
  cursorNames,
  keysById,
  linkSortOf,
  pageOfLinks,
  type LinksQuery,
  type LinkStatistics,
} from '@platform/contracts';
import { Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { SparklinesService, StatisticsService } from '../statistics/index.js';
import { hasKeyOf, keysAt, placeNamed, readShortUrl } from '../../addresses/index.js';
import type { LinkListQuery } from './link-filters.js';
import { readLinkPage, type ListedLink } from './link-page.js';
import { linkDetailsOf, linkRecord, linkRow, linkRowJoins, type LinkRow } from './link-record.js';

/** Reads links in the shapes of the API. */
@Injectable()
export class LinksReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly statistics: StatisticsService,
    private readonly sparklines: SparklinesService,
  ) {}

  /**
   * A page of links, or one link by its short URL: then all else in the query is ignored
   * (docs/contracts/links.md#what-clients-rely-on).
   */
  find(accountId: number, query: LinksQuery) {
    return query.short === undefined ? this.list(accountId, query) : this.lookUp(accountId, query.short);
  }

  /** As `find`. The owner's list leaves archived links out. */
  findOwn(accountId: number, query: LinksQuery) {
    return query.short === undefined
      ? this.list(accountId, { ...query, hidesArchived: true })
      : this.lookUp(accountId, query.short);
  }

  async get(accountId: number, id: number) {
    return this.details(await this.own(accountId, id));
  }

  /** Where a link is found. */
  async addressOf(accountId: number, id: number): Promise<string> {
    return linkRecord(await this.own(accountId, id), this.config.LINKS_BASE_URL).shorturl;
  }

  private async own(accountId: number, id: number): Promise<LinkRow> {
    const [link] = await rowsOf(
      this.dataSource,
      sql<LinkRow>`
        SELECT ${linkRow} FROM link ${linkRowJoins}
        WHERE link.id = ${id} AND link.account_id = ${accountId} AND link.state <> 'deleted'`,
    );
    if (!link) throw new Problem('not_found');
    return link;
  }

  async list(accountId: number, query: LinkListQuery) {
    const { rows, counted } = await readLinkPage(this.dataSource, accountId, query);
    const sort = linkSortOf(query);
    const name = cursorNames[sort];
    const isNumber = sort === 'clicks' || sort === '-clicks';
    const sparklines = query.sparkline && (await this.sparklines.of(rows, parseInt(query.sparkline, 10)));
    return pageOfLinks('urls', rows, counted, query, {
      keysOf: ({ cursor_key, id }: ListedLink) => [name, isNumber ? Number(cursor_key) : cursor_key, id],
      recordOf: (row) => ({
        ...linkRecord(row, this.config.LINKS_BASE_URL),
        ...(sparklines && { sparkline: sparklines.get(row.id)! }),
      }),
    });
  }

  /**
   * A miss answers 200 with error 1: clients first check the status, then read `error`
   * (docs/contracts/links.md#what-clients-rely-on).
   */
  private async lookUp(accountId: number, short: string) {
    const address = readShortUrl(this.config.LINKS_BASE_URL, short);
    const keys = address ? keysAt(address.alias, placeNamed(address.host)) : [];
    const [first = null] = keys;
    const [found] = await rowsOf(
      this.dataSource,
      sql<LinkRow>`
        SELECT ${linkRow} FROM (
          SELECT link.* FROM link LEFT JOIN domain ON domain.id = domain_id
          WHERE ${hasKeyOf(keys)} AND host IS NOT DISTINCT FROM ${address?.host ?? null}
          ORDER BY alias_key = ${first} DESC LIMIT 1
        ) link ${linkRowJoins} WHERE link.account_id = ${accountId} AND link.state <> 'deleted'`,
    );
    if (!found) return { error: 1, message: 'No link of yours has this address.', code: 'not_found' };
    const { data, ...rest } = await this.details(found);
    const counted = { total: 1, isCut: false };
    const list = pageOfLinks(
      'urls',
      [found],
      counted,
      { limit: 1, page: 1 },
      {
        keysOf: keysById,
        recordOf: (row) => linkRecord(row, this.config.LINKS_BASE_URL),
      },
    );
    return { ...rest, data: { ...data, ...list.data } };
  }

  private async details(link: LinkRow) {
    return {
      error: 0,
      details: linkDetailsOf(link, this.config.LINKS_BASE_URL),
      data: withClicksBefore(link, await this.statistics.of('link', link.id)),
    };
  }
}

function withClicksBefore({ clicks_before }: LinkRow, statistics: LinkStatistics): LinkStatistics {
  return { ...statistics, clicks: statistics.clicks + clicks_before };
}
