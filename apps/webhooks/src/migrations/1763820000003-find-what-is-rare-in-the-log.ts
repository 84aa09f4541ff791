import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A filter of a client's log that few deliveries match is looked up, where the index of the log would be read to its
 * end: an event, or a pattern that begins with its name, and what is pending. (What failed has its index since
 * 1763708000001.)
 */
export class FindWhatIsRareInTheLog1763820000003 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'delivery_client_event',
      table: 'delivery',
      definition: `(destination_id, event text_pattern_ops, created_at DESC, id DESC) INCLUDE (status)`,
    });
    await createIndexConcurrently(runner, {
      name: 'delivery_client_pending',
      table: 'delivery',
      definition: `(destination_id, created_at, id) INCLUDE (event) WHERE status = 'pending'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_client_pending, delivery_client_event`);
  }
}
