import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A domain that is deleted stays, without its host, for as long as tombstones of its links do: the caches are told of them by its id.
 * Clicks of campaigns are counted like those of all else that is visited (item_counter).
 */
export class KeepDomainTombstones1763721000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE domain
        DROP CONSTRAINT domain_state_check,
        ADD CONSTRAINT domain_state_check CHECK (state IN ('active', 'pending', 'deleted'))`);
    await runner.query(`DROP TABLE campaign_counter`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE campaign_counter (campaign_id integer PRIMARY KEY, clicks bigint NOT NULL)`);
    await runner.query(`DELETE FROM link WHERE domain_id IN (SELECT id FROM domain WHERE state = 'deleted')`);
    await runner.query(`DELETE FROM domain WHERE state = 'deleted'`);
    await runner.query(`
      ALTER TABLE domain
        DROP CONSTRAINT domain_state_check,
        ADD CONSTRAINT domain_state_check CHECK (state IN ('active', 'pending'))`);
  }
}
