import type { SchemaPart } from '@platform/service-kit';

export const domains: SchemaPart = {
  up: /* sql */ `
    -- One sequence for all links and domains: the version of an address keeps rising when another link takes it over.
    CREATE SEQUENCE link_version;

    -- A domain that is deleted stays, without its host, for as long as tombstones of its links do: the caches are told
    -- of them by its id.
    CREATE TABLE domain (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      host text NOT NULL UNIQUE CHECK (host = lower(host)),
      -- The host that a deleted domain had: what the operator blocked there stays blocked when it is added again.
      former_host text,
      scheme text NOT NULL CHECK (scheme IN ('http', 'https')),
      redirectroot text NOT NULL DEFAULT '',
      redirect404 text NOT NULL DEFAULT '',
      -- Whether Sale and sale are two links, as other shorteners have it.
      case_sensitive boolean NOT NULL DEFAULT false,
      -- The files of the owner's apps.
      apple_app_site_association jsonb,
      assetlinks jsonb,
      state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'pending', 'deleted')),
      checked_at timestamptz NOT NULL DEFAULT now(),
      failures integer NOT NULL DEFAULT 0,
      version bigint NOT NULL DEFAULT nextval('link_version'),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX domain_account ON domain (account_id, id DESC);
    CREATE INDEX domain_checked ON domain (checked_at);
    CREATE INDEX domain_former_host ON domain (former_host) WHERE former_host IS NOT NULL;

    -- Who held a host lately: for 30 days nobody else takes it without proof that it is theirs.
    CREATE TABLE domain_hold (
      host text PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      released_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX domain_hold_account ON domain_hold (account_id);

    -- What an account that was refused has to put into its DNS.
    CREATE TABLE domain_claim (
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      host text NOT NULL,
      token text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, host)
    );
  `,
  down: /* sql */ `
    DROP TABLE domain_claim, domain_hold, domain;
    DROP SEQUENCE link_version;
  `,
};
