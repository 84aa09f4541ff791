import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what is looked for in large tables: old devices every hour, and whose sign-ins are open at each sign-out everywhere. */
export class IndexWhatIsEnded1763760030000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'devices_last_seen',
      table: 'devices',
      definition: `(last_seen_at)`,
    });
    await createIndexConcurrently(runner, {
      name: 'oauth_interactions_of_session',
      table: 'oauth_records',
      definition: `((payload->'session'->>'accountId'))
        WHERE kind = 'Interaction' AND payload->'session'->>'accountId' IS NOT NULL`,
    });
    await createIndexConcurrently(runner, {
      name: 'oauth_interactions_of_login',
      table: 'oauth_records',
      definition: `((payload->'result'->'login'->>'accountId'))
        WHERE kind = 'Interaction' AND payload->'result'->'login'->>'accountId' IS NOT NULL`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX oauth_interactions_of_login, oauth_interactions_of_session, devices_last_seen`);
  }
}
