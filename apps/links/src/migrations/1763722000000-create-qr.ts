import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQr1763722000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX qr_newest ON qr (account_id, created_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX qr_link ON qr (link_id) WHERE link_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE bio_page (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        alias text NOT NULL,
        alias_key text NOT NULL UNIQUE,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        blocks jsonb NOT NULL DEFAULT '[]',
        status text NOT NULL DEFAULT 'public' CHECK (status IN ('public', 'private', 'blocked')),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX bio_page_newest ON bio_page (account_id, created_at DESC, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE bio_page, qr`);
  }
}
