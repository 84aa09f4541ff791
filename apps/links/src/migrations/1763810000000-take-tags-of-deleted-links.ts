import type { MigrationInterface, QueryRunner } from 'typeorm';

const linksAtOnce = 1_000;

/**
 * The end of a domain has left the tags of its links. From here on a tag is one of a link that is there: lists of tags
 * need not look.
 */
export class TakeTagsOfDeletedLinks1763810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const rows = (await runner.query(
        `SELECT id FROM link
         WHERE deleted_at IS NOT NULL AND id > $1 AND EXISTS (SELECT FROM link_tag WHERE link_id = link.id)
         ORDER BY id LIMIT ${linksAtOnce}`,
        [last],
      )) as { id: number }[];
      if (rows.length === 0) return;
      await runner.query(`DELETE FROM link_tag WHERE link_id = ANY ($1)`, [rows.map(({ id }) => id)]);
      last = rows.at(-1)!.id;
    }
  }

  /** What was taken was shown to nobody. */
  async down(): Promise<void> {}
}
