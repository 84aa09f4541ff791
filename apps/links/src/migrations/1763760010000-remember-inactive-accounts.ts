import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the person may use the account. Identity tells once more who was disabled before it told. */
export class RememberInactiveAccounts1763760010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account
        ADD COLUMN is_active boolean NOT NULL DEFAULT true,
        ADD COLUMN status_version bigint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN is_active, DROP COLUMN status_version`);
  }
}
