import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names that bio pages and campaigns have left: for a while no stranger takes them. */
export class HoldNames1763761000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE name_hold (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('bio', 'campaign')),
        name text NOT NULL,
        account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        blocked_reason text,
        released_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (kind, name)
      )`);
    await runner.query(`CREATE INDEX name_hold_account ON name_hold (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE name_hold`);
  }
}
