import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deliveries that were made together are due at the same instant, and the index kept them as one entry with a list of rows. Postgres
 * marks such an entry as dead only when all of its rows are: until then each claim read every row again that was long delivered.
 */
export class SpreadDueDeliveries1763740005001 implements MigrationInterface {
  name = 'SpreadDueDeliveries1763740005001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_due`);
    await runner.query(
      `CREATE INDEX delivery_due ON delivery (destination_id, due_at) WITH (deduplicate_items = off) WHERE status = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_due`);
    await runner.query(`CREATE INDEX delivery_due ON delivery (destination_id, due_at) WHERE status = 'pending'`);
  }
}
