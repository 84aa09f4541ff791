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
    await this.requireOwn(accountId, overlayId);
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM ${ofOverlay(accountId, overlayId)}`),
      this.read(accountId, overlayId, { limit, offset, before }),
    ]);
    return pageOfLinks('answers', rows, counted, query, { keysOf: keysById, recordOf: (row) => row });
  }

  /** @throws Problem 404 for an overlay that is not the caller's */
  async requireOwn(accountId: number, overlayId: number): Promise<void> {
    await ownRecord(this.dataSource.manager, Overlay, { id: overlayId, account_id: accountId });
  }

  /** @param at `before`: only answers that are older than the one of this id */
  read(
    accountId: number,
    overlayId: number,
    { limit, offset, before }: { limit: number; offset: number; before: number | null },
  ): Promise<Answer[]> {
    return rowsOf(
      this.dataSource,
      sql<Answer>`
        SELECT id, link_id AS link, email, message, option, created_at AS date
        FROM ${ofOverlay(accountId, overlayId)} AND (${before}::int IS NULL OR id < ${before})
        ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
    );
  }
}

const ofOverlay = (accountId: number, overlayId: number) =>
  part`overlay_answer WHERE overlay_id = ${overlayId} AND account_id = ${accountId}`;
