import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners say which visits of theirs are told to OAuth clients. */
export class AskForClickEvents1763740003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD COLUMN click_events text NOT NULL DEFAULT 'none'
        CHECK (click_events IN ('none', 'people', 'all'))`);
    await runner.query(`CREATE INDEX account_click_events ON account (id) WHERE click_events <> 'none'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN click_events`);
  }
}
