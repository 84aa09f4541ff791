import { Injectable } from '@nestjs/common';
import { cutOf, keysById, pageOfLinks, type LinkPageQuery } from '@platform/contracts';
import { boundedCount, numbered } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { Overlay, ownRecord } from '../../records/index.js';

/** Shows the owner what visitors have written into an overlay. */
@Injectable()
export class OverlayAnswersReader {
  constructor(private readonly dataSource: DataSource) {}

  async list(accountId: number, overlayId: number, query: LinkPageQuery) {
    const { limit, offset, after = [null] } = cutOf(query, query.limit);
    await ownRecord(this.dataSource.manager, Overlay, { id: overlayId, account_id: accountId });
    const ofOverlay = 'overlay_answer WHERE overlay_id = $1 AND account_id = $2';
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, numbered(`SELECT FROM ${ofOverlay}`, [overlayId, accountId])),
      this.dataSource.query<{ id: number }[]>(
        `SELECT id, link_id AS link, email, message, option, created_at AS date FROM ${ofOverlay}
         AND ($5::int IS NULL OR id < $5) ORDER BY id DESC LIMIT $3 OFFSET $4`,
        [overlayId, accountId, limit, offset, ...after],
      ),
    ]);
    return pageOfLinks('answers', rows, counted, query, { keysOf: keysById, recordOf: (row) => row });
  }
}
