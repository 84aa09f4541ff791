import type { SchemaPart } from '@platform/service-kit';

export const people: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE users (
      uuid uuid PRIMARY KEY,
      name text NOT NULL,
      surname text NOT NULL,
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      email_verified_at timestamptz,
      -- Whoever comes from another provider has no password; whoever has one sees since when.
      password_hash text,
      password_changed_at timestamptz,
      birthday date,
      gender text CHECK (gender IN ('female', 'male', 'other')),
      phone text,
      language text,
      -- The standard scope 'address' (OpenID Connect Core 5.1.1).
      street_address text,
      locality text,
      region text,
      postal_code text,
      country text CHECK (country ~ '^[A-Z]{2}$'),
      is_active boolean NOT NULL DEFAULT true,
      -- How often the person was signed out everywhere: by it, what was begun before knows that it is too late.
      sign_outs integer NOT NULL DEFAULT 0,
      -- From when on an account that is to be deleted may be erased.
      erase_after timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX users_to_erase ON users (erase_after) WHERE erase_after IS NOT NULL;

    -- Tokens of mailed links.
    CREATE TABLE account_tokens (
      kind text NOT NULL,
      hash text NOT NULL,
      user_uuid uuid REFERENCES users ON DELETE CASCADE,
      sealed text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (kind, hash)
    );
    CREATE INDEX account_tokens_user ON account_tokens (user_uuid);
    CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);

    CREATE TABLE devices (
      uuid uuid PRIMARY KEY,
      user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash text NOT NULL,
      browser text,
      system text,
      ip text NOT NULL,
      first_seen_at timestamptz NOT NULL DEFAULT now(),
      last_seen_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (user_uuid, token_hash)
    );
    -- Old devices are looked for every hour.
    CREATE INDEX devices_last_seen ON devices (last_seen_at);

    -- The history of an account, as its owner sees it.
    CREATE TABLE account_events (
      uuid uuid PRIMARY KEY,
      user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      event text NOT NULL,
      browser text,
      system text,
      ip text,
      details jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX account_events_of_user ON account_events (user_uuid, created_at DESC);
    CREATE INDEX account_events_age ON account_events (created_at);
  `,
  down: /* sql */ `DROP TABLE account_events, devices, account_tokens, users`,
};
