import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what is looked for in large tables: old devices every hour, and whose sign-ins are open at each sign-out everywhere. */
export class IndexWhatIsEnded1763760030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX devices_last_seen ON devices (last_seen_at)`);
    await runner.query(
      `CREATE INDEX oauth_interactions_of_session ON oauth_records ((payload->'session'->>'accountId'))
       WHERE kind = 'Interaction' AND payload->'session'->>'accountId' IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX oauth_interactions_of_login ON oauth_records ((payload->'result'->'login'->>'accountId'))
       WHERE kind = 'Interaction' AND payload->'result'->'login'->>'accountId' IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX oauth_interactions_of_login, oauth_interactions_of_session, devices_last_seen`);
  }
}
