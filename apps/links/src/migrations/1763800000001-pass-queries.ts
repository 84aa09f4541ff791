import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The default of an account: whether its new links pass the query of a visit on. */
export class PassQueries1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD COLUMN pass_query boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN pass_query`);
  }
}
