import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A client belongs to a person, to an organization, or to the operator. Suspended organizations change nothing of theirs. */
export class GiveClientsToOrganizations1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE oauth_clients
        ADD COLUMN organization_uuid uuid,
        ADD CONSTRAINT oauth_clients_one_owner CHECK (num_nonnulls(owner_uuid, organization_uuid) <= 1)`);
    await runner.query(
      `CREATE INDEX oauth_clients_of_organization ON oauth_clients (organization_uuid) WHERE organization_uuid IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE organization_copy ADD COLUMN is_active boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organization_copy DROP COLUMN is_active`);
    // Without an owner they would be the operator's, whom people trust.
    await runner.query(`DELETE FROM oauth_clients WHERE organization_uuid IS NOT NULL`);
    await runner.query(`ALTER TABLE oauth_clients DROP COLUMN organization_uuid`);
  }
}
