import { LimitDeferrals1700000100003 } from './delivery-deferrals.migration.js';
import { CountEpochs1763760000000 } from './delivery-epochs.migration.js';
import { LimitDestinations1700000100002 } from './delivery-limits.migration.js';
import { SpreadDueDeliveries1763740005001 } from './delivery-due-index.migration.js';
import { LeaseInPlace1763740005000 } from './delivery-leases.migration.js';
import { PartitionDeliveries1700000100001 } from './delivery-partitions.migration.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `delivery` points to its destination without a foreign key: the key's check would lock the destination's row in every
 * producing transaction, the one row that the claim must be free to lock.
 */
class CreateDelivery1700000100000 implements MigrationInterface {
  name = 'CreateDelivery1700000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery_destination (
        id uuid PRIMARY KEY,
        max_inflight smallint NOT NULL DEFAULT 4,
        consecutive_failures int NOT NULL DEFAULT 0,
        breaker_opens int NOT NULL DEFAULT 0,
        open_until timestamptz,
        ready_at timestamptz,
        parked boolean NOT NULL DEFAULT false,
        version bigint NOT NULL DEFAULT 0,
        failing_since timestamptz,
        last_success_at timestamptz,
        last_failure_at timestamptz,
        disabled_at timestamptz,
        disabled_reason text
      ) WITH (fillfactor = 50)`);
    await runner.query(
      `CREATE INDEX delivery_destination_ready ON delivery_destination (ready_at) WHERE ready_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE delivery (
        id uuid PRIMARY KEY,
        destination_id uuid NOT NULL,
        source_id uuid NOT NULL,
        organization_uuid uuid,
        context jsonb NOT NULL DEFAULT '{}',
        event text NOT NULL,
        payload text NOT NULL,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'success', 'failed', 'skipped')),
        attempt int NOT NULL DEFAULT 0,
        max_attempts smallint NOT NULL,
        generation int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        next_retry_at timestamptz,
        lease_until timestamptz,
        claimed_at timestamptz,
        claim_no int NOT NULL DEFAULT 0,
        lost_claims smallint NOT NULL DEFAULT 0,
        status_code int,
        response_body text,
        response_truncated boolean NOT NULL DEFAULT false,
        error_code text,
        error_message text,
        completed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX delivery_due ON delivery (destination_id, due_at) WHERE status = 'pending'`);
    await runner.query(
      `CREATE INDEX delivery_leased ON delivery (destination_id, lease_until) WHERE lease_until IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE delivery_attempt (
        delivery_id uuid NOT NULL,
        claim_no int NOT NULL,
        generation int NOT NULL,
        number int NOT NULL,
        started_at timestamptz NOT NULL,
        duration_ms int,
        outcome text NOT NULL CHECK (outcome IN ('success', 'failure', 'deferred', 'skipped', 'unknown')),
        status_code int,
        error_code text,
        error_message text,
        PRIMARY KEY (delivery_id, claim_no)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE delivery_attempt, delivery, delivery_destination`);
  }
}

/**
 * The tables, for a service to put among its own migrations. It adds the indexes of its own lists itself, such as
 * `(organization_uuid, id)`.
 */
export const deliveryMigrations = [
  CreateDelivery1700000100000,
  PartitionDeliveries1700000100001,
  LimitDestinations1700000100002,
  LimitDeferrals1700000100003,
  LeaseInPlace1763740005000,
  SpreadDueDeliveries1763740005001,
  CountEpochs1763760000000,
];
