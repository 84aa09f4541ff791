import { Injectable } from '@nestjs/common';
import { pageOfLinks, type LinkPageQuery, type LinksQuery, type LinkStatistics } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import { StatisticsService } from '../clicks/statistics.service.js';
import { isFoundBy, keysAt, placeNamed } from './branded-alias.js';
import { linkDetailsOf, linkRecord, linkRow, linkRowJoins, type LinkRow } from './link-record.js';
import { readShortUrl } from './short-url.js';

/** Reads links in the shapes of the API. */
@Injectable()
export class LinksReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly statistics: StatisticsService,
  ) {}

  /**
   * A page of links, or one link by its short URL: then all else in the query is ignored
   * (docs/contracts/links.md#what-clients-rely-on).
   */
  find(accountId: number, query: LinksQuery) {
    return query.short === undefined ? this.list(accountId, query) : this.lookUp(accountId, query.short);
  }

  async get(accountId: number, id: number) {
    return this.details(await this.own(accountId, id));
  }

  /** Where a link is found. */
  async addressOf(accountId: number, id: number): Promise<string> {
    return linkRecord(await this.own(accountId, id), this.config.LINKS_BASE_URL).shorturl;
  }

  private async own(accountId: number, id: number): Promise<LinkRow> {
    const [link] = await this.dataSource.query<LinkRow[]>(
      `SELECT ${linkRow} FROM link ${linkRowJoins}
       WHERE link.id = $1 AND link.account_id = $2 AND link.state <> 'deleted'`,
      [id, accountId],
    );
    if (!link) throw new Problem('not_found');
    return link;
  }

  async list(accountId: number, query: Omit<LinksQuery, 'short'>) {
    const { limit, page, order, q, tag, campaign, channel, domain } = query;
    const filters = [`link.account_id = $1 AND link.state <> 'deleted'`];
    const values: unknown[] = [accountId];
    if (q) filters.push(`${searched} ILIKE $${values.push(`%${q.replace(/[\\%_]/g, '\\$&')}%`)}`);
    if (tag) filters.push(`EXISTS (SELECT FROM link_tag WHERE link_id = link.id AND tag = $${values.push(tag)})`);
    if (campaign) filters.push(`link.campaign_id = $${values.push(campaign)}`);
    if (domain) filters.push(`link.domain_id = $${values.push(domain)}`);
    if (channel)
      filters.push(
        `link.id IN (SELECT item_id FROM channel_item WHERE type = 'links' AND channel_id = $${values.push(channel)})`,
      );
    const where = filters.join(' AND ');
    const [[counted], rows] = await Promise.all([
      this.dataSource.query<{ result: number }[]>(`SELECT count(*)::int AS result FROM link WHERE ${where}`, values),
      this.dataSource.query<LinkRow[]>(
        // The page first: what other tables know is looked up for its links only.
        `SELECT ${linkRow} FROM (
           SELECT link.* FROM link ${order === 'click' ? counter : ''} WHERE ${where}
           ORDER BY ${orders[order]} LIMIT $${values.length + 1} OFFSET $${values.length + 2}
         ) link ${linkRowJoins} ORDER BY ${orders[order]}`,
        [...values, limit, (page - 1) * limit],
      ),
    ]);
    const records = rows.map((row) => linkRecord(row, this.config.LINKS_BASE_URL));
    return pageOfLinks('urls', records, counted!.result, query);
  }

  async tags(accountId: number, query: LinkPageQuery) {
    const from = `FROM link_tag JOIN link ON link.id = link_id
      WHERE link_tag.account_id = $1 AND link.state <> 'deleted'`;
    const [[counted], rows] = await Promise.all([
      this.dataSource.query<{ result: number }[]>(`SELECT count(DISTINCT tag)::int AS result ${from}`, [accountId]),
      this.dataSource.query<{ tag: string; links: number }[]>(
        `SELECT tag, count(*)::int AS links ${from} GROUP BY tag ORDER BY tag LIMIT $2 OFFSET $3`,
        [accountId, query.limit, (query.page - 1) * query.limit],
      ),
    ]);
    return pageOfLinks('tags', rows, counted!.result, query);
  }

  /**
   * A miss answers 200 with error 1: clients first check the status, then read `error`
   * (docs/contracts/links.md#what-clients-rely-on).
   */
  private async lookUp(accountId: number, short: string) {
    const address = readShortUrl(this.config.LINKS_BASE_URL, short);
    const keys = address ? keysAt(address.alias, placeNamed(address.host)) : [];
    const [found] = await this.dataSource.query<LinkRow[]>(
      `SELECT ${linkRow} FROM (
         SELECT link.* FROM link LEFT JOIN domain ON domain.id = domain_id
         WHERE ${isFoundBy('$1', '$3')} AND host IS NOT DISTINCT FROM $2 ORDER BY alias_key = $3 DESC LIMIT 1
       ) link ${linkRowJoins} WHERE link.account_id = $4 AND link.state <> 'deleted'`,
      [keys, address?.host, keys[0], accountId],
    );
    if (!found) return { error: 1, message: 'No link of yours has this address.', code: 'not_found' };
    const { data, ...rest } = await this.details(found);
    const list = pageOfLinks('urls', [linkRecord(found, this.config.LINKS_BASE_URL)], 1, { limit: 1, page: 1 });
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

const searched = `concat_ws(' ', link.alias, link.url, link.title, link.description, link.note)`;
const counter = `LEFT JOIN item_counter AS counter ON counter.kind = 'link' AND counter.item_id = link.id`;

/** Ties by id, so that pages are stable under concurrent writes. */
const orders = {
  date: 'link.created_at DESC, link.id DESC',
  click: 'coalesce(counter.clicks, 0) + link.clicks_before DESC, link.id DESC',
};

function withClicksBefore({ clicks_before }: LinkRow, statistics: LinkStatistics): LinkStatistics {
  return { ...statistics, clicks: statistics.clicks + clicks_before };
}
