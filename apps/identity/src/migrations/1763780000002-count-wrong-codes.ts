import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong codes of an authenticator app in a row. */
export class CountWrongCodes1763780000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE totp_secrets ADD COLUMN wrong_codes int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE totp_secrets DROP COLUMN wrong_codes`);
  }
}
