import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of mails to owners; those known so far get English until identity tells of a change. */
export class RememberLanguages1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE person ADD language text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE person DROP language`);
  }
}
