import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberRemovals1763707000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE removed_member (
        organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        user_uuid uuid NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (organization_uuid, user_uuid)
      )`);
    await runner.query(`CREATE INDEX removed_member_user ON removed_member (user_uuid)`);
    // Removals before this table stand in the audit log; who came back since, left by themselves or was erased is not among them.
    await runner.query(`
      INSERT INTO removed_member (organization_uuid, user_uuid, removed_at)
      SELECT last.organization_uuid, last.user_uuid, last.created_at FROM (
        SELECT DISTINCT ON (organization_uuid, target_id) organization_uuid, target_id::uuid AS user_uuid, event, metadata, created_at
        FROM audit_entry WHERE event IN ('member.added', 'member.removed')
        ORDER BY organization_uuid, target_id, created_at DESC, uuid DESC
      ) last
      JOIN organization ON organization.uuid = last.organization_uuid
      WHERE last.event = 'member.removed' AND last.metadata @> '{"left": false}'
        AND NOT EXISTS (SELECT FROM member WHERE member.organization_uuid = last.organization_uuid AND member.user_uuid = last.user_uuid)
        AND NOT EXISTS (SELECT FROM person WHERE person.uuid = last.user_uuid AND person.email = '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE removed_member`);
  }
}
