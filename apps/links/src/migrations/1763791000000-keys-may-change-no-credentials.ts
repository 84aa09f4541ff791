import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether keys may change address and password of the account is the owner's to allow: whoever finds a key would have
 * the account by it.
 */
export class KeysMayChangeNoCredentials1763791000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ALTER COLUMN credentials_by_key SET DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ALTER COLUMN credentials_by_key SET DEFAULT true`);
  }
}
