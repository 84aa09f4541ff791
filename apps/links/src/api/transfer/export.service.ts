import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { linkDateTime, type ExportQuery } from '@platform/contracts';
import { rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { shortUrl } from '../../addresses/index.js';
import { csvStream } from './csv/csv-output.js';
import { tagsCell } from './csv/csv-tags.js';

const linesOfBatch = 5_000;

interface Row {
  id: number;
  alias: string;
  origin: string | null;
  url: string;
  title: string;
  description: string;
  note: string;
  tags: string[] | null;
  visibility: string;
  state: string;
  has_password: boolean;
  starts_at: Date | null;
  expires_at: Date | null;
  click_limit: number | null;
  clicks: number;
  created_at: Date;
}

/** All links of an account as CSV, one batch in memory at a time. */
@Injectable()
export class ExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  export(accountId: number, query: ExportQuery): Readable {
    return csvStream(this.lines(accountId, query), { header: true, columns: [...columns] });
  }

  private async *lines(
    accountId: number,
    { tag }: ExportQuery,
  ): AsyncGenerator<Record<(typeof columns)[number], unknown>> {
    let before = 2 ** 31;
    for (;;) {
      // By id alone: a link that is made or deleted meanwhile moves no other one.
      const rows = await this.linesBefore(accountId, before, tag);
      for (const row of rows) yield this.line(row);
      if (rows.length < linesOfBatch) return;
      before = rows.at(-1)!.id;
    }
  }

  private linesBefore(accountId: number, before: number, tag: string): Promise<Row[]> {
    return rowsOf(
      this.dataSource,
      sql<Row>`
        SELECT link.id, link.alias, domain.scheme || '://' || domain.host AS origin, link.url, link.title,
          link.description, link.note, tags, link.visibility, link.state,
          link.password_hash IS NOT NULL AS has_password, link.starts_at, link.expires_at, link.click_limit,
          (coalesce(clicks, 0) + link.clicks_before)::float8 AS clicks, link.created_at
        FROM link
        LEFT JOIN domain ON domain.id = link.domain_id
        LEFT JOIN item_counter ON kind = 'link' AND item_id = link.id
        LEFT JOIN LATERAL (
          SELECT array_agg(tag ORDER BY tag) AS tags FROM link_tag WHERE link_id = link.id) tagged ON true
        WHERE link.account_id = ${accountId} AND link.state <> 'deleted' AND link.id < ${before}::bigint
          AND (${tag} = '' OR EXISTS (SELECT FROM link_tag WHERE link_id = link.id AND tag = ${tag}))
        ORDER BY link.id DESC LIMIT ${linesOfBatch}`,
    );
  }

  private line(row: Row): Record<(typeof columns)[number], unknown> {
    const origin = row.origin ?? this.config.LINKS_BASE_URL;
    return {
      id: row.id,
      shorturl: shortUrl(origin, row.alias),
      url: row.url,
      domain: origin,
      title: row.title,
      description: row.description,
      note: row.note,
      tags: tagsCell(row.tags ?? []),
      status: row.visibility,
      state: row.state,
      protected: row.has_password ? 'yes' : '',
      startdate: dateTime(row.starts_at),
      expiry: dateTime(row.expires_at),
      clicklimit: row.click_limit ?? '',
      clicks: row.clicks,
      date: dateTime(row.created_at),
    };
  }
}

const columns = [
  'id',
  'shorturl',
  'url',
  'domain',
  'title',
  'description',
  'note',
  'tags',
  'status',
  'state',
  'protected',
  'startdate',
  'expiry',
  'clicklimit',
  'clicks',
  'date',
] as const;

function dateTime(date: Date | null): string {
  return date ? linkDateTime(date) : '';
}
