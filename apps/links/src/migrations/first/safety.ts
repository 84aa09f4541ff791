import type { SchemaPart } from '@platform/service-kit';

export const safety: SchemaPart = {
  up: /* sql */ `
    -- The operator's list, for all accounts: a host with all below it, or one address.
    CREATE TABLE blocked_destination (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('host', 'url')),
      value text NOT NULL,
      reason text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (kind, value)
    );

    -- What visitors report: anonymous, hence without an account.
    CREATE TABLE abuse_report (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      address text NOT NULL,
      link_id integer REFERENCES link ON DELETE SET NULL,
      bio_id integer REFERENCES bio_page ON DELETE SET NULL,
      qr_id integer REFERENCES qr ON DELETE SET NULL,
      category text NOT NULL CHECK (category IN ('phishing', 'malware', 'spam', 'illegal', 'other')),
      details text NOT NULL DEFAULT '',
      email text NOT NULL DEFAULT '',
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused')),
      created_at timestamptz NOT NULL DEFAULT now(),
      decided_at timestamptz
    );
    CREATE INDEX abuse_report_open ON abuse_report (id) WHERE state = 'open';
    CREATE INDEX abuse_report_link ON abuse_report (link_id) WHERE link_id IS NOT NULL;
    CREATE INDEX abuse_report_bio ON abuse_report (bio_id) WHERE bio_id IS NOT NULL;
    CREATE INDEX abuse_report_qr ON abuse_report (qr_id) WHERE qr_id IS NOT NULL;

    -- Objections of owners against a block.
    CREATE TABLE block_appeal (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      url text NOT NULL,
      link_id integer REFERENCES link ON DELETE SET NULL,
      message text NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused')),
      answer text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now(),
      decided_at timestamptz
    );
    CREATE UNIQUE INDEX block_appeal_open ON block_appeal (account_id, md5(url)) WHERE state = 'open';
    CREATE INDEX block_appeal_newest ON block_appeal (account_id, id DESC);
    CREATE INDEX block_appeal_link ON block_appeal (link_id) WHERE link_id IS NOT NULL;
  `,
  down: /* sql */ `DROP TABLE block_appeal, abuse_report, blocked_destination`,
};
