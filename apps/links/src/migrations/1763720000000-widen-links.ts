import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a link can do beyond leading somewhere. Domains, campaigns and pixels have their own tables; the foreign keys follow. */
export class WidenLinks1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE link
        ADD domain_id integer,
        ADD campaign_id integer,
        ADD type text NOT NULL DEFAULT 'direct' CHECK (type IN ('direct', 'frame', 'splash', 'custom_splash', 'overlay')),
        ADD splash_id integer,
        ADD overlay_id integer,
        ADD options jsonb NOT NULL DEFAULT '{}',
        ADD password_hash text,
        ADD starts_at timestamptz,
        ADD expires_at timestamptz,
        ADD click_limit integer CHECK (click_limit > 0),
        ADD expirylink text,
        ADD visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'private')),
        ADD note text NOT NULL DEFAULT '',
        DROP CONSTRAINT link_state_check,
        ADD CONSTRAINT link_state_check CHECK (state IN ('active', 'disabled', 'blocked', 'deleted')),
        DROP CONSTRAINT link_alias_key_key`);
    // The alias first: NULL, the platform's own host, is found by a filter on the one or few rows of an alias.
    await runner.query(`CREATE UNIQUE INDEX link_address ON link (alias_key, domain_id) NULLS NOT DISTINCT`);
    await runner.query(`DROP INDEX link_newest`);
    await runner.query(
      `CREATE INDEX link_newest ON link (account_id, created_at DESC, id DESC) WHERE state <> 'deleted'`,
    );
    await runner.query(`CREATE INDEX link_domain ON link (domain_id) WHERE domain_id IS NOT NULL`);
    await runner.query(
      `CREATE INDEX link_campaign ON link (campaign_id, created_at DESC, id DESC) WHERE campaign_id IS NOT NULL`,
    );
    await createParts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE link_use, link_pixel, link_tag`);
    await runner.query(`DROP INDEX link_campaign, link_domain, link_newest, link_address`);
    await runner.query(`
      ALTER TABLE link
        DROP domain_id, DROP campaign_id, DROP type, DROP splash_id, DROP overlay_id, DROP options,
        DROP password_hash, DROP starts_at, DROP expires_at, DROP click_limit, DROP expirylink, DROP visibility, DROP note,
        DROP CONSTRAINT link_state_check,
        ADD CONSTRAINT link_state_check CHECK (state IN ('active', 'deleted')),
        ADD CONSTRAINT link_alias_key_key UNIQUE (alias_key)`);
    await runner.query(
      `CREATE INDEX link_newest ON link (account_id, created_at DESC, id DESC) WHERE state = 'active'`,
    );
  }
}

async function createParts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE link_tag (
      link_id integer NOT NULL REFERENCES link ON DELETE CASCADE,
      tag text NOT NULL,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      PRIMARY KEY (link_id, tag)
    )`);
  await runner.query(`CREATE INDEX link_tag_account ON link_tag (account_id, tag, link_id)`);
  await runner.query(`
    CREATE TABLE link_pixel (
      link_id integer NOT NULL REFERENCES link ON DELETE CASCADE,
      pixel_id integer NOT NULL,
      account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
      PRIMARY KEY (link_id, pixel_id)
    )`);
  await runner.query(`CREATE INDEX link_pixel_pixel ON link_pixel (pixel_id)`);
  // Beside the link, so that a visit neither rewrites its row nor waits for its owner.
  await runner.query(`
    CREATE TABLE link_use (
      link_id integer PRIMARY KEY REFERENCES link ON DELETE CASCADE,
      used integer NOT NULL DEFAULT 0
    ) WITH (fillfactor = 50)`);
}
