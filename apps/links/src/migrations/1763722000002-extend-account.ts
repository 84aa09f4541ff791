import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExtendAccount1763722000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD COLUMN credentials_by_key boolean NOT NULL DEFAULT true`);
    // The first key of an account waits here, sealed, until its owner has seen it once.
    await runner.query(`
      CREATE TABLE first_key (
        account_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        key_id integer NOT NULL UNIQUE REFERENCES api_key ON DELETE CASCADE,
        sealed text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE first_key`);
    await runner.query(`ALTER TABLE account DROP COLUMN credentials_by_key`);
  }
}
