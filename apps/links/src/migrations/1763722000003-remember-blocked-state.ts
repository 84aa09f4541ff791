import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberBlockedState1763722000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What a link was before it was blocked: a block that is lifted does not enable what its owner had disabled.
    await runner.query(`ALTER TABLE link ADD COLUMN blocked_from text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link DROP COLUMN blocked_from`);
  }
}
