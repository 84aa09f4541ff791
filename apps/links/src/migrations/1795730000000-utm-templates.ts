import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Values of UTM parameters that an account keeps, to fill them into links. */
export class UtmTemplates1795730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE utm_template (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        name text NOT NULL,
        source text NOT NULL DEFAULT '',
        medium text NOT NULL DEFAULT '',
        campaign text NOT NULL DEFAULT '',
        term text NOT NULL DEFAULT '',
        content text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        -- One that fills in nothing is none.
        CHECK (source || medium || campaign || term || content <> '')
      );
      CREATE UNIQUE INDEX utm_template_name ON utm_template (account_id, lower(name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE utm_template`);
  }
}
