import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing but the account: so narrow that the links of a large one are counted in a few milliseconds. */
export class CountLinks1763721000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX link_living ON link (account_id) WHERE state <> 'deleted'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX link_living`);
  }
}
