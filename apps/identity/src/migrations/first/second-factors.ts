import type { SchemaPart } from '@platform/service-kit';

/** Second factors and passkeys, and sign-ins that wait for one. */
export const secondFactors: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE pending_sign_ins (
      hash text PRIMARY KEY,
      user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      stage text NOT NULL CHECK (stage IN ('mfa', 'keep')),
      amr text[] NOT NULL,
      flow text,
      return_to text,
      tries int NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX pending_sign_ins_expiry ON pending_sign_ins (expires_at);

    CREATE TABLE totp_secrets (
      user_uuid uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      confirmed_at timestamptz,
      last_step bigint,
      -- In a row.
      wrong_codes int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE recovery_codes (
      user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      hash text NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_uuid, hash)
    );

    CREATE TABLE passkeys (
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
    );
    CREATE INDEX passkeys_of_user ON passkeys (user_uuid);

    -- Challenges of passkeys that were answered: none is answered twice.
    CREATE TABLE used_challenges (hash text PRIMARY KEY, expires_at timestamptz NOT NULL);
  `,
  down: /* sql */ `DROP TABLE used_challenges, passkeys, recovery_codes, totp_secrets, pending_sign_ins`,
};
