import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A filter of an organization's log that few deliveries match is looked up, where the index of the log would be read to
 * its end: what failed, waits or was skipped, and an event, or a pattern that begins with its name. The columns beside
 * the keys spare the rows themselves.
 */
export class FindWhatIsRareInTheLog1763820000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'delivery_not_delivered',
      table: 'delivery',
      definition: `(organization_uuid, status, id) INCLUDE (event, destination_id, created_at) WHERE status <> 'success'`,
    });
    await createIndexConcurrently(runner, {
      name: 'delivery_organization_event',
      table: 'delivery',
      definition: `(organization_uuid, lower(event) text_pattern_ops, id) INCLUDE (event, status, created_at)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_organization_event, delivery_not_delivered`);
  }
}
