import { FirstMigration, type SchemaPart } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deliveryFillfactor, partitionStatements, weekOf } from './log/delivery-partitions.js';
import type { PartitionedTable } from './log/delivery-partitions.js';

const weeksAhead = 1;

/** A row changes at every claim. Half of each page is left free, so that it changes in place and touches no index. */
const destinations: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE delivery_destination (
      id uuid PRIMARY KEY,
      max_inflight smallint NOT NULL DEFAULT 4,
      -- How many deliveries are leased, and when the last lease ends. Counted here and not in an index over deliveries,
      -- so that a claim changes no indexed column of a delivery.
      inflight int NOT NULL DEFAULT 0,
      leases_end_at timestamptz,
      consecutive_failures int NOT NULL DEFAULT 0,
      breaker_opens int NOT NULL DEFAULT 0,
      open_until timestamptz,
      ready_at timestamptz,
      parked boolean NOT NULL DEFAULT false,
      version bigint NOT NULL DEFAULT 0,
      failing_since timestamptz,
      warned_at timestamptz,
      last_success_at timestamptz,
      last_failure_at timestamptz,
      disabled_at timestamptz,
      disabled_reason text,
      -- Whether the service was told that the engine disabled the destination.
      is_disabling_told boolean NOT NULL DEFAULT true,
      -- How often it was enabled: what a send comes to counts only in the epoch in which it began.
      epoch int NOT NULL DEFAULT 0,
      -- Keys of the rate buckets that it draws from.
      buckets text[] NOT NULL DEFAULT '{}'
    ) WITH (fillfactor = 50);
    CREATE INDEX delivery_destination_ready ON delivery_destination (ready_at) WHERE ready_at IS NOT NULL;
    CREATE INDEX delivery_destination_untold ON delivery_destination (id) WHERE NOT is_disabling_told;

    -- Rates that several destinations share.
    CREATE TABLE delivery_bucket (
      key text PRIMARY KEY,
      per_second double precision NOT NULL CHECK (per_second > 0),
      capacity double precision NOT NULL CHECK (capacity >= 1),
      tokens double precision NOT NULL,
      refilled_at timestamptz NOT NULL DEFAULT now()
    ) WITH (fillfactor = 50);
  `,
  down: /* sql */ `DROP TABLE delivery_bucket, delivery_destination`,
};

const deliveries: SchemaPart = {
  up: () => /* sql */ `
    -- Points to its destination without a foreign key: the check of the key would lock the destination's row in every
    -- producing transaction, the one row that the claim must be free to lock.
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
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Until when it may be put off again and again.
      deferrable_until timestamptz NOT NULL DEFAULT now() + interval '24 hours'
    ) PARTITION BY RANGE (id);
    CREATE TABLE delivery_other PARTITION OF delivery DEFAULT WITH (fillfactor = ${deliveryFillfactor});
    ${partitions('delivery')}
    -- Deliveries that were made together are due at the same instant. Deduplicated, they would be one entry with a list
    -- of rows, which Postgres marks as dead only when all of them are: until then each claim would read every row again
    -- that was long delivered.
    CREATE INDEX delivery_due ON delivery (destination_id, due_at) WITH (deduplicate_items = off)
      WHERE status = 'pending';

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
    ) PARTITION BY RANGE (delivery_id);
    CREATE TABLE delivery_attempt_other PARTITION OF delivery_attempt DEFAULT;
    ${partitions('delivery_attempt')}
  `,
  down: /* sql */ `DROP TABLE delivery_attempt, delivery`,
};

/** Weeks, so that retention drops a table instead of deleting rows. What has no week lies in the default partition. */
function partitions(table: PartitionedTable): string {
  const weeks = Array.from({ length: 1 + weeksAhead }, (_, later) => weekOf(new Date(), later));
  return weeks.flatMap((week) => partitionStatements(table, week).map((statement) => `${statement};`)).join('\n');
}

/** Queue and log of deliveries, in the schema of the service that delivers. */
class DeliverySchema1764000000000 extends FirstMigration {
  readonly name = 'DeliverySchema1764000000000';
  readonly parts = [destinations, deliveries];
  readonly replaces = [
    'CreateDelivery1700000100000',
    'PartitionDeliveries1700000100001',
    'LimitDestinations1700000100002',
    'LimitDeferrals1700000100003',
    'LeaseInPlace1763740005000',
    'SpreadDueDeliveries1763740005001',
    'CountEpochs1763760000000',
  ];
}

/** A delivery carries the trace of what caused it. Null where nothing is traced. */
class TraceDeliveries1795690000001 implements MigrationInterface {
  readonly name = 'TraceDeliveries1795690000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE delivery ADD COLUMN traceparent text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE delivery DROP COLUMN traceparent`);
  }
}

/**
 * The tables, for a service to put among its own migrations. It adds the indexes of its own lists itself, such as
 * `(organization_uuid, id)`.
 */
export const deliveryMigrations = [DeliverySchema1764000000000, TraceDeliveries1795690000001];
