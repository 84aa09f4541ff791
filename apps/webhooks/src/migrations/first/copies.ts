import type { SchemaPart } from '@platform/service-kit';

/** What other services know, fed by their events: `version` is the publisher's. */
export const copies: SchemaPart = {
  up: /* sql */ `
    -- OAuth clients of identity, and where each wants its webhooks. A client belongs to a person, to an organization,
    -- or to the operator. Its uuid is the id of its destination.
    CREATE TABLE client (
      uuid uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      client_id text NOT NULL UNIQUE,
      name text NOT NULL,
      owner_uuid uuid,
      organization_uuid uuid,
      is_active boolean NOT NULL,
      webhook_url text,
      webhook_audience text NOT NULL,
      sealed_webhook_secret text,
      sealed_previous_webhook_secret text,
      previous_webhook_secret_expires_at timestamptz,
      version bigint NOT NULL
    );

    -- What people have granted to clients. One that was revoked stays, no longer live.
    CREATE TABLE oauth_grant (
      grant_id text PRIMARY KEY,
      user_uuid uuid NOT NULL,
      client_id text NOT NULL,
      scopes text[] NOT NULL,
      is_live boolean NOT NULL,
      version bigint NOT NULL
    );
    CREATE INDEX oauth_grant_user ON oauth_grant (user_uuid) WHERE is_live;

    -- Where to write to the owners of clients.
    CREATE TABLE person (
      uuid uuid PRIMARY KEY,
      name text NOT NULL,
      email text,
      language text,
      version bigint NOT NULL
    );

    CREATE TABLE organization (
      uuid uuid PRIMARY KEY,
      is_active boolean NOT NULL DEFAULT true,
      is_deleted boolean NOT NULL,
      requires_mfa boolean NOT NULL DEFAULT false,
      version bigint NOT NULL
    );

    -- Every change of a membership, as an event is told to those who were members at its version.
    CREATE TABLE member_change (
      organization_uuid uuid NOT NULL,
      user_uuid uuid NOT NULL,
      version bigint NOT NULL,
      is_member boolean NOT NULL,
      role text NOT NULL,
      permissions text[] NOT NULL,
      PRIMARY KEY (organization_uuid, user_uuid, version)
    );
    CREATE INDEX member_change_user ON member_change (user_uuid, organization_uuid, version DESC);
    -- Whose membership has changed since an event.
    CREATE INDEX member_change_version ON member_change (organization_uuid, version) INCLUDE (user_uuid);

    -- What members may do changes with their role as well.
    CREATE TABLE role_change (
      organization_uuid uuid NOT NULL,
      role text NOT NULL,
      version bigint NOT NULL,
      permissions text[] NOT NULL,
      PRIMARY KEY (organization_uuid, role)
    );
  `,
  down: /* sql */ `DROP TABLE role_change, member_change, organization, person, oauth_grant, client`,
};
