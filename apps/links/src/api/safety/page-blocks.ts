import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FoundItem } from '../../blocks/index.js';

type Page = Pick<FoundItem, 'id'> & { kind: Exclude<FoundItem['kind'], 'link'> };

/** $1 id, $2 reason. */
const blocking = {
  bio: `UPDATE bio_page SET blocked_from = status, status = 'blocked', blocked_reason = $2`,
  qr: `UPDATE qr SET blocked_reason = $2`,
};
const unblocking = {
  bio: `UPDATE bio_page SET status = coalesce(blocked_from, 'public'), blocked_from = NULL, blocked_reason = NULL`,
  qr: `UPDATE qr SET blocked_reason = NULL`,
  held: `UPDATE name_hold SET blocked_reason = NULL`,
};

/**
 * Blocks bio pages and QR codes, by the operator's hand. Each visit reads them from Postgres, so nothing is announced.
 */
@Injectable()
export class PageBlocks {
  /** False when it is blocked already, as what is held always is. */
  async block(tx: EntityManager, { kind, id }: Page, reason: string): Promise<boolean> {
    if (kind === 'held') return false;
    const sql = `${blocking[kind]} WHERE id = $1 AND blocked_reason IS NULL`;
    const [, changed] = await tx.query<[unknown, number]>(sql, [id, reason]);
    return changed > 0;
  }

  async unblock(tx: EntityManager, { kind, id }: Page): Promise<boolean> {
    const sql = `${unblocking[kind]} WHERE id = $1 AND blocked_reason IS NOT NULL`;
    const [, changed] = await tx.query<[unknown, number]>(sql, [id]);
    return changed > 0;
  }
}
