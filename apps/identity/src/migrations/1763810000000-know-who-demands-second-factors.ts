import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowWhoDemandsSecondFactors1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organization_copy ADD COLUMN requires_mfa boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organization_copy DROP COLUMN requires_mfa`);
  }
}
