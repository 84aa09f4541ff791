import type { SchemaPart } from '@platform/service-kit';

/** Files of up to 100,000 lines: what is still to be imported, and what could not be. */
export const imports: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE link_import (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'cancelled')),
      service text,
      header text[] NOT NULL,
      fields text[] NOT NULL,
      domain text,
      lines integer NOT NULL,
      done integer NOT NULL DEFAULT 0,
      imported integer NOT NULL DEFAULT 0,
      refused integer NOT NULL DEFAULT 0,
      last_line integer NOT NULL DEFAULT 0,
      worked_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    );
    CREATE INDEX link_import_account ON link_import (account_id, id);
    CREATE INDEX link_import_open ON link_import (worked_at) WHERE state IN ('waiting', 'running');

    -- A line that became a link is gone from here.
    CREATE TABLE link_import_line (
      import_id integer NOT NULL REFERENCES link_import ON DELETE CASCADE,
      line integer NOT NULL,
      cells text[] NOT NULL,
      message text,
      PRIMARY KEY (import_id, line)
    );
  `,
  down: /* sql */ `DROP TABLE link_import_line, link_import`,
};
