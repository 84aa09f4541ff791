import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rests on a person is found by it when a grant ends, while all fan-out waits: the events about them, and what is pending of an event. */
export class FindWhatRestsOnAPerson1763770000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'heard_event_user',
      table: 'heard_event',
      definition: `(user_uuid, id) WHERE user_uuid IS NOT NULL`,
    });
    await createIndexConcurrently(runner, {
      name: 'delivery_pending_source',
      table: 'delivery',
      definition: `(source_id) WHERE status = 'pending'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_pending_source, heard_event_user`);
  }
}
