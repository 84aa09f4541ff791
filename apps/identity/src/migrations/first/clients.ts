import type { SchemaPart } from '@platform/service-kit';

export const clients: SchemaPart = {
  up: /* sql */ `
    -- A client belongs to a person, to an organization, or to the operator.
    CREATE TABLE oauth_clients (
      client_id text PRIMARY KEY,
      name text NOT NULL,
      type text NOT NULL CHECK (type IN ('confidential', 'public')),
      owner_uuid uuid REFERENCES users ON DELETE SET NULL,
      organization_uuid uuid,
      redirect_uris text[] NOT NULL,
      post_logout_redirect_uris text[] NOT NULL DEFAULT '{}',
      backchannel_logout_uri text,
      scopes text[] NOT NULL,
      secret_hash text,
      previous_secret_hash text,
      previous_secret_expires_at timestamptz,
      -- Keys of a client that signs.
      jwks jsonb,
      jwks_uri text,
      -- What the common libraries expect. Clients from before this was a choice have false.
      claims_in_id_token boolean NOT NULL DEFAULT true,
      webhook_url text,
      webhook_audience text NOT NULL DEFAULT 'authorized' CHECK (webhook_audience IN ('authorized', 'all')),
      sealed_webhook_secret text,
      sealed_previous_webhook_secret text,
      previous_webhook_secret_expires_at timestamptz,
      -- What the consent page shows.
      logo_uri text,
      policy_uri text,
      tos_uri text,
      is_verified boolean NOT NULL DEFAULT false,
      is_active boolean NOT NULL DEFAULT true,
      is_trusted boolean NOT NULL DEFAULT false,
      is_pkce_exempt boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT oauth_clients_one_owner CHECK (num_nonnulls(owner_uuid, organization_uuid) <= 1)
    );
    CREATE INDEX oauth_clients_of_owner ON oauth_clients (owner_uuid) WHERE owner_uuid IS NOT NULL;
    CREATE INDEX oauth_clients_of_organization ON oauth_clients (organization_uuid)
      WHERE organization_uuid IS NOT NULL;

    CREATE TABLE signing_keys (
      kid text PRIMARY KEY,
      stage text NOT NULL CHECK (stage IN ('published', 'current', 'retired')),
      public_jwk jsonb NOT NULL,
      sealed_private_jwk text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      current_at timestamptz,
      retired_at timestamptz
    );
    CREATE UNIQUE INDEX signing_keys_one_current ON signing_keys (stage) WHERE stage = 'current';
    CREATE UNIQUE INDEX signing_keys_one_published ON signing_keys (stage) WHERE stage = 'published';
  `,
  down: /* sql */ `DROP TABLE signing_keys, oauth_clients`,
};
