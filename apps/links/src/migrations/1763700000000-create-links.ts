import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLinks1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createAccounts(runner);
    await createLinks(runner);
    await createClicks(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE visitor_salt, visitor, click, link_day, link_counter, link_change, link, api_key, account`,
    );
    await runner.query(`DROP SEQUENCE link_version`);
  }
}

async function createAccounts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE account (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_uuid uuid NOT NULL UNIQUE,
      email text NOT NULL,
      username text NOT NULL UNIQUE,
      status text NOT NULL DEFAULT 'free' CHECK (status IN ('free', 'pro', 'trial', 'suspended')),
      expires timestamptz NOT NULL DEFAULT '9999-12-31 23:59:59+00',
      registered timestamptz NOT NULL,
      version bigint NOT NULL
    )`);
  await runner.query(`CREATE INDEX account_email ON account (lower(email))`);
  await runner.query(`
    CREATE TABLE api_key (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      name text NOT NULL,
      prefix text NOT NULL,
      key_hash text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz,
      revoked_at timestamptz
    )`);
  await runner.query(`CREATE INDEX api_key_prefix ON api_key (prefix)`);
  await runner.query(`CREATE INDEX api_key_account ON api_key (account_id, id)`);
}

async function createLinks(runner: QueryRunner): Promise<void> {
  // One sequence for all links: the version of an alias keeps rising when another link takes it over.
  await runner.query(`CREATE SEQUENCE link_version`);
  await runner.query(`
    CREATE TABLE link (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      alias text NOT NULL,
      alias_key text NOT NULL UNIQUE,
      url text NOT NULL,
      title text NOT NULL DEFAULT '',
      description text NOT NULL DEFAULT '',
      state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'deleted')),
      version bigint NOT NULL DEFAULT nextval('link_version'),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CHECK ((state = 'deleted') = (deleted_at IS NOT NULL))
    )`);
  await runner.query(`CREATE INDEX link_newest ON link (account_id, created_at DESC, id DESC) WHERE state = 'active'`);
  await runner.query(`CREATE INDEX link_tombstone ON link (deleted_at) WHERE deleted_at IS NOT NULL`);
  // Aliases whose change the caches have not been told of yet.
  await runner.query(`
    CREATE TABLE link_change (
      alias_key text PRIMARY KEY,
      version bigint NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    )`);
}

async function createClicks(runner: QueryRunner): Promise<void> {
  // No foreign keys below: a click may arrive after its link has gone, and must not fail its batch.
  await runner.query(`
    CREATE TABLE link_counter (
      link_id integer PRIMARY KEY,
      clicks bigint NOT NULL,
      clicks_all bigint NOT NULL,
      unique_clicks bigint NOT NULL
    ) WITH (fillfactor = 50)`);
  await runner.query(`
    CREATE TABLE link_day (
      link_id integer NOT NULL,
      day date NOT NULL,
      dimension text NOT NULL,
      value text NOT NULL,
      clicks bigint NOT NULL,
      PRIMARY KEY (link_id, day, dimension, value)
    ) WITH (fillfactor = 70)`);
  await runner.query(`
    CREATE TABLE click (
      at timestamptz NOT NULL,
      id uuid NOT NULL,
      link_id integer NOT NULL,
      reason text,
      visitor bytea NOT NULL,
      network cidr,
      country text NOT NULL,
      referrer text NOT NULL,
      browser text NOT NULL,
      os text NOT NULL,
      PRIMARY KEY (id, at)
    ) PARTITION BY RANGE (at)`);
  await runner.query(`
    CREATE TABLE visitor (
      day date NOT NULL,
      link_id integer NOT NULL,
      visitor bytea NOT NULL,
      PRIMARY KEY (day, link_id, visitor)
    ) PARTITION BY RANGE (day)`);
  await runner.query(`CREATE TABLE visitor_salt (day date PRIMARY KEY, salt bytea NOT NULL)`);
}
