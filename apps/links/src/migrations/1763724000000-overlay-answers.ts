import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors write into the boxes of links: messages, votes, addresses for a newsletter. */
export class OverlayAnswers1763724000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE overlay_answer (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        overlay_id integer NOT NULL REFERENCES overlay ON DELETE CASCADE,
        link_id integer NOT NULL,
        email text,
        message text,
        option text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX overlay_answer_overlay ON overlay_answer (overlay_id, id DESC)`);
    await runner.query(`CREATE INDEX overlay_answer_account ON overlay_answer (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE overlay_answer`);
  }
}
