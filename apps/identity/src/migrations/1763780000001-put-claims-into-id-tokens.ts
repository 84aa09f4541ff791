import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients that are there keep the ID tokens that they have; new ones get what the common libraries expect. */
export class PutClaimsIntoIdTokens1763780000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE oauth_clients ADD COLUMN claims_in_id_token boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE oauth_clients ALTER COLUMN claims_in_id_token SET DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE oauth_clients DROP COLUMN claims_in_id_token`);
  }
}
