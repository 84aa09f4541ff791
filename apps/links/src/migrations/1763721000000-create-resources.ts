import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Domains, overlays, splash pages, pixels, campaigns, channels, and what keys lacked. */
export class CreateResources1763721000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createDomains(runner);
    await createPages(runner);
    await createGroups(runner);
    await runner.query(`
      ALTER TABLE api_key
        ADD COLUMN scopes text[] NOT NULL DEFAULT '{account:read,account:write,links:read,links:write}',
        ADD COLUMN last_used_at timestamptz,
        ADD COLUMN replaced_by integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE api_key DROP COLUMN scopes, DROP COLUMN last_used_at, DROP COLUMN replaced_by`);
    await runner.query(
      `DROP TABLE channel_item, channel, campaign_counter, campaign, pixel, splash, overlay, domain_claim, domain_hold, domain`,
    );
  }
}

async function createDomains(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE domain (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      host text NOT NULL UNIQUE CHECK (host = lower(host)),
      scheme text NOT NULL CHECK (scheme IN ('http', 'https')),
      redirectroot text NOT NULL DEFAULT '',
      redirect404 text NOT NULL DEFAULT '',
      state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'pending')),
      checked_at timestamptz NOT NULL DEFAULT now(),
      failures integer NOT NULL DEFAULT 0,
      version bigint NOT NULL DEFAULT nextval('link_version'),
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`CREATE INDEX domain_account ON domain (account_id, id DESC)`);
  await runner.query(`CREATE INDEX domain_checked ON domain (checked_at)`);
  // Who held a host lately: for 30 days nobody else takes it without proof that it is theirs.
  await runner.query(`
    CREATE TABLE domain_hold (
      host text PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      released_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`CREATE INDEX domain_hold_account ON domain_hold (account_id)`);
  // What an account that was refused has to put into its DNS.
  await runner.query(`
    CREATE TABLE domain_claim (
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      host text NOT NULL,
      token text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, host)
    )`);
}

async function createPages(runner: QueryRunner): Promise<void> {
  for (const table of ['overlay', 'splash']) {
    await runner.query(`
      CREATE TABLE ${table} (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        ${table === 'overlay' ? `type text NOT NULL CHECK (type IN ('message', 'contact', 'poll', 'newsletter', 'image')),` : ''}
        name text NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX ${table}_account ON ${table} (account_id, id DESC)`);
  }
  await runner.query(`
    CREATE TABLE pixel (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      type text NOT NULL,
      name text NOT NULL,
      tag text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (account_id, type, tag)
    )`);
  await runner.query(`CREATE INDEX pixel_account ON pixel (account_id, id DESC)`);
}

async function createGroups(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE campaign (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      name text NOT NULL,
      slug text UNIQUE CHECK (slug = lower(slug)),
      public boolean NOT NULL DEFAULT false,
      sticky boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`CREATE UNIQUE INDEX campaign_name ON campaign (account_id, lower(name))`);
  await runner.query(`CREATE INDEX campaign_account ON campaign (account_id, id DESC)`);
  // No foreign key: a click may arrive after its campaign has gone, and must not fail its batch.
  await runner.query(`
    CREATE TABLE campaign_counter (
      campaign_id integer PRIMARY KEY,
      clicks bigint NOT NULL
    ) WITH (fillfactor = 50)`);
  await runner.query(`
    CREATE TABLE channel (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      name text NOT NULL,
      description text NOT NULL DEFAULT '',
      color text NOT NULL,
      starred boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`CREATE INDEX channel_account ON channel (account_id, id DESC)`);
  await runner.query(`
    CREATE TABLE channel_item (
      channel_id integer NOT NULL REFERENCES channel ON DELETE CASCADE,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      type text NOT NULL CHECK (type IN ('links', 'bio', 'qr')),
      item_id integer NOT NULL,
      assigned_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (channel_id, type, item_id)
    )`);
  await runner.query(`CREATE INDEX channel_item_item ON channel_item (type, item_id)`);
  await runner.query(`CREATE INDEX channel_item_account ON channel_item (account_id)`);
  await runner.query(
    `CREATE INDEX channel_item_newest ON channel_item (channel_id, assigned_at DESC, type, item_id DESC)`,
  );
}
