import { Injectable } from '@nestjs/common';
import { maxClicksInEvent, timestamp, type EventPayload } from '@platform/contracts';
import { constant, Outbox, portionsOf, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { CountedBatches } from './counted-batches.js';
import { visitColumns, visitOf, type VisitRow } from './visit-row.js';

/** How many visits are in memory at the same time. */
const maxBatch = 10 * maxClicksInEvent;

interface Visit extends VisitRow {
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
    const asked = await rowsOf(tx, sql`SELECT FROM account WHERE click_events <> 'none' LIMIT 1`);
    if (asked.length === 0) return;
    const visits = sql<Visit>`
      SELECT user_uuid, ${constant(visitColumns)} FROM click
      JOIN (
        SELECT id AS account_id, user_uuid, click_events FROM account WHERE click_events <> 'none'
      ) AS asked USING (account_id)
      WHERE batch = ANY(${batches}::bigint[]) AND at BETWEEN ${firstAt} AND ${lastAt}
        AND (reason IS NULL OR click_events = 'all')
      ORDER BY account_id, id`;
    for await (const rows of portionsOf(tx, visits, maxBatch))
      await this.outbox.addAll(tx, 'link.clicked', eventsOf(rows));
  }
}

function eventsOf(rows: Visit[]): EventPayload<'link.clicked'>[] {
  return [...Map.groupBy(rows, ({ account_id }) => account_id).values()].flatMap((visits) => {
    const { account_id: id, user_uuid } = visits[0]!;
    const parts = Math.ceil(visits.length / maxClicksInEvent);
    return Array.from({ length: parts }, (_, part) => ({
      account: { id, user_uuid },
      clicks: visits.slice(part * maxClicksInEvent, (part + 1) * maxClicksInEvent).map(clickOf),
    }));
  });
}

function clickOf({ user_uuid: _owner, ...row }: Visit) {
  const { date, ...facts } = visitOf(row);
  return { ...facts, clicked_at: timestamp(date) };
}
