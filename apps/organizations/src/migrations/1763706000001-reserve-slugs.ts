import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReserveSlugs1763706000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Outlives the deleted organization, so that nobody takes its name over while old links are about.
    await runner.query(`
      CREATE TABLE reserved_slug (
        slug text PRIMARY KEY,
        until timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX organization_deleted ON organization (deleted_at) WHERE deleted_at IS NOT NULL`);
    await runner.query(`CREATE INDEX member_joined ON member (organization_uuid, joined_at, user_uuid)`);
    await runner.query(`CREATE INDEX member_role ON member (organization_uuid, role)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX member_role, member_joined, organization_deleted`);
    await runner.query(`DROP TABLE reserved_slug`);
  }
}
