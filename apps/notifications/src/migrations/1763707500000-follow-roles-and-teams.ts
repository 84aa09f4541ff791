import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FollowRolesAndTeams1763707500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Unknown of memberships that were told before this migration; the next change of the member tells.
    await runner.query(`ALTER TABLE membership_copy ADD COLUMN role text`);
    await runner.query(`
      CREATE TABLE role_copy (
        organization_uuid uuid NOT NULL,
        name text NOT NULL,
        permissions text[] NOT NULL,
        version bigint NOT NULL,
        PRIMARY KEY (organization_uuid, name)
      )`);
    await runner.query(`
      CREATE TABLE team_copy (
        organization_uuid uuid NOT NULL,
        id integer NOT NULL,
        name text NOT NULL,
        is_deleted boolean NOT NULL,
        version bigint NOT NULL,
        PRIMARY KEY (organization_uuid, id)
      )`);
    await runner.query(`ALTER TABLE notification_rule ADD COLUMN organization_team_id integer`);
    await runner.query(
      `ALTER TABLE notification_rule ADD FOREIGN KEY (organization_uuid, organization_team_id) REFERENCES team_copy`,
    );
    await runner.query(`ALTER TABLE notification_event ADD COLUMN organization_team_id integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_event DROP COLUMN organization_team_id`);
    await runner.query(`ALTER TABLE notification_rule DROP COLUMN organization_team_id`);
    await runner.query(`DROP TABLE team_copy, role_copy`);
    await runner.query(`ALTER TABLE membership_copy DROP COLUMN role`);
  }
}
