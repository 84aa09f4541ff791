import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE devices (
     uuid uuid PRIMARY KEY,
     user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     token_hash text NOT NULL,
     browser text,
     system text,
     ip text NOT NULL,
     first_seen_at timestamptz NOT NULL DEFAULT now(),
     last_seen_at timestamptz NOT NULL DEFAULT now(),
     UNIQUE (user_uuid, token_hash)
   )`,
  `CREATE TABLE account_events (
     uuid uuid PRIMARY KEY,
     user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     event text NOT NULL,
     browser text,
     system text,
     ip text,
     details jsonb NOT NULL DEFAULT '{}',
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX account_events_of_user ON account_events (user_uuid, created_at DESC)`,
  `CREATE INDEX account_events_age ON account_events (created_at)`,
  `CREATE TABLE pending_sign_ins (
     hash text PRIMARY KEY,
     user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     stage text NOT NULL CHECK (stage IN ('mfa', 'keep')),
     amr text[] NOT NULL,
     flow text,
     return_to text,
     tries int NOT NULL DEFAULT 0,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX pending_sign_ins_expiry ON pending_sign_ins (expires_at)`,
  `CREATE TABLE totp_secrets (
     user_uuid uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
     sealed_secret text NOT NULL,
     confirmed_at timestamptz,
     last_step bigint,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE recovery_codes (
     user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     hash text NOT NULL,
     used_at timestamptz,
     PRIMARY KEY (user_uuid, hash)
   )`,
  `CREATE TABLE passkeys (
     id text PRIMARY KEY,
     uuid uuid NOT NULL UNIQUE,
     user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     public_key bytea NOT NULL,
     counter bigint NOT NULL,
     transports text[] NOT NULL,
     name text NOT NULL,
     is_backed_up boolean NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_used_at timestamptz
   )`,
  `CREATE INDEX passkeys_of_user ON passkeys (user_uuid)`,
  `CREATE TABLE used_challenges (hash text PRIMARY KEY, expires_at timestamptz NOT NULL)`,
  `ALTER TABLE users ADD COLUMN erase_after timestamptz`,
  `CREATE INDEX users_to_erase ON users (erase_after) WHERE erase_after IS NOT NULL`,
  `ALTER TABLE oauth_records ADD COLUMN device_uuid uuid REFERENCES devices ON DELETE SET NULL`,
  `CREATE INDEX oauth_records_of_device ON oauth_records (device_uuid) WHERE device_uuid IS NOT NULL`,
  `CREATE INDEX oauth_sessions_of_account ON oauth_records ((payload->>'accountId')) WHERE kind = 'Session'`,
];

/** Devices, the history of an account, second factors, passkeys, and the date on which an account is erased. */
export class CreateSignInFactors1763702000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX oauth_sessions_of_account`);
    await runner.query(`ALTER TABLE oauth_records DROP COLUMN device_uuid`);
    await runner.query(`ALTER TABLE users DROP COLUMN erase_after`);
    await runner.query(`
      DROP TABLE used_challenges, passkeys, recovery_codes, totp_secrets, pending_sign_ins, account_events, devices`);
  }
}
