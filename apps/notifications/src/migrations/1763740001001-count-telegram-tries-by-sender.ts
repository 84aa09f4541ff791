import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose try it was. Unknown of those of the last ten minutes before this migration: they count for nobody. */
export class CountTelegramTriesBySender1763740001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE telegram_wrong_try ADD sender_id bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE telegram_wrong_try DROP sender_id`);
  }
}
