import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDomains1763707000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Anybody may claim a domain; one organization can have it verified.
    await runner.query(`
      CREATE TABLE organization_domain (
        uuid uuid PRIMARY KEY,
        organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        domain text NOT NULL,
        mode text NOT NULL CHECK (mode IN ('manual', 'suggest', 'auto')),
        token text NOT NULL,
        verified_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (organization_uuid, domain)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX organization_domain_verified ON organization_domain (domain) WHERE verified_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX organization_domain_claimed ON organization_domain (created_at) WHERE verified_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE organization_domain`);
  }
}
