import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing calls it: whoever gives attempts back calls `throttle_give_back_together`, also for one. */
export class DropThrottleGiveBack1795689600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION throttle_give_back`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION throttle_give_back(fresh text, shared text[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM throttle_give_back_together(ARRAY[fresh], shared);
      END $$`);
  }
}
