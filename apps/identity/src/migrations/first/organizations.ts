import type { SchemaPart } from '@platform/service-kit';

/** Copies fed by events: `version` is the publisher's, and a removed row stays as a tombstone for late events. */
const copies = /* sql */ `
  CREATE TABLE organization_copy (
    uuid uuid PRIMARY KEY,
    name text NOT NULL,
    slug text NOT NULL,
    is_active boolean NOT NULL DEFAULT true,
    is_deleted boolean NOT NULL DEFAULT false,
    requires_mfa boolean NOT NULL DEFAULT false,
    version bigint NOT NULL
  );

  CREATE TABLE membership_copy (
    organization_uuid uuid NOT NULL,
    user_uuid uuid NOT NULL,
    role text NOT NULL,
    permissions text[] NOT NULL,
    is_removed boolean NOT NULL DEFAULT false,
    version bigint NOT NULL,
    PRIMARY KEY (organization_uuid, user_uuid)
  );
  CREATE INDEX membership_copy_of_user ON membership_copy (user_uuid) WHERE NOT is_removed;

  -- Roles whose permissions changed after their members had them.
  CREATE TABLE role_copy (
    organization_uuid uuid NOT NULL,
    name text NOT NULL,
    permissions text[] NOT NULL,
    version bigint NOT NULL,
    PRIMARY KEY (organization_uuid, name)
  );
`;

/** What a statement changed: a membership that begins, comes back or ends. */
const moves = {
  insert: {
    tables: 'NEW TABLE AS after_it',
    moved: `SELECT organization_uuid, 1 AS members FROM after_it WHERE NOT is_removed`,
  },
  update: {
    tables: 'OLD TABLE AS before_it NEW TABLE AS after_it',
    moved: `SELECT organization_uuid, 1 AS members FROM after_it WHERE NOT is_removed
            UNION ALL SELECT organization_uuid, -1 FROM before_it WHERE NOT is_removed`,
  },
};

const counting = ([event, { tables, moved }]: [string, { tables: string; moved: string }]) => /* sql */ `
  CREATE FUNCTION count_members_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO member_counter AS counter (organization_uuid, members_count)
    SELECT organization_uuid, sum(members) FROM (${moved}) AS moved
    GROUP BY organization_uuid HAVING sum(members) <> 0 ORDER BY organization_uuid
    ON CONFLICT (organization_uuid) DO UPDATE SET members_count = counter.members_count + excluded.members_count;
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_members_on_${event} AFTER ${event} ON membership_copy REFERENCING ${tables}
  FOR EACH STATEMENT EXECUTE FUNCTION count_members_on_${event}();
`;

/**
 * How many members each organization has. It is a table of its own, as a membership may be heard of before its
 * organization is. Triggers move it in the transaction of the membership
 * (docs/adr/0032-the-database-counts-members.md).
 */
const memberCounts = /* sql */ `
  CREATE TABLE member_counter (
    organization_uuid uuid PRIMARY KEY,
    members_count integer NOT NULL
  ) WITH (fillfactor = 50);
  ${Object.entries(moves).map(counting).join('')}
`;

export const organizations: SchemaPart = {
  up: copies + memberCounts,
  down: /* sql */ `
    DROP TABLE member_counter, role_copy, membership_copy, organization_copy;
    DROP FUNCTION count_members_on_update, count_members_on_insert;
  `,
};
