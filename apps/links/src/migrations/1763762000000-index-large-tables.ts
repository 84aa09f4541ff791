import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what would else read a whole table: deleted links of an account, news that wait, objections of a link that goes. */
export class IndexLargeTables1763762000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX link_gone ON link (account_id) WHERE deleted_at IS NOT NULL`);
    await runner.query(`CREATE INDEX link_change_waiting ON link_change (changed_at)`);
    await runner.query(`CREATE INDEX block_appeal_link ON block_appeal (link_id) WHERE link_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX link_gone, link_change_waiting, block_appeal_link`);
  }
}
