import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Another index has taken its place. Of its own, as it may have to wait for readers while the other has taken long to build. */
export class DropReplacedLogIndex1763770000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_log`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX delivery_log ON delivery (destination_id, created_at DESC, id DESC)`);
  }
}
