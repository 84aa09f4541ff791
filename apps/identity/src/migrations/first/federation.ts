import type { SchemaPart } from '@platform/service-kit';

/** Sign-in by other providers. */
export const federation: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE identity_providers (
      code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{0,30}$'),
      name text NOT NULL,
      issuer text NOT NULL,
      client_id text NOT NULL,
      sealed_client_secret text,
      scopes text[] NOT NULL,
      is_active boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE federated_identities (
      issuer text NOT NULL,
      subject text NOT NULL,
      uuid uuid NOT NULL UNIQUE,
      user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      email text,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz,
      PRIMARY KEY (issuer, subject)
    );
    CREATE INDEX federated_identities_of_user ON federated_identities (user_uuid);
  `,
  down: /* sql */ `DROP TABLE federated_identities, identity_providers`,
};
