import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of mailed links, and the counters that slow guessing down (not logged: a crash of Postgres may forget them, nothing else does). */
export class CreateAccountTokens1763701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_tokens (
        kind text NOT NULL,
        hash text NOT NULL,
        user_uuid uuid REFERENCES users ON DELETE CASCADE,
        sealed text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (kind, hash)
      )`);
    await runner.query(`CREATE INDEX account_tokens_user ON account_tokens (user_uuid)`);
    await runner.query(`CREATE INDEX account_tokens_expiry ON account_tokens (expires_at)`);
    await runner.query(`
      CREATE UNLOGGED TABLE throttle_counters (
        key text PRIMARY KEY,
        attempts integer NOT NULL,
        attempted_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX throttle_counters_expiry ON throttle_counters (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE throttle_counters`);
    await runner.query(`DROP TABLE account_tokens`);
  }
}
