import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what would else read a whole table: deleted links of an account, news that wait, objections of a link that goes. */
export class IndexLargeTables1763762000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'link_gone',
      table: 'link',
      definition: `(account_id) WHERE deleted_at IS NOT NULL`,
    });
    await createIndexConcurrently(runner, {
      name: 'link_change_waiting',
      table: 'link_change',
      definition: `(changed_at)`,
    });
    await createIndexConcurrently(runner, {
      name: 'block_appeal_link',
      table: 'block_appeal',
      definition: `(link_id) WHERE link_id IS NOT NULL`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX link_gone, link_change_waiting, block_appeal_link`);
  }
}
