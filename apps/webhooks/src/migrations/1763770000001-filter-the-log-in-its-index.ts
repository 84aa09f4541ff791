import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a client's log is filtered by stands in its index: rows that do not match are not read. */
export class FilterTheLogInItsIndex1763770000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'delivery_client_log',
      table: 'delivery',
      definition: `(destination_id, created_at DESC, id DESC) INCLUDE (status, event)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_client_log`);
  }
}
