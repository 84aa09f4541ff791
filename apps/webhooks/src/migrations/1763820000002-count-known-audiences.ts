import type { MigrationInterface, QueryRunner } from 'typeorm';

const organizationsAtOnce = 100;

/**
 * Counts the members who were there before the triggers. What these have counted of an organization meanwhile is
 * counted again with it.
 */
export class CountKnownAudiences1763820000002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = (await runner.query(
        `SELECT DISTINCT organization_uuid AS uuid FROM member_change WHERE organization_uuid > $1 ORDER BY 1 LIMIT ${organizationsAtOnce}`,
        [last],
      )) as { uuid: string }[];
      if (rows.length === 0) return;
      const organizations = rows.map(({ uuid }) => uuid);
      await runner.startTransaction();
      try {
        await count(runner, organizations);
        await runner.commitTransaction();
      } catch (err) {
        await runner.rollbackTransaction();
        throw err;
      }
      last = organizations.at(-1)!;
    }
  }

  async down(): Promise<void> {
    // The table goes with the migration that made it.
  }
}

/** Under the lock of the fan-out (fan-out.service.ts): no grant and no membership changes meanwhile. */
async function count(runner: QueryRunner, organizations: string[]): Promise<void> {
  await runner.query(`SELECT pg_advisory_xact_lock(hashtextextended('webhooks:audience', 0))`);
  await runner.query(`DELETE FROM audience WHERE organization_uuid = ANY ($1)`, [organizations]);
  await runner.query(
    `INSERT INTO audience (organization_uuid, client_id, members)
     SELECT member.organization_uuid, oauth_grant.client_id, count(DISTINCT member.user_uuid)
     FROM (
       SELECT DISTINCT ON (organization_uuid, user_uuid) organization_uuid, user_uuid, is_member FROM member_change
       WHERE organization_uuid = ANY ($1) ORDER BY organization_uuid, user_uuid, version DESC
     ) member
     JOIN oauth_grant USING (user_uuid)
     WHERE member.is_member AND oauth_grant.is_live
       AND oauth_grant.scopes && ARRAY['organizations', 'org:read', 'org:manage']
     GROUP BY member.organization_uuid, oauth_grant.client_id`,
    [organizations],
  );
}
