import type { SchemaPart } from '@platform/service-kit';

export const teams: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE team (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
      name text NOT NULL,
      slug text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (organization_uuid, slug),
      UNIQUE (organization_uuid, id)
    );

    -- The references hold the organization: nobody is in a team of an organization to which they do not belong, or
    -- belong no more.
    CREATE TABLE team_member (
      organization_uuid uuid NOT NULL,
      team_id integer NOT NULL,
      user_uuid uuid NOT NULL,
      PRIMARY KEY (team_id, user_uuid),
      FOREIGN KEY (organization_uuid, team_id) REFERENCES team (organization_uuid, id) ON DELETE CASCADE,
      FOREIGN KEY (organization_uuid, user_uuid) REFERENCES member ON DELETE CASCADE
    );
    CREATE INDEX team_member_member ON team_member (organization_uuid, user_uuid);
  `,
  down: /* sql */ `DROP TABLE team_member, team`,
};
