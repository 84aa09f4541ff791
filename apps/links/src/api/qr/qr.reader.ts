import { Injectable } from '@nestjs/common';
import { cutOf, pageOfLinks, type QrQuery } from '@platform/contracts';
import { boundedCount, constant, keyOfInstant, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { StatisticsService } from '../statistics/index.js';
import { BlockListService } from '../../blocks/index.js';
import { addressesOfQr } from '../../destinations/index.js';
import { type Qr, textWith } from '../../records/index.js';
import { scanUrl } from '../../addresses/index.js';
import { LinksConfig } from '../../config.js';

type Row = Omit<Qr, 'account_id' | 'logo' | 'updated_at'> & { scans: number; has_logo: boolean; cursor_at: string };

const codes = part`
  SELECT qr.id, code, name, type, data, is_dynamic, blocked_reason, foreground, background, created_at,
    logo IS NOT NULL AS has_logo, coalesce(clicks, 0)::float8 AS scans,
    ${constant(keyOfInstant('created_at'))} AS cursor_at,
    (SELECT link.id FROM link WHERE link.id = qr.link_id AND state <> 'deleted') AS link_id
  FROM qr LEFT JOIN item_counter ON kind = 'qr' AND item_id = qr.id`;

/** Reads QR codes in the shapes of the API. */
@Injectable()
export class QrReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly statistics: StatisticsService,
    private readonly blockList: BlockListService,
  ) {}

  async list(accountId: number, query: QrQuery) {
    const { limit, offset, after: [at, before] = [null, null] } = cutOf(query, query.limit);
    const which = part`
      account_id = ${accountId} ${query.q ? part`AND name ILIKE ${textWith(query.q)}` : part``}`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM qr WHERE ${which}`),
      rowsOf(
        this.dataSource,
        sql<Row>`
          ${codes} WHERE ${which}
            AND (${at}::timestamptz IS NULL OR (created_at, qr.id) < (${at}::timestamptz, ${before}::int))
          ORDER BY created_at DESC, qr.id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return pageOfLinks('qrs', rows, counted, query, {
      keysOf: ({ cursor_at, id }) => [cursor_at, id],
      recordOf: (row) => this.record(row),
    });
  }

  async get(accountId: number, id: number) {
    const [row] = await rowsOf(this.dataSource, sql<Row>`${codes} WHERE qr.id = ${id} AND account_id = ${accountId}`);
    if (!row) throw new Problem('not_found');
    const { data, foreground, background, is_dynamic, blocked_reason, has_logo, link_id } = row;
    const isBlocked =
      blocked_reason !== null || (await this.blockList.find(this.dataSource.manager, addressesOfQr(row))) !== null;
    return {
      error: 0,
      details: {
        ...this.record(row),
        data,
        foreground,
        background,
        dynamic: is_dynamic,
        logo: has_logo,
        linkid: link_id,
        status: isBlocked ? 'blocked' : 'active',
      },
      data: await this.statistics.of('qr', row.id),
    };
  }

  private record({ id, code, scans, name, created_at, type }: Row) {
    return { id, link: scanUrl(this.config.LINKS_BASE_URL, code), scans, name, date: created_at, type };
  }
}
