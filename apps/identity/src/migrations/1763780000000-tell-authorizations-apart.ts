import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which authorization codes and tokens came from: those of before are ended together, by their grant. */
export class TellAuthorizationsApart1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE oauth_records ADD COLUMN family text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE oauth_records DROP COLUMN family`);
  }
}
