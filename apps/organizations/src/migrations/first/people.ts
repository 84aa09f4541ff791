import type { SchemaPart } from '@platform/service-kit';

export const people: SchemaPart = {
  up: /* sql */ `
    -- Copies of the people of identity: 'version' and 'status_version' are numbers of its events.
    CREATE TABLE person (
      uuid uuid PRIMARY KEY,
      name text NOT NULL,
      surname text NOT NULL,
      email text NOT NULL,
      email_verified boolean NOT NULL,
      language text,
      version bigint NOT NULL,
      -- Whether the person may sign in: not while disabled, nor while the account waits for its erasure.
      is_active boolean NOT NULL DEFAULT true,
      status_version bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX person_email ON person (lower(email));

    -- Addresses under which invitations and the audit log may know a person whose address is another by now. They serve
    -- to forget that person, and nothing else.
    CREATE TABLE former_address (
      user_uuid uuid NOT NULL,
      email text NOT NULL,
      PRIMARY KEY (user_uuid, email)
    );
  `,
  down: /* sql */ `DROP TABLE former_address, person`,
};
