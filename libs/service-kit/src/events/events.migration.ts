import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox and inbox, in every service's schema. */
export class CreateEvents1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox_event (
        version bigint GENERATED ALWAYS AS IDENTITY,
        id uuid PRIMARY KEY,
        type text NOT NULL,
        payload jsonb NOT NULL,
        occurred_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE outbox_recipient (
        event_id uuid NOT NULL REFERENCES outbox_event ON DELETE CASCADE,
        consumer text NOT NULL,
        publish_at timestamptz NOT NULL DEFAULT now(),
        acknowledged_at timestamptz,
        PRIMARY KEY (event_id, consumer)
      )`);
    await runner.query(
      `CREATE INDEX outbox_recipient_due ON outbox_recipient (publish_at) WHERE acknowledged_at IS NULL`,
    );
    await runner.query(`CREATE INDEX outbox_event_age ON outbox_event (occurred_at)`);
    await runner.query(`
      CREATE TABLE inbox_event (
        id uuid PRIMARY KEY,
        consumed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX inbox_event_age ON inbox_event (consumed_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE inbox_event, outbox_recipient, outbox_event`);
  }
}
