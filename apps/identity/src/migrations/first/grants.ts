import type { SchemaPart } from '@platform/service-kit';

/** What people granted to clients, and what came of it: codes, tokens, sessions, interactions. */
export const grants: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE oauth_grants (
      id text PRIMARY KEY,
      user_uuid uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
      scopes text[] NOT NULL,
      payload jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX oauth_grants_of_user ON oauth_grants (user_uuid, client_id);
    CREATE INDEX oauth_grants_of_client ON oauth_grants (client_id);
    CREATE INDEX oauth_grants_expiry ON oauth_grants (expires_at);

    -- Whatever oidc-provider stores, but for grants and clients: 'kind' is its name of the model.
    CREATE TABLE oauth_records (
      kind text NOT NULL,
      hash text NOT NULL,
      payload jsonb NOT NULL,
      grant_id text REFERENCES oauth_grants ON DELETE CASCADE,
      -- Which authorization a code or a token came from. Those without one are ended together, by their grant.
      family text,
      device_uuid uuid REFERENCES devices ON DELETE SET NULL,
      uid text,
      user_code text,
      sealed_answer text,
      consumed_at timestamptz,
      -- Of a device that polls: when it did so last, and how often it may.
      polled_at timestamptz,
      poll_seconds integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (kind, hash)
    );
    CREATE INDEX oauth_records_of_grant ON oauth_records (grant_id) WHERE grant_id IS NOT NULL;
    CREATE INDEX oauth_records_of_device ON oauth_records (device_uuid) WHERE device_uuid IS NOT NULL;
    CREATE INDEX oauth_records_of_client ON oauth_records ((payload->>'clientId')) WHERE kind = 'ClientCredentials';
    CREATE INDEX oauth_records_uid ON oauth_records (kind, uid) WHERE uid IS NOT NULL;
    CREATE INDEX oauth_records_user_code ON oauth_records (kind, user_code) WHERE user_code IS NOT NULL;
    CREATE INDEX oauth_records_answer ON oauth_records (consumed_at) WHERE sealed_answer IS NOT NULL;
    CREATE INDEX oauth_records_expiry ON oauth_records (expires_at);
    CREATE INDEX oauth_sessions_of_account ON oauth_records ((payload->>'accountId')) WHERE kind = 'Session';
    -- Whose sign-ins are open is asked at each sign-out everywhere.
    CREATE INDEX oauth_interactions_of_session ON oauth_records ((payload->'session'->>'accountId'))
      WHERE kind = 'Interaction' AND payload->'session'->>'accountId' IS NOT NULL;
    CREATE INDEX oauth_interactions_of_login ON oauth_records ((payload->'result'->'login'->>'accountId'))
      WHERE kind = 'Interaction' AND payload->'result'->'login'->>'accountId' IS NOT NULL;

    -- A revocation stays until its token would have expired. 'tell_at' says when Redis is to be told of it: null when
    -- that is done.
    CREATE TABLE token_revocations (
      hash text PRIMARY KEY,
      expires_at timestamptz NOT NULL,
      told_at timestamptz,
      tell_at timestamptz DEFAULT now()
    );
    CREATE INDEX token_revocations_to_tell ON token_revocations (tell_at, hash) WHERE tell_at IS NOT NULL;
    CREATE INDEX token_revocations_expiry ON token_revocations (expires_at);
  `,
  down: /* sql */ `DROP TABLE token_revocations, oauth_records, oauth_grants`,
};
