import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecheckDomains1763707000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organization_domain ADD checked_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`ALTER TABLE organization_domain ADD missing_since timestamptz`);
    await runner.query(
      `CREATE INDEX organization_domain_due ON organization_domain (checked_at) WHERE verified_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX organization_domain_due`);
    await runner.query(`ALTER TABLE organization_domain DROP missing_since, DROP checked_at`);
  }
}
