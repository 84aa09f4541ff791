import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rank of the highest severity that was sent under a key: a higher one is no repeat. Rows from before get the
 * lowest.
 */
export class RememberSeveritiesOfRepeats1763790000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_deduplication ADD severity_rank smallint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_deduplication DROP severity_rank`);
  }
}
