import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where to write to the owners of clients; lists by time. */
export class KnowOwners1763708000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person (
        uuid uuid PRIMARY KEY,
        name text NOT NULL,
        email text,
        version bigint NOT NULL
      )`);
    // Bulk retry, and the list of what failed.
    await runner.query(
      `CREATE INDEX delivery_failed ON delivery (destination_id, created_at, id) WHERE status = 'failed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_failed`);
    await runner.query(`DROP TABLE person`);
  }
}
