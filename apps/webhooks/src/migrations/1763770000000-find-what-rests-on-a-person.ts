import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rests on a person is found by it when a grant ends, while all fan-out waits: the events about them, and what is pending of an event. */
export class FindWhatRestsOnAPerson1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX heard_event_user ON heard_event (user_uuid, id) WHERE user_uuid IS NOT NULL`);
    await runner.query(`CREATE INDEX delivery_pending_source ON delivery (source_id) WHERE status = 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_pending_source, heard_event_user`);
  }
}
