import { Injectable } from '@nestjs/common';
import { pageOfLinks, type LinksQuery } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import { StatisticsService } from '../clicks/statistics.service.js';
import { keysOf } from './alias.js';
import { Link } from './link.entity.js';
import { aliasOf, shortUrl } from './short-url.js';

/** Reads links in the shapes of the API. */
@Injectable()
export class LinksReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly statistics: StatisticsService,
  ) {}

  /** A page of links, or one link by its short URL: then all else in the query is ignored (links.md 2.1). */
  find(accountId: number, query: LinksQuery) {
    return query.short === undefined ? this.list(accountId, query) : this.lookUp(accountId, query.short);
  }

  async get(accountId: number, id: number) {
    const link = await this.dataSource.manager
      .createQueryBuilder(Link, 'link')
      .where(`link.id = :id::bigint AND link.account_id = :accountId AND link.state <> 'deleted'`, { id, accountId })
      .getOne();
    if (!link) throw new Problem('not_found');
    return this.details(link);
  }

  private async list(accountId: number, query: LinksQuery) {
    const { limit, page, order, q } = query;
    const where = `link.account_id = $1 AND link.state <> 'deleted' AND ($2 = '' OR concat_ws(' ', alias, url, title, description) ILIKE $3)`;
    const values = [accountId, q, `%${q.replace(/[\\%_]/g, '\\$&')}%`];
    const [{ result }, rows] = await Promise.all([
      this.dataSource
        .query<{ result: number }[]>(`SELECT count(*)::int AS result FROM link WHERE ${where}`, values)
        .then(([row]) => row!),
      this.dataSource.query<(Link & { clicks: number })[]>(
        `SELECT link.id, alias, url, title, description, created_at, coalesce(clicks, 0)::float8 AS clicks
         FROM link LEFT JOIN item_counter AS counter ON kind = 'link' AND item_id = link.id WHERE ${where}
         ORDER BY ${orders[order]} LIMIT $4 OFFSET $5`,
        [...values, limit, (page - 1) * limit],
      ),
    ]);
    const records = rows.map((row) => ({ ...this.facts(row), clicks: row.clicks }));
    return pageOfLinks('urls', records, result, query);
  }

  /** A miss answers 200 with error 1: clients first check the status, then read `error` (links.md 2.4). */
  private async lookUp(accountId: number, short: string) {
    const alias = aliasOf(this.config.LINKS_BASE_URL, short);
    const keys = alias === null ? [] : keysOf(alias);
    const [found] = await this.dataSource.query<Link[]>(
      `SELECT * FROM (
         SELECT * FROM link WHERE alias_key = ANY($1) ORDER BY alias_key = $2 DESC LIMIT 1
       ) reached WHERE account_id = $3 AND state <> 'deleted'`,
      [keys, keys[0], accountId],
    );
    return found ? this.details(found) : { error: 1, message: 'No link of yours has this address.', code: 'not_found' };
  }

  private async details(link: Link) {
    return {
      error: 0,
      details: { ...this.facts(link), location: {}, device: {}, expiry: null },
      data: await this.statistics.of('link', link.id),
    };
  }

  private facts({ id, alias, url, title, description, created_at }: Link) {
    const shorturl = shortUrl(this.config.LINKS_BASE_URL, alias);
    return { id, alias, shorturl, longurl: url, title, description, date: created_at };
  }
}

/** Ties by id, so that pages are stable under concurrent writes. */
const orders = {
  date: 'created_at DESC, link.id DESC',
  click: 'clicks DESC, link.id DESC',
};
