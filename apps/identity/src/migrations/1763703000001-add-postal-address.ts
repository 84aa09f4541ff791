import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The standard scope `address` (OpenID Connect Core 5.1.1). */
export class AddPostalAddress1763703000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN street_address text,
        ADD COLUMN locality text,
        ADD COLUMN region text,
        ADD COLUMN postal_code text,
        ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        DROP COLUMN street_address, DROP COLUMN locality, DROP COLUMN region, DROP COLUMN postal_code, DROP COLUMN country`);
  }
}
