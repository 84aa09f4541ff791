import type { SchemaPart } from '@platform/service-kit';

/** Accounts, which are copies of people of identity, and their API keys. */
export const accounts: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE account (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_uuid uuid NOT NULL UNIQUE,
      email text NOT NULL,
      username text NOT NULL UNIQUE,
      -- The language of mails to the owner.
      language text,
      status text NOT NULL DEFAULT 'free' CHECK (status IN ('free', 'pro', 'trial', 'suspended')),
      expires timestamptz NOT NULL DEFAULT '9999-12-31 23:59:59+00',
      registered timestamptz NOT NULL,
      -- Whether keys may change address and password of the account. That is the owner's to allow: whoever finds a key
      -- would have the account by it.
      credentials_by_key boolean NOT NULL DEFAULT false,
      -- Which visits of the owner's are told to OAuth clients.
      click_events text NOT NULL DEFAULT 'none' CHECK (click_events IN ('none', 'people', 'all')),
      -- Whether new links pass the query of a visit on.
      pass_query boolean NOT NULL DEFAULT false,
      version bigint NOT NULL,
      -- Whether the person may use the account.
      is_active boolean NOT NULL DEFAULT true,
      status_version bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX account_email ON account (lower(email));
    CREATE INDEX account_click_events ON account (id) WHERE click_events <> 'none';

    CREATE TABLE api_key (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      name text NOT NULL,
      prefix text NOT NULL,
      key_hash text NOT NULL UNIQUE,
      scopes text[] NOT NULL DEFAULT '{account:read,account:write,links:read,links:write}',
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz,
      replaced_by integer
    );
    CREATE INDEX api_key_prefix ON api_key (prefix);
    CREATE INDEX api_key_account ON api_key (account_id, id);

    -- The first key of an account waits here, sealed, until its owner has seen it once.
    CREATE TABLE first_key (
      account_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
      key_id integer NOT NULL UNIQUE REFERENCES api_key ON DELETE CASCADE,
      sealed text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `,
  down: /* sql */ `DROP TABLE first_key, api_key, account`,
};
