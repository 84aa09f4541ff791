import type { MigrationInterface, QueryRunner } from 'typeorm';

const rowsAtOnce = 1_000;

/** Where each link leads in canonical form: as it was typed, one host has many spellings, and a takedown has to find them all. */
export class CanonicalDestinations1763761000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link ADD COLUMN href text NOT NULL DEFAULT ''`);
    for (let last = 0; ;) {
      const rows = (await runner.query(`SELECT id, url FROM link WHERE id > $1 ORDER BY id LIMIT ${rowsAtOnce}`, [
        last,
      ])) as { id: number; url: string }[];
      if (rows.length === 0) return;
      await runner.query(
        `UPDATE link SET href = known.href FROM unnest($1::int[], $2::text[]) AS known (id, href) WHERE link.id = known.id`,
        [rows.map(({ id }) => id), rows.map(({ url }) => URL.parse(url)?.href ?? url)],
      );
      last = rows.at(-1)!.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link DROP COLUMN href`);
  }
}
