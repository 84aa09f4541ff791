import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies fed by events: `version` is the publisher's, and a removed row stays as a tombstone for late events. */
export class CreateMembershipCopies1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE organization_copy (
        uuid uuid PRIMARY KEY,
        name text NOT NULL,
        slug text NOT NULL,
        is_deleted boolean NOT NULL DEFAULT false,
        version bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE membership_copy (
        organization_uuid uuid NOT NULL,
        user_uuid uuid NOT NULL,
        role text NOT NULL,
        permissions text[] NOT NULL,
        is_removed boolean NOT NULL DEFAULT false,
        version bigint NOT NULL,
        PRIMARY KEY (organization_uuid, user_uuid)
      )`);
    await runner.query(`CREATE INDEX membership_copy_of_user ON membership_copy (user_uuid) WHERE NOT is_removed`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE membership_copy, organization_copy`);
  }
}
