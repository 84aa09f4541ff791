import { Injectable } from '@nestjs/common';
import { constant, execute, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { FoundItem } from '../../blocks/index.js';

type Page = Pick<FoundItem, 'id'> & { kind: Exclude<FoundItem['kind'], 'link'> };

/**
 * Blocks bio pages and QR codes, by the operator's hand. Each visit reads them from Postgres, so nothing is announced.
 */
@Injectable()
export class PageBlocks {
  /** False when it is blocked already, as what is held always is. */
  async block(tx: EntityManager, { kind, id }: Page, reason: string): Promise<boolean> {
    if (kind === 'held') return false;
    const blocking =
      kind === 'bio'
        ? sql`
            UPDATE bio_page SET blocked_from = status, status = 'blocked', blocked_reason = ${reason}
            WHERE id = ${id} AND blocked_reason IS NULL`
        : sql`UPDATE qr SET blocked_reason = ${reason} WHERE id = ${id} AND blocked_reason IS NULL`;
    return (await execute(tx, blocking)) > 0;
  }

  async unblock(tx: EntityManager, { kind, id }: Page): Promise<boolean> {
    const unblocking =
      kind === 'bio'
        ? sql`
            UPDATE bio_page SET status = coalesce(blocked_from, 'public'), blocked_from = NULL, blocked_reason = NULL
            WHERE id = ${id} AND blocked_reason IS NOT NULL`
        : sql`
            UPDATE ${constant(kind === 'qr' ? 'qr' : 'name_hold')} SET blocked_reason = NULL
            WHERE id = ${id} AND blocked_reason IS NOT NULL`;
    return (await execute(tx, unblocking)) > 0;
  }
}
