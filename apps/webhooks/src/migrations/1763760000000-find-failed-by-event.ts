import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events are kept as long as a failed delivery of theirs could be retried: who may still hear of it is asked then. */
export class FindFailedByEvent1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX delivery_failed_source ON delivery (source_id) WHERE status = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_failed_source`);
  }
}
