import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rate buckets that destinations share, and whether a service was told that the engine disabled a destination. */
export class LimitDestinations1700000100002 implements MigrationInterface {
  name = 'LimitDestinations1700000100002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery_bucket (
        key text PRIMARY KEY,
        per_second double precision NOT NULL CHECK (per_second > 0),
        capacity double precision NOT NULL CHECK (capacity >= 1),
        tokens double precision NOT NULL,
        refilled_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 50)`);
    await runner.query(`
      ALTER TABLE delivery_destination
        ADD buckets text[] NOT NULL DEFAULT '{}',
        ADD is_disabling_told boolean NOT NULL DEFAULT true,
        ADD warned_at timestamptz`);
    await runner.query(
      `CREATE INDEX delivery_destination_untold ON delivery_destination (id) WHERE NOT is_disabling_told`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE delivery_destination DROP buckets, DROP is_disabling_told, DROP warned_at`);
    await runner.query(`DROP TABLE delivery_bucket`);
  }
}
