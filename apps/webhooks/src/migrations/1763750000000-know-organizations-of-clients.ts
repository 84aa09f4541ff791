import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A client may belong to an organization instead of a person. */
export class KnowOrganizationsOfClients1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE client ADD organization_uuid uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE client DROP organization_uuid`);
  }
}
