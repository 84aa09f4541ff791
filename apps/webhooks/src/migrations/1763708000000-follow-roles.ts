import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member may do changes with the role, too: the role of each membership, and what each changed role allows. */
export class FollowRoles1763708000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE member_change ADD role text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE member_change ALTER role DROP DEFAULT`);
    await runner.query(`ALTER TABLE organization ADD is_active boolean NOT NULL DEFAULT true`);
    await runner.query(`
      CREATE TABLE role_change (
        organization_uuid uuid NOT NULL,
        role text NOT NULL,
        version bigint NOT NULL,
        permissions text[] NOT NULL,
        PRIMARY KEY (organization_uuid, role)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE role_change`);
    await runner.query(`ALTER TABLE organization DROP is_active`);
    await runner.query(`ALTER TABLE member_change DROP role`);
  }
}
