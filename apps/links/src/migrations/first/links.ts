import type { SchemaPart } from '@platform/service-kit';

const link = /* sql */ `
  -- What a link refers to is there, or is left empty. A domain with links does not go by itself: their addresses are on
  -- it.
  CREATE TABLE link (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    -- NULL is the platform's own host.
    domain_id integer CONSTRAINT link_domain_fkey REFERENCES domain,
    alias text NOT NULL,
    alias_key text NOT NULL,
    url text NOT NULL,
    -- The same in canonical form: as it was typed, one host has many spellings, and a takedown has to find them all.
    href text NOT NULL DEFAULT '',
    title text NOT NULL DEFAULT '',
    description text NOT NULL DEFAULT '',
    note text NOT NULL DEFAULT '',
    type text NOT NULL DEFAULT 'direct' CHECK (type IN ('direct', 'frame', 'splash', 'custom_splash', 'overlay')),
    splash_id integer CONSTRAINT link_splash_fkey REFERENCES splash ON DELETE SET NULL,
    overlay_id integer CONSTRAINT link_overlay_fkey REFERENCES overlay ON DELETE SET NULL,
    campaign_id integer CONSTRAINT link_campaign_fkey REFERENCES campaign ON DELETE SET NULL,
    options jsonb NOT NULL DEFAULT '{}',
    password_hash text,
    starts_at timestamptz,
    expires_at timestamptz,
    click_limit integer CHECK (click_limit > 0),
    expirylink text,
    visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'private')),
    -- Clicks that it had elsewhere, before it was imported.
    clicks_before integer NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'disabled', 'blocked', 'deleted')),
    -- What it was before it was blocked: a block that is lifted does not enable what its owner had disabled.
    blocked_from text,
    blocked_reason text,
    version bigint NOT NULL DEFAULT nextval('link_version'),
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CHECK ((state = 'deleted') = (deleted_at IS NOT NULL))
  );
  -- The alias first: the platform's own host is found by a filter on the one or few rows of an alias.
  CREATE UNIQUE INDEX link_address ON link (alias_key, domain_id) NULLS NOT DISTINCT;
  CREATE INDEX link_newest ON link (account_id, created_at DESC, id DESC) WHERE state <> 'deleted';
  -- Nothing but the account: so narrow that the links of a large one are counted in a few milliseconds.
  CREATE INDEX link_living ON link (account_id) WHERE state <> 'deleted';
  CREATE INDEX link_gone ON link (account_id) WHERE deleted_at IS NOT NULL;
  CREATE INDEX link_tombstone ON link (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX link_domain ON link (domain_id) WHERE domain_id IS NOT NULL;
  CREATE INDEX link_campaign ON link (campaign_id, created_at DESC, id DESC) WHERE campaign_id IS NOT NULL;
  CREATE INDEX link_splash ON link (splash_id) WHERE splash_id IS NOT NULL;
  CREATE INDEX link_overlay ON link (overlay_id) WHERE overlay_id IS NOT NULL;
`;

const beside = /* sql */ `
  -- A tag is one of a link that is there: lists of tags need not look.
  CREATE TABLE link_tag (
    link_id integer NOT NULL REFERENCES link ON DELETE CASCADE,
    tag text NOT NULL,
    account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    PRIMARY KEY (link_id, tag)
  );
  CREATE INDEX link_tag_account ON link_tag (account_id, tag, link_id);

  CREATE TABLE link_pixel (
    link_id integer NOT NULL REFERENCES link ON DELETE CASCADE,
    pixel_id integer NOT NULL CONSTRAINT link_pixel_pixel_fkey REFERENCES pixel ON DELETE CASCADE,
    account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    PRIMARY KEY (link_id, pixel_id)
  );
  CREATE INDEX link_pixel_pixel ON link_pixel (pixel_id);

  -- Beside the link, so that a visit neither rewrites its row nor waits for its owner.
  CREATE TABLE link_use (
    link_id integer PRIMARY KEY REFERENCES link ON DELETE CASCADE,
    used integer NOT NULL DEFAULT 0
  ) WITH (fillfactor = 50);

  -- Addresses whose change the caches have not been told of yet.
  CREATE TABLE link_change (
    alias_key text PRIMARY KEY,
    version bigint NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX link_change_waiting ON link_change (changed_at);
`;

export const links: SchemaPart = {
  up: link + beside,
  down: /* sql */ `DROP TABLE link_change, link_use, link_pixel, link_tag, link`,
};
