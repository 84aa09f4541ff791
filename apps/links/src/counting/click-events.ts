import { Injectable } from '@nestjs/common';
import { maxClicksInEvent, timestamp, type EventPayload } from '@platform/contracts';
import { Outbox } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { CountedBatches } from './counted-batches.js';
import { visitColumns, visitOf, type VisitRow } from './visit-row.js';

/** How many visits are in memory at the same time. */
const maxBatch = 10 * maxClicksInEvent;

interface ToldRow extends VisitRow {
  user_uuid: string;
}

/**
 * Publishes visits as events `link.clicked` for the OAuth clients of owners who asked for them. It belongs to the
 * transaction that counts a batch, and no other counts that batch again. So a visit is published if and only if it is
 * counted.
 */
@Injectable()
export class ClickEvents {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Writes one event for each account, or several when it had more visits than one holds. One look-up when nobody
   * asked.
   */
  async publish(tx: EntityManager, { batches, firstAt, lastAt }: CountedBatches): Promise<void> {
    const asked = await tx.query<unknown[]>(`SELECT FROM account WHERE click_events <> 'none' LIMIT 1`);
    if (asked.length === 0) return;
    await tx.query(declareTold, [batches, firstAt, lastAt]);
    for (;;) {
      const rows = await tx.query<ToldRow[]>(`FETCH ${maxBatch} FROM told_click`);
      await this.outbox.addAll(tx, 'link.clicked', eventsOf(rows));
      if (rows.length < maxBatch) break;
    }
    await tx.query(`CLOSE told_click`);
  }
}

const declareTold = `
  DECLARE told_click NO SCROLL CURSOR FOR
  SELECT user_uuid, ${visitColumns} FROM click
  JOIN (SELECT id AS account_id, user_uuid, click_events FROM account WHERE click_events <> 'none') AS asked USING (account_id)
  WHERE batch = ANY($1::bigint[]) AND at BETWEEN $2 AND $3 AND (reason IS NULL OR click_events = 'all')
  ORDER BY account_id, id`;

function eventsOf(rows: ToldRow[]): EventPayload<'link.clicked'>[] {
  return [...Map.groupBy(rows, ({ account_id }) => account_id).values()].flatMap((visits) => {
    const { account_id: id, user_uuid } = visits[0]!;
    const parts = Math.ceil(visits.length / maxClicksInEvent);
    return Array.from({ length: parts }, (_, part) => ({
      account: { id, user_uuid },
      clicks: visits.slice(part * maxClicksInEvent, (part + 1) * maxClicksInEvent).map(clickOf),
    }));
  });
}

function clickOf({ user_uuid: _owner, ...row }: ToldRow) {
  const { date, ...facts } = visitOf(row);
  return { ...facts, clicked_at: timestamp(date) };
}
