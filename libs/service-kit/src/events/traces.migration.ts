import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An event carries the trace of the request that caused it. Null where nothing is traced. */
export class CarryTraces1795690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_event ADD COLUMN traceparent text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_event DROP COLUMN traceparent`);
  }
}
