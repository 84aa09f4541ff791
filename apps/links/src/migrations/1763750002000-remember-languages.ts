import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of mails to owners; those known so far get English until identity tells of a change. */
export class RememberLanguages1763750002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD COLUMN language text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN language`);
  }
}
