import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of mails to people; those known so far get English until identity tells of a change. */
export class RememberLanguages1763750001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE person_copy ADD language text`);
    await runner.query(`CREATE INDEX person_copy_email ON person_copy (lower(email)) WHERE language IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX person_copy_email`);
    await runner.query(`ALTER TABLE person_copy DROP language`);
  }
}
