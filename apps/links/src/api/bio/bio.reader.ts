import { Injectable } from '@nestjs/common';
import { cutOf, pageOfLinks, type BioQuery } from '@platform/contracts';
import { boundedCount, constant, keyOfInstant, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { StatisticsService } from '../statistics/index.js';
import { bioUrl, foldAlias } from '../../addresses/index.js';
import { type BioPage, textWith } from '../../records/index.js';
import { LinksConfig } from '../../config.js';

type Row = BioPage & { clicks: number; cursor_at: string };

const pages = part`
  SELECT bio_page.*, coalesce(clicks, 0)::float8 AS clicks, ${constant(keyOfInstant('created_at'))} AS cursor_at
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

  /** With `alias` only the page of this alias, in any case of letters; with `q` those whose title or alias has it. */
  async list(accountId: number, query: BioQuery) {
    const { alias, q } = query;
    const { limit, offset, after: [at, before] = [null, null] } = cutOf(query, query.limit);
    const key = alias === undefined ? null : foldAlias(alias.replace(/^@/, ''));
    const words = textWith(q);
    const which = part`
      account_id = ${accountId} AND (${key}::text IS NULL OR alias_key = ${key})
      ${q ? part`AND (title ILIKE ${words} OR alias ILIKE ${words})` : part``}`;
    const [counted, found] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM bio_page WHERE ${which}`),
      rowsOf(
        this.dataSource,
        sql<Row>`
          ${pages} WHERE ${which}
            AND (${at}::timestamptz IS NULL OR (created_at, bio_page.id) < (${at}::timestamptz, ${before}::int))
          ORDER BY created_at DESC, bio_page.id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return pageOfLinks('bio', found, counted, query, {
      keysOf: ({ cursor_at, id }) => [cursor_at, id],
      recordOf: (row) => this.record(row),
    });
  }

  async get(accountId: number, id: number) {
    const [row] = await rowsOf(
      this.dataSource,
      sql<Row>`${pages} WHERE bio_page.id = ${id} AND account_id = ${accountId}`,
    );
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
