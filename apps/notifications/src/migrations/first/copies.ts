import type { SchemaPart } from '@platform/service-kit';

/** Copies fed by events: `version` is the publisher's, and a removed row stays as a tombstone for late events. */
export const copies: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE organization_copy (
      uuid uuid PRIMARY KEY,
      name text NOT NULL,
      slug text NOT NULL,
      is_active boolean NOT NULL,
      is_deleted boolean NOT NULL,
      requires_mfa boolean NOT NULL DEFAULT false,
      version bigint NOT NULL
    );

    CREATE TABLE membership_copy (
      organization_uuid uuid NOT NULL,
      user_uuid uuid NOT NULL,
      email text NOT NULL,
      role text,
      permissions text[] NOT NULL,
      is_removed boolean NOT NULL,
      version bigint NOT NULL,
      PRIMARY KEY (organization_uuid, user_uuid)
    );
    CREATE INDEX membership_copy_email ON membership_copy (organization_uuid, lower(email)) WHERE NOT is_removed;
    CREATE INDEX membership_copy_user ON membership_copy (user_uuid);

    CREATE TABLE role_copy (
      organization_uuid uuid NOT NULL,
      name text NOT NULL,
      permissions text[] NOT NULL,
      version bigint NOT NULL,
      PRIMARY KEY (organization_uuid, name)
    );

    CREATE TABLE team_copy (
      organization_uuid uuid NOT NULL,
      id integer NOT NULL,
      name text NOT NULL,
      is_deleted boolean NOT NULL,
      version bigint NOT NULL,
      PRIMARY KEY (organization_uuid, id)
    );

    -- Version 0 is what a membership told, ahead of the first event about the person.
    CREATE TABLE person_copy (
      uuid uuid PRIMARY KEY,
      email text NOT NULL,
      language text,
      version bigint NOT NULL
    );
    CREATE INDEX person_copy_address ON person_copy (lower(email));

    -- Addresses under which destinations and logs may know a person whose address is another by now. They serve to
    -- forget that person, and nothing else.
    CREATE TABLE former_address (
      user_uuid uuid NOT NULL,
      email text NOT NULL,
      -- Whoever agreed to mails there afterwards is somebody else.
      until timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_uuid, email)
    );
    -- People's own events change an address, and memberships that knew more. Where an address only ends, the code
    -- remembers it.
    CREATE FUNCTION remember_address() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO former_address (user_uuid, email) VALUES (OLD.uuid, lower(OLD.email)) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER former_address AFTER UPDATE OF email ON person_copy
    FOR EACH ROW WHEN (OLD.email <> '' AND NEW.email <> '' AND OLD.email <> NEW.email)
    EXECUTE FUNCTION remember_address();
  `,
  down: /* sql */ `
    DROP TABLE former_address, person_copy, team_copy, role_copy, membership_copy, organization_copy;
    DROP FUNCTION remember_address;
  `,
};
