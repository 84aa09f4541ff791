import { Injectable } from '@nestjs/common';
import { cutOf, pageOfLinks, type QrQuery } from '@platform/contracts';
import { boundedCount, keyOfInstant, numbered, Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { StatisticsService } from '../statistics/index.js';
import { BlockListService } from '../../blocks/index.js';
import { addressesOfQr } from '../../destinations/index.js';
import type { Qr } from '../../records/index.js';
import { scanUrl } from '../../addresses/index.js';
import { LinksConfig } from '../../config.js';

type Row = Qr & { scans: number; has_logo: boolean; cursor_at: string };

const columns = `qr.id, code, name, type, data, is_dynamic, blocked_reason, foreground, background, created_at, logo IS NOT NULL AS has_logo,
  coalesce(clicks, 0)::float8 AS scans, ${keyOfInstant('created_at')} AS cursor_at,
  (SELECT link.id FROM link WHERE link.id = qr.link_id AND state <> 'deleted') AS link_id`;

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
    const { limit, offset, after = [null, null] } = cutOf(query, query.limit);
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, numbered('SELECT FROM qr WHERE account_id = $1', [accountId])),
      this.dataSource.query<Row[]>(
        `SELECT ${columns} FROM qr LEFT JOIN item_counter ON kind = 'qr' AND item_id = qr.id
         WHERE account_id = $1 AND ($4::timestamptz IS NULL OR (created_at, qr.id) < ($4, $5::int))
         ORDER BY created_at DESC, qr.id DESC LIMIT $2 OFFSET $3`,
        [accountId, limit, offset, ...after],
      ),
    ]);
    return pageOfLinks('qrs', rows, counted, query, {
      keysOf: ({ cursor_at, id }) => [cursor_at, id],
      recordOf: (row) => this.record(row),
    });
  }

  async get(accountId: number, id: number) {
    const [row] = await this.dataSource.query<Row[]>(
      `SELECT ${columns} FROM qr LEFT JOIN item_counter ON kind = 'qr' AND item_id = qr.id
       WHERE qr.id = $1 AND account_id = $2`,
      [id, accountId],
    );
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
