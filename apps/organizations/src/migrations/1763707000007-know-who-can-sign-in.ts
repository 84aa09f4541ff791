import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Identity tells of those who are disabled or asleep already (`TellOrganizationsOfInactivePeople1763760050000` there). */
export class KnowWhoCanSignIn1763707000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE person
        ADD COLUMN is_active boolean NOT NULL DEFAULT true,
        ADD COLUMN status_version bigint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE person DROP COLUMN is_active, DROP COLUMN status_version`);
  }
}
