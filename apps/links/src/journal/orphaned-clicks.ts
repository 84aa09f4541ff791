import { log, prepared } from '@platform/service-kit';
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
  const rows = await prepared<{ kind: ItemKind; item_id: number; created_at: Date }>(dataSource, findItems, [
    items.map(({ kind }) => kind),
    items.map(({ itemId }) => itemId),
  ]);
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

const tables: Record<ItemKind, string> = { link: 'link', qr: 'qr', bio: 'bio_page', campaign: 'campaign' };

/** `OFFSET` as in `findKnown` of the click table: each is looked up by its key. */
const findItems = {
  name: 'find-items-of-clicks',
  text: `
    SELECT told.kind, told.item_id, item.created_at FROM unnest($1::text[], $2::int[]) AS told (kind, item_id)
    CROSS JOIN LATERAL (${Object.entries(tables)
      .map(([kind, table]) => `SELECT created_at FROM ${table} WHERE told.kind = '${kind}' AND id = told.item_id`)
      .join(' UNION ALL ')} OFFSET 0) AS item`,
};
