import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often mail servers have said in a row that an address does not exist, and since when. */
export class CountUnknownAddresses1763790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE notification_address ADD unknown_count integer NOT NULL DEFAULT 0, ADD unknown_since timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_address DROP unknown_count, DROP unknown_since`);
  }
}
