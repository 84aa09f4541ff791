import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSafety1763722000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The operator's list, for all accounts: a host with all below it, or one address.
    await runner.query(`
      CREATE TABLE blocked_destination (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('host', 'url')),
        value text NOT NULL,
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (kind, value)
      )`);
    // What visitors report: anonymous, hence without an account.
    await runner.query(`
      CREATE TABLE abuse_report (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        address text NOT NULL,
        link_id integer REFERENCES link ON DELETE SET NULL,
        category text NOT NULL CHECK (category IN ('phishing', 'malware', 'spam', 'illegal', 'other')),
        details text NOT NULL DEFAULT '',
        email text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused')),
        created_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz
      )`);
    await runner.query(`CREATE INDEX abuse_report_open ON abuse_report (id) WHERE state = 'open'`);
    await runner.query(`CREATE INDEX abuse_report_link ON abuse_report (link_id) WHERE link_id IS NOT NULL`);
    await runner.query(`
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
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX block_appeal_open ON block_appeal (account_id, md5(url)) WHERE state = 'open'`,
    );
    await runner.query(`CREATE INDEX block_appeal_newest ON block_appeal (account_id, id DESC)`);
    await runner.query(`ALTER TABLE link ADD COLUMN blocked_reason text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link DROP COLUMN blocked_reason`);
    await runner.query(`DROP TABLE block_appeal, abuse_report, blocked_destination`);
  }
}
