import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who comes from another provider has no password; whoever has one sees since when. */
export class WidenPasswords1763701000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL, ADD COLUMN password_changed_at timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE users SET password_hash = '' WHERE password_hash IS NULL`);
    await runner.query(`ALTER TABLE users ALTER COLUMN password_hash SET NOT NULL, DROP COLUMN password_changed_at`);
  }
}
