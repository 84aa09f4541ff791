import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that their owner has put aside: few of many in most accounts. */
export class ArchivedLinks1795740000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link ADD COLUMN IF NOT EXISTS archived_at timestamptz`);
    await createIndexConcurrently(runner, {
      name: 'link_archived',
      table: 'link',
      definition: `(account_id, created_at DESC, id DESC) WHERE archived_at IS NOT NULL AND state <> 'deleted'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link DROP COLUMN IF EXISTS archived_at`);
  }
}
