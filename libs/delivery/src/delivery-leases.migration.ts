import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deliveryFillfactor } from './log/delivery-partitions.js';

/**
 * Counts the leases of a destination in its row instead of in an index over deliveries, so that a claim changes no indexed column
 * of a delivery. Those that run just now are counted by the first claim that looks there.
 */
export class LeaseInPlace1763740005000 implements MigrationInterface {
  name = 'LeaseInPlace1763740005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE delivery_destination ADD inflight int NOT NULL DEFAULT 0, ADD leases_end_at timestamptz`);
    await runner.query(`
      UPDATE delivery_destination SET leases_end_at = now(), ready_at = LEAST(ready_at, now())
      WHERE id IN (SELECT destination_id FROM delivery WHERE lease_until IS NOT NULL)`);
    // What runs now was leased with `due_at` at the end of its lease.
    await runner.query(`UPDATE delivery SET due_at = LEAST(due_at, claimed_at) WHERE lease_until IS NOT NULL`);
    await runner.query(`DROP INDEX delivery_leased`);
    for (const partition of await partitions(runner)) {
      await runner.query(`ALTER TABLE ${partition} SET (fillfactor = ${deliveryFillfactor})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const partition of await partitions(runner)) await runner.query(`ALTER TABLE ${partition} RESET (fillfactor)`);
    await runner.query(
      `CREATE INDEX delivery_leased ON delivery (destination_id, lease_until) WHERE lease_until IS NOT NULL`,
    );
    await runner.query(`UPDATE delivery SET due_at = lease_until WHERE lease_until IS NOT NULL`);
    await runner.query(`ALTER TABLE delivery_destination DROP inflight, DROP leases_end_at`);
  }
}

async function partitions(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'delivery'::regclass`,
  )) as { name: string }[];
  return rows.map(({ name }) => name);
}
