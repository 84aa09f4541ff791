import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEvents1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // `signature_hash` makes a byte-identical repeat the same event. It never has to be forgotten for the repeat's sake: a
    // signature that is older than the tolerance of its timestamp is refused before anyone looks here.
    // `metadata` is json and not jsonb: it is handed on as it came, and may hold an escaped NUL.
    await runner.query(`
      CREATE TABLE notification_event (
        id uuid PRIMARY KEY,
        organization_uuid uuid NOT NULL,
        saas_service_id integer REFERENCES saas_service,
        signature_hash bytea,
        event text NOT NULL,
        severity text NOT NULL,
        title text NOT NULL,
        message text NOT NULL,
        url text,
        metadata json,
        delivery_ids uuid[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL,
        UNIQUE (saas_service_id, signature_hash)
      )`);
    await runner.query(`
      CREATE TABLE notification_recipient (
        delivery_id uuid NOT NULL,
        email text NOT NULL,
        generation integer NOT NULL,
        status text NOT NULL,
        status_code integer,
        error_message text,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (delivery_id, email)
      )`);
    await runner.query(`CREATE INDEX delivery_organization ON delivery (organization_uuid, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_organization`);
    await runner.query(`DROP TABLE notification_recipient, notification_event`);
  }
}
