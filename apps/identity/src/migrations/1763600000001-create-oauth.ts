import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOauth1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE oauth_clients (
        client_id text PRIMARY KEY,
        name text NOT NULL,
        type text NOT NULL CHECK (type IN ('confidential', 'public')),
        redirect_uris text[] NOT NULL,
        post_logout_redirect_uris text[] NOT NULL DEFAULT '{}',
        scopes text[] NOT NULL,
        secret_hash text,
        previous_secret_hash text,
        previous_secret_expires_at timestamptz,
        webhook_url text,
        webhook_audience text NOT NULL DEFAULT 'authorized' CHECK (webhook_audience IN ('authorized', 'all')),
        sealed_webhook_secret text,
        sealed_previous_webhook_secret text,
        previous_webhook_secret_expires_at timestamptz,
        owner_uuid uuid REFERENCES users ON DELETE SET NULL,
        is_active boolean NOT NULL DEFAULT true,
        is_trusted boolean NOT NULL DEFAULT false,
        is_pkce_exempt boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE oauth_grants (
        id text PRIMARY KEY,
        user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
        scopes text[] NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX oauth_grants_of_user ON oauth_grants (user_uuid, client_id)`);
    await runner.query(`CREATE INDEX oauth_grants_of_client ON oauth_grants (client_id)`);
    await runner.query(`CREATE INDEX oauth_grants_expiry ON oauth_grants (expires_at)`);
    await runner.query(`
      CREATE TABLE oauth_records (
        kind text NOT NULL,
        hash text NOT NULL,
        payload jsonb NOT NULL,
        grant_id text REFERENCES oauth_grants ON DELETE CASCADE,
        uid text,
        user_code text,
        sealed_answer text,
        consumed_at timestamptz,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, hash)
      )`);
    await runner.query(`CREATE INDEX oauth_records_of_grant ON oauth_records (grant_id) WHERE grant_id IS NOT NULL`);
    await runner.query(`CREATE INDEX oauth_records_uid ON oauth_records (kind, uid) WHERE uid IS NOT NULL`);
    await runner.query(
      `CREATE INDEX oauth_records_user_code ON oauth_records (kind, user_code) WHERE user_code IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX oauth_records_expiry ON oauth_records (expires_at)`);
    await runner.query(
      `CREATE INDEX oauth_records_answer ON oauth_records (consumed_at) WHERE sealed_answer IS NOT NULL`,
    );
    await runner.query(`CREATE TABLE token_revocations (hash text PRIMARY KEY, expires_at timestamptz NOT NULL)`);
    await runner.query(`
      CREATE TABLE signing_keys (
        kid text PRIMARY KEY,
        stage text NOT NULL CHECK (stage IN ('published', 'current', 'retired')),
        public_jwk jsonb NOT NULL,
        sealed_private_jwk text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        current_at timestamptz,
        retired_at timestamptz
      )`);
    await runner.query(`CREATE UNIQUE INDEX signing_keys_one_current ON signing_keys (stage) WHERE stage = 'current'`);
    await runner.query(
      `CREATE UNIQUE INDEX signing_keys_one_published ON signing_keys (stage) WHERE stage = 'published'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE signing_keys, token_revocations, oauth_records, oauth_grants, oauth_clients`);
  }
}
