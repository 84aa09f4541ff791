import type { UpdateLink } from '@platform/contracts';
import { execute, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

interface Owner {
  id: number;
  account_id: number;
}

/** Writes what a link has in other tables. A missing key leaves it as it is; null and an empty list clear it. */
export async function writeRelations(tx: EntityManager, link: Owner, body: UpdateLink): Promise<void> {
  if (body.tags !== undefined) await writeTags(tx, link, body.tags ?? []);
  if (body.pixels !== undefined) await writePixels(tx, link, body.pixels ?? []);
  if (body.channel !== undefined) await writeChannel(tx, link, body.channel);
  if (body.clicklimit) await startCounting(tx, link.id);
}

async function writeTags(tx: EntityManager, { id, account_id }: Owner, tags: string[]): Promise<void> {
  await execute(tx, sql`DELETE FROM link_tag WHERE link_id = ${id} AND tag <> ALL (${tags})`);
  await execute(
    tx,
    sql`
      INSERT INTO link_tag (link_id, tag, account_id)
      SELECT ${id}, tag, ${account_id} FROM unnest(${tags}::text[]) AS tag ON CONFLICT DO NOTHING`,
  );
}

async function writePixels(tx: EntityManager, { id, account_id }: Owner, pixels: number[]): Promise<void> {
  await execute(tx, sql`DELETE FROM link_pixel WHERE link_id = ${id} AND pixel_id <> ALL (${pixels})`);
  await execute(
    tx,
    sql`
      INSERT INTO link_pixel (link_id, pixel_id, account_id)
      SELECT ${id}, pixel, ${account_id} FROM unnest(${pixels}::int[]) AS pixel ON CONFLICT DO NOTHING`,
  );
}

/** The field names one channel, so the link is in that one only. Further ones are assigned through the channels. */
async function writeChannel(tx: EntityManager, { id, account_id }: Owner, channelId: number | null): Promise<void> {
  await execute(
    tx,
    sql`
      DELETE FROM channel_item
      WHERE type = 'links' AND item_id = ${id} AND account_id = ${account_id}
        AND channel_id IS DISTINCT FROM ${channelId}`,
  );
  if (channelId === null) return;
  await execute(
    tx,
    sql`
      INSERT INTO channel_item (channel_id, account_id, type, item_id)
      VALUES (${channelId}, ${account_id}, 'links', ${id}) ON CONFLICT DO NOTHING`,
  );
}

/**
 * A limit counts all visits: also those before the link got it, and those that wait to be counted. The last 20 ms,
 * which are not in Postgres yet, are not known here.
 */
async function startCounting(tx: EntityManager, linkId: number): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO link_use (link_id, used)
      SELECT ${linkId}, least(
        coalesce((SELECT clicks FROM item_counter WHERE kind = 'link' AND item_id = ${linkId}), 0) + (
          SELECT count(*) FROM click WHERE kind = 'link' AND item_id = ${linkId} AND reason IS NULL
            AND batch = ANY (ARRAY(SELECT id FROM click_batch))
            AND at >= (SELECT min(first_at) FROM click_batch) AND at <= (SELECT max(last_at) FROM click_batch)
        ), 2147483647)
      ON CONFLICT (link_id) DO UPDATE SET used = greatest(link_use.used, excluded.used)`,
  );
}
