import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies fed by events: `version` is the publisher's, and a removed row stays as a tombstone for late events. */
export class CreateCopies1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE organization_copy (
        uuid uuid PRIMARY KEY,
        name text NOT NULL,
        slug text NOT NULL,
        is_active boolean NOT NULL,
        is_deleted boolean NOT NULL,
        version bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE membership_copy (
        organization_uuid uuid NOT NULL,
        user_uuid uuid NOT NULL,
        email text NOT NULL,
        permissions text[] NOT NULL,
        is_removed boolean NOT NULL,
        version bigint NOT NULL,
        PRIMARY KEY (organization_uuid, user_uuid)
      )`);
    await runner.query(
      `CREATE INDEX membership_copy_email ON membership_copy (organization_uuid, lower(email)) WHERE NOT is_removed`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE membership_copy, organization_copy`);
  }
}
