import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an organization's log is filtered by stands in its index: rows that do not match are not read. The severity is no column; most
 * events are only informed of, of the others an index is small.
 */
export class FilterTheLogInItsIndex1763770000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'delivery_organization_log',
      table: 'delivery',
      definition: `(organization_uuid, id) INCLUDE (status, event, destination_id, created_at)`,
    });
    await createIndexConcurrently(runner, {
      name: 'delivery_severity',
      table: 'delivery',
      definition: `(organization_uuid, (context->>'severity'), id) WHERE context->>'severity' <> 'info'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_severity, delivery_organization_log`);
  }
}
