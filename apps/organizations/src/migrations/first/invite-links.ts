import type { SchemaPart } from '@platform/service-kit';

export const inviteLinks: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE invite_link (
      uuid uuid PRIMARY KEY,
      organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
      role text NOT NULL CHECK (role <> 'owner'),
      token_hash text NOT NULL UNIQUE,
      max_uses integer,
      uses_count integer NOT NULL DEFAULT 0 CHECK (max_uses IS NULL OR uses_count <= max_uses),
      allowed_domains text[] NOT NULL,
      created_by_uuid uuid NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      FOREIGN KEY (organization_uuid, role) REFERENCES role (organization_uuid, name)
    );
    CREATE INDEX invite_link_newest ON invite_link (organization_uuid, created_at, uuid);
    CREATE INDEX invite_link_role ON invite_link (organization_uuid, role);
    CREATE INDEX invite_link_due ON invite_link (expires_at);
  `,
  down: /* sql */ `DROP TABLE invite_link`,
};
