import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A counter changes with every attempt: in place, without touching an index, as long as its page has room. Purging reads the whole table. */
export class UpdateThrottleInPlace1763740000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX throttle_counters_expiry`);
    await runner.query(`ALTER TABLE throttle_counters SET (fillfactor = 50)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE throttle_counters RESET (fillfactor)`);
    await runner.query(`CREATE INDEX throttle_counters_expiry ON throttle_counters (expires_at)`);
  }
}
