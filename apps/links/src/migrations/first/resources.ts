import type { SchemaPart } from '@platform/service-kit';

/** What links can have: boxes, splash pages, pixels, campaigns and channels. */
export const resources: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE overlay (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      type text NOT NULL CHECK (type IN ('message', 'contact', 'poll', 'newsletter', 'image')),
      name text NOT NULL,
      content jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX overlay_account ON overlay (account_id, id DESC);

    -- What visitors write into the boxes of links: messages, votes, addresses for a newsletter.
    CREATE TABLE overlay_answer (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      overlay_id integer NOT NULL REFERENCES overlay ON DELETE CASCADE,
      link_id integer NOT NULL,
      email text,
      message text,
      option text,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX overlay_answer_overlay ON overlay_answer (overlay_id, id DESC);
    CREATE INDEX overlay_answer_account ON overlay_answer (account_id);

    CREATE TABLE splash (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      name text NOT NULL,
      content jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX splash_account ON splash (account_id, id DESC);

    CREATE TABLE pixel (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      type text NOT NULL,
      name text NOT NULL,
      tag text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (account_id, type, tag)
    );
    CREATE INDEX pixel_account ON pixel (account_id, id DESC);

    CREATE TABLE campaign (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      name text NOT NULL,
      slug text UNIQUE CHECK (slug = lower(slug)),
      public boolean NOT NULL DEFAULT false,
      sticky boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX campaign_name ON campaign (account_id, lower(name));
    CREATE INDEX campaign_account ON campaign (account_id, id DESC);

    CREATE TABLE channel (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      name text NOT NULL,
      description text NOT NULL DEFAULT '',
      color text NOT NULL,
      starred boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX channel_account ON channel (account_id, id DESC);
    CREATE TABLE channel_item (
      channel_id integer NOT NULL REFERENCES channel ON DELETE CASCADE,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      type text NOT NULL CHECK (type IN ('links', 'bio', 'qr')),
      item_id integer NOT NULL,
      assigned_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (channel_id, type, item_id)
    );
    CREATE INDEX channel_item_item ON channel_item (type, item_id);
    CREATE INDEX channel_item_account ON channel_item (account_id);
    CREATE INDEX channel_item_newest ON channel_item (channel_id, assigned_at DESC, type, item_id DESC);
  `,
  down: /* sql */ `DROP TABLE channel_item, channel, campaign, pixel, splash, overlay_answer, overlay`,
};
