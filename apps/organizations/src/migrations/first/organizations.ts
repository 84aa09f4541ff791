import type { SchemaPart } from '@platform/service-kit';

/** Organizations, their roles and their members. */
export const organizations: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE organization (
      uuid uuid PRIMARY KEY,
      name text NOT NULL,
      slug text NOT NULL UNIQUE,
      description text,
      is_active boolean NOT NULL DEFAULT true,
      -- Whether members must sign in with a second factor.
      requires_mfa boolean NOT NULL DEFAULT false,
      members_count integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE INDEX organization_deleted ON organization (deleted_at) WHERE deleted_at IS NOT NULL;

    -- It outlives a deleted organization, so that nobody takes its name over while old links are about.
    CREATE TABLE reserved_slug (
      slug text PRIMARY KEY,
      until timestamptz NOT NULL
    );

    CREATE TABLE role (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
      name text NOT NULL,
      display_name text NOT NULL,
      permissions text[] NOT NULL,
      is_system boolean NOT NULL DEFAULT false,
      is_default boolean NOT NULL DEFAULT false,
      members_count integer NOT NULL DEFAULT 0,
      UNIQUE (organization_uuid, name)
    );
    CREATE UNIQUE INDEX role_one_default ON role (organization_uuid) WHERE is_default;

    -- The reference by name keeps "no dangling role" and "exactly one owner" in the database itself.
    CREATE TABLE member (
      organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
      user_uuid uuid NOT NULL,
      role text NOT NULL,
      joined_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (organization_uuid, user_uuid),
      FOREIGN KEY (organization_uuid, role) REFERENCES role (organization_uuid, name)
    );
    CREATE UNIQUE INDEX member_one_owner ON member (organization_uuid) WHERE role = 'owner';
    CREATE INDEX member_user ON member (user_uuid);
    CREATE INDEX member_joined ON member (organization_uuid, joined_at, user_uuid);
    CREATE INDEX member_role ON member (organization_uuid, role);

    -- Whoever was removed does not come back by themselves, by a domain or an invite link.
    CREATE TABLE removed_member (
      organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
      user_uuid uuid NOT NULL,
      removed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (organization_uuid, user_uuid)
    );
    CREATE INDEX removed_member_user ON removed_member (user_uuid);
  `,
  down: /* sql */ `DROP TABLE removed_member, member, role, reserved_slug, organization`,
};
