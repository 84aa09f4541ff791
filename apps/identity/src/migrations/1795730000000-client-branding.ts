import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the pages about a single client look. */
export class ClientBranding1795730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE client_branding (
        client_id text PRIMARY KEY REFERENCES oauth_clients ON DELETE CASCADE,
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
      -- Two clients may have the same picture.
      CREATE INDEX client_branding_mark ON client_branding (mark_hash) WHERE mark_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE client_branding`);
  }
}
