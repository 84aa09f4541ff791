import type { MigrationInterface, QueryRunner } from 'typeorm';

const linksAtOnce = 5_000;

/** The rows of links from before the triggers. */
export class FillOwnersOfCounters1763810000003 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const rows = (await runner.query(`SELECT id FROM link WHERE id > $1 ORDER BY id LIMIT ${linksAtOnce}`, [
        last,
      ])) as { id: number }[];
      if (rows.length === 0) return;
      const next = rows.at(-1)!.id;
      // In the order in which counters are locked by whoever counts.
      await runner.query(
        `INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks, owner_id, clicks_before)
         SELECT 'link', id, 0, 0, 0, account_id, clicks_before FROM link
         WHERE id > $1 AND id <= $2 AND state <> 'deleted' ORDER BY id
         ON CONFLICT (kind, item_id) DO UPDATE SET owner_id = excluded.owner_id, clicks_before = excluded.clicks_before
         WHERE item_counter.owner_id IS NULL`,
        [last, next],
      );
      last = next;
    }
  }

  /** The columns go with the migration before. Rows without a click say the same as none. */
  async down(): Promise<void> {}
}
