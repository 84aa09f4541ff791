import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  {
    // No more of a title than a cursor can hold.
    name: 'link_titles',
    definition: `(account_id, left(lower(title), 60), id) WHERE state <> 'deleted'`,
  },
  {
    name: 'link_held',
    definition: `(account_id, created_at DESC, id DESC) WHERE state IN ('disabled', 'blocked')`,
  },
  {
    name: 'link_timed',
    definition: `(account_id) WHERE state = 'active'
      AND (starts_at IS NOT NULL OR expires_at IS NOT NULL OR click_limit IS NOT NULL)`,
  },
];

/** Lists of links by title, and of those that lead nowhere now: few of many in most accounts. */
export class ListLinksByTitleAndState1795700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of indexes) await createIndexConcurrently(runner, { ...index, table: 'link' });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of indexes) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  }
}
