import type { SchemaPart } from '@platform/service-kit';

/** QR codes and bio pages. */
export const pages: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE qr (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      code text NOT NULL UNIQUE,
      name text NOT NULL DEFAULT '',
      type text NOT NULL CHECK (type IN ('text', 'vcard', 'link', 'email', 'phone', 'sms', 'wifi')),
      data jsonb NOT NULL,
      is_dynamic boolean NOT NULL,
      foreground text NOT NULL,
      background text NOT NULL,
      logo bytea,
      link_id integer REFERENCES link ON DELETE SET NULL,
      blocked_reason text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX qr_newest ON qr (account_id, created_at DESC, id DESC);
    CREATE INDEX qr_link ON qr (link_id) WHERE link_id IS NOT NULL;

    CREATE TABLE bio_page (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      alias text NOT NULL,
      alias_key text NOT NULL UNIQUE,
      title text NOT NULL,
      description text NOT NULL DEFAULT '',
      blocks jsonb NOT NULL DEFAULT '[]',
      status text NOT NULL DEFAULT 'public' CHECK (status IN ('public', 'private', 'blocked')),
      blocked_from text,
      blocked_reason text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX bio_page_newest ON bio_page (account_id, created_at DESC, id DESC);

    -- Names that bio pages and campaigns have left: for a while no stranger takes them.
    CREATE TABLE name_hold (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('bio', 'campaign')),
      name text NOT NULL,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      blocked_reason text,
      released_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (kind, name)
    );
    CREATE INDEX name_hold_account ON name_hold (account_id);
  `,
  down: /* sql */ `DROP TABLE name_hold, bio_page, qr`,
};
