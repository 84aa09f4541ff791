import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a delivery may be put off again and again; what waits at the moment gets a whole day from now. */
export class LimitDeferrals1700000100003 implements MigrationInterface {
  name = 'LimitDeferrals1700000100003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE delivery ADD deferrable_until timestamptz NOT NULL DEFAULT now() + interval '24 hours'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE delivery DROP deferrable_until`);
  }
}
