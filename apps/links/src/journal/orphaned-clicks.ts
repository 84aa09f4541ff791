import { log, rowsOf, sql } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import type { Click, ItemKind } from './click.js';

/** By how much the clocks of redirectors and of Postgres may differ. */
const clocksMs = 10_000;

/**
 * Keeps the clicks of a dead process whose item exists and is not younger than they are. A restored database gives ids
 * out again: other clicks would be counted for whoever gets the id of a lost item.
 */
export async function withExistingItems(dataSource: DataSource, clicks: Click[]): Promise<Click[]> {
  const items = [...new Map(clicks.map((click) => [nameOf(click), click])).values()];
  const rows = await rowsOf(dataSource, findItems(items));
  const made = new Map(
    rows.map(({ kind, item_id: itemId, created_at }) => [nameOf({ kind, itemId }), created_at.getTime()]),
  );
  const kept = clicks.filter((click) => click.at >= (made.get(nameOf(click)) ?? Infinity) - clocksMs);
  if (kept.length < clicks.length)
    log.warn(
      { clicks: clicks.length - kept.length },
      'clicks: left behind, and of items that are not there or were made later: not counted',
    );
  return kept;
}

const nameOf = ({ kind, itemId }: Pick<Click, 'kind' | 'itemId'>) => `${kind} ${itemId}`;

/** `OFFSET` as in `findKnown` of the click table: each is looked up by its key. */
const findItems = (items: Pick<Click, 'kind' | 'itemId'>[]) =>
  sql<{ kind: ItemKind; item_id: number; created_at: Date }>`
    SELECT asked.kind, asked.item_id, item.created_at
    FROM unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ itemId }) => itemId)}::int[])
      AS asked (kind, item_id)
    CROSS JOIN LATERAL (
      SELECT created_at FROM link WHERE asked.kind = 'link' AND id = asked.item_id
      UNION ALL SELECT created_at FROM qr WHERE asked.kind = 'qr' AND id = asked.item_id
      UNION ALL SELECT created_at FROM bio_page WHERE asked.kind = 'bio' AND id = asked.item_id
      UNION ALL SELECT created_at FROM campaign WHERE asked.kind = 'campaign' AND id = asked.item_id OFFSET 0
    ) AS item`.prepared('find-items-of-clicks');
