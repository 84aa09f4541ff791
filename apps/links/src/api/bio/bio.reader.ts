import { Injectable } from '@nestjs/common';
import { cutOf, pageOfLinks, type BioQuery } from '@platform/contracts';
import { boundedCount, keyOfInstant, numbered, Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { StatisticsService } from '../statistics/index.js';
import { bioUrl, foldAlias } from '../../addresses/index.js';
import type { BioPage } from '../../records/index.js';
import { LinksConfig } from '../../config.js';

type Row = BioPage & { clicks: number; cursor_at: string };

const rows = `SELECT bio_page.*, coalesce(clicks, 0)::float8 AS clicks, ${keyOfInstant('created_at')} AS cursor_at
  FROM bio_page
  LEFT JOIN item_counter ON kind = 'bio' AND item_id = bio_page.id`;

/** Reads bio pages in the shapes of the API. */
@Injectable()
export class BioReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly statistics: StatisticsService,
  ) {}

  /** With `alias` only the page of this alias, in any case of letters. */
  async list(accountId: number, query: BioQuery) {
    const { alias } = query;
    const { limit, offset, after = [null, null] } = cutOf(query, query.limit);
    const where = `account_id = $1 AND ($2::text IS NULL OR alias_key = $2)`;
    const values = [accountId, alias === undefined ? null : foldAlias(alias.replace(/^@/, ''))];
    const [counted, found] = await Promise.all([
      boundedCount(this.dataSource, numbered(`SELECT FROM bio_page WHERE ${where}`, values)),
      this.dataSource.query<Row[]>(
        `${rows} WHERE ${where} AND ($5::timestamptz IS NULL OR (created_at, bio_page.id) < ($5, $6::int))
         ORDER BY created_at DESC, bio_page.id DESC LIMIT $3 OFFSET $4`,
        [...values, limit, offset, ...after],
      ),
    ]);
    return pageOfLinks('bio', found, counted, query, {
      keysOf: ({ cursor_at, id }) => [cursor_at, id],
      recordOf: (row) => this.record(row),
    });
  }

  async get(accountId: number, id: number) {
    const [row] = await this.dataSource.query<Row[]>(`${rows} WHERE bio_page.id = $1 AND account_id = $2`, [
      id,
      accountId,
    ]);
    if (!row) throw new Problem('not_found');
    return {
      error: 0,
      details: { ...this.record(row), description: row.description, blocks: row.blocks },
      data: await this.statistics.of('bio', row.id),
    };
  }

  private record({ id, title, alias, status, clicks, created_at }: Row) {
    return { id, title, alias, link: bioUrl(this.config.LINKS_BASE_URL, alias), status, clicks, date: created_at };
  }
}
