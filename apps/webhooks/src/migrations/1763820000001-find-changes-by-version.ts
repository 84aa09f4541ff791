import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose membership has changed since an event is found by it. */
export class FindChangesByVersion1763820000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'member_change_version',
      table: 'member_change',
      definition: `(organization_uuid, version) INCLUDE (user_uuid)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX member_change_version`);
  }
}
