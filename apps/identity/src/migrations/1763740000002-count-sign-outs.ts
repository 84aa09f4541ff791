import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a person was signed out everywhere: what was begun before tells by it that it is too late. */
export class CountSignOuts1763740000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD sign_outs integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP sign_outs`);
  }
}
