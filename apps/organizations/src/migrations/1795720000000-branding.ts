import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the pages and mails of an organization look. */
export class Branding1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE organization_branding (
        organization_uuid uuid PRIMARY KEY REFERENCES organization ON DELETE CASCADE,
        accent text,
        support_email text,
        support_url text,
        terms_url text,
        privacy_url text,
        footer_text text,
        -- SHA-256 of the picture in hexadecimal: its address.
        mark_hash text,
        mark bytea,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((mark IS NULL) = (mark_hash IS NULL))
      );
      -- Two organizations may have the same picture.
      CREATE INDEX organization_branding_mark ON organization_branding (mark_hash) WHERE mark_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE organization_branding`);
  }
}
