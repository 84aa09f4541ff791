import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the consent page shows of an application, and a quick way to the applications of one person. */
export class AddClientLinks1763703000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE oauth_clients
        ADD COLUMN logo_uri text,
        ADD COLUMN policy_uri text,
        ADD COLUMN tos_uri text,
        ADD COLUMN is_verified boolean NOT NULL DEFAULT false`);
    await runner.query(
      `CREATE INDEX oauth_clients_of_owner ON oauth_clients (owner_uuid) WHERE owner_uuid IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX oauth_clients_of_owner`);
    await runner.query(`
      ALTER TABLE oauth_clients
        DROP COLUMN logo_uri, DROP COLUMN policy_uri, DROP COLUMN tos_uri, DROP COLUMN is_verified`);
  }
}
