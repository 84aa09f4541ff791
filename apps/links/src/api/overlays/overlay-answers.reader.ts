import { Injectable } from '@nestjs/common';
import { cutOf, keysById, pageOfLinks, type LinkPageQuery } from '@platform/contracts';
import { boundedCount, part, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { Overlay, ownRecord } from '../../records/index.js';

interface Answer {
  id: number;
  link: number | null;
  email: string | null;
  message: string | null;
  option: string | null;
  date: Date;
}

/** Shows the owner what visitors have written into an overlay. */
@Injectable()
export class OverlayAnswersReader {
  constructor(private readonly dataSource: DataSource) {}

  async list(accountId: number, overlayId: number, query: LinkPageQuery) {
    const { limit, offset, after: [before] = [null] } = cutOf(query, query.limit);
    await ownRecord(this.dataSource.manager, Overlay, { id: overlayId, account_id: accountId });
    const ofOverlay = part`overlay_answer WHERE overlay_id = ${overlayId} AND account_id = ${accountId}`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM ${ofOverlay}`),
      rowsOf(
        this.dataSource,
        sql<Answer>`
          SELECT id, link_id AS link, email, message, option, created_at AS date FROM ${ofOverlay}
            AND (${before}::int IS NULL OR id < ${before}) ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return pageOfLinks('answers', rows, counted, query, { keysOf: keysById, recordOf: (row) => row });
  }
}
