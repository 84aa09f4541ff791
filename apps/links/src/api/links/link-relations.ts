import type { UpdateLink } from '@platform/contracts';
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
  await tx.query(`DELETE FROM link_tag WHERE link_id = $1 AND tag <> ALL($2)`, [id, tags]);
  await tx.query(
    `INSERT INTO link_tag (link_id, tag, account_id) SELECT $1, tag, $3 FROM unnest($2::text[]) AS tag ON CONFLICT DO NOTHING`,
    [id, tags, account_id],
  );
}

async function writePixels(tx: EntityManager, { id, account_id }: Owner, pixels: number[]): Promise<void> {
  await tx.query(`DELETE FROM link_pixel WHERE link_id = $1 AND pixel_id <> ALL($2)`, [id, pixels]);
  await tx.query(
    `INSERT INTO link_pixel (link_id, pixel_id, account_id)
     SELECT $1, pixel, $3 FROM unnest($2::int[]) AS pixel ON CONFLICT DO NOTHING`,
    [id, pixels, account_id],
  );
}

/** The field names one channel, so the link is in that one only. Further ones are assigned through the channels. */
async function writeChannel(tx: EntityManager, { id, account_id }: Owner, channelId: number | null): Promise<void> {
  await tx.query(
    `DELETE FROM channel_item WHERE type = 'links' AND item_id = $1 AND account_id = $2 AND channel_id IS DISTINCT FROM $3`,
    [id, account_id, channelId],
  );
  if (channelId === null) return;
  await tx.query(
    `INSERT INTO channel_item (channel_id, account_id, type, item_id) VALUES ($1, $2, 'links', $3) ON CONFLICT DO NOTHING`,
    [channelId, account_id, id],
  );
}

/**
 * A limit counts all visits: also those before the link got it, and those that wait to be counted. The last 20 ms,
 * which are not in Postgres yet, are not known here.
 */
async function startCounting(tx: EntityManager, linkId: number): Promise<void> {
  await tx.query(
    `INSERT INTO link_use (link_id, used)
     SELECT $1, least(coalesce((SELECT clicks FROM item_counter WHERE kind = 'link' AND item_id = $1), 0) + (
       SELECT count(*) FROM click WHERE kind = 'link' AND item_id = $1 AND reason IS NULL
         AND batch = ANY (ARRAY(SELECT id FROM click_batch))
         AND at >= (SELECT min(first_at) FROM click_batch) AND at <= (SELECT max(last_at) FROM click_batch)
     ), 2147483647)
     ON CONFLICT (link_id) DO UPDATE SET used = greatest(link_use.used, excluded.used)`,
    [linkId],
  );
}
