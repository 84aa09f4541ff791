import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What owners of branded domains choose: whether `Sale` and `sale` are two links, as other shorteners have it, and
 * the files of their apps.
 */
export class WidenDomains1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE domain
        ADD COLUMN case_sensitive boolean NOT NULL DEFAULT false,
        ADD COLUMN apple_app_site_association jsonb,
        ADD COLUMN assetlinks jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE domain DROP COLUMN case_sensitive, DROP COLUMN apple_app_site_association, DROP COLUMN assetlinks`,
    );
  }
}
