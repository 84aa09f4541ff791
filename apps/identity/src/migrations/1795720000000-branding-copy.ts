import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the pages of an organization look: a copy fed by events, as those of organizations. */
export class BrandingCopy1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE branding_copy (
        organization_uuid uuid PRIMARY KEY,
        accent text,
        mark_hash text,
        support_email text,
        support_url text,
        terms_url text,
        privacy_url text,
        footer_text text,
        version bigint NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE branding_copy`);
  }
}
