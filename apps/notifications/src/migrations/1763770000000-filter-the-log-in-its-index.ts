import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an organization's log is filtered by stands in its index: rows that do not match are not read. The severity is no column; most
 * events are only informed of, of the others an index is small.
 */
export class FilterTheLogInItsIndex1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_organization`);
    await runner.query(
      `CREATE INDEX delivery_organization ON delivery (organization_uuid, id)
       INCLUDE (status, event, destination_id, created_at)`,
    );
    await runner.query(
      `CREATE INDEX delivery_severity ON delivery (organization_uuid, (context->>'severity'), id)
       WHERE context->>'severity' <> 'info'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_severity, delivery_organization`);
    await runner.query(`CREATE INDEX delivery_organization ON delivery (organization_uuid, id)`);
  }
}
