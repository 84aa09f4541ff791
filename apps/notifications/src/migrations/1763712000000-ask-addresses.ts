import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of people, and what an address has said itself: that it agrees, that it wants no more. */
export class AskAddresses1763712000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Version 0 is what a membership told, ahead of the first event about the person.
    await runner.query(`
      CREATE TABLE person_copy (
        uuid uuid PRIMARY KEY,
        email text NOT NULL,
        version bigint NOT NULL
      )`);
    await runner.query(
      `INSERT INTO person_copy (uuid, email, version)
       SELECT DISTINCT ON (user_uuid) user_uuid, email, 0 FROM membership_copy WHERE NOT is_removed ORDER BY user_uuid, version DESC`,
    );
    await runner.query(`CREATE INDEX membership_copy_user ON membership_copy (user_uuid)`);
    await runner.query(`CREATE INDEX notification_address_email ON notification_address (email)`);
    // The token of a mail's unsubscribe link is found by its hash; sealed, it can be put into the next mail as well.
    await runner.query(`
      ALTER TABLE notification_address
        ADD COLUMN confirmed_at timestamptz,
        ADD COLUMN unsubscribe_hash text UNIQUE,
        ADD COLUMN sealed_unsubscribe_token text`);
    await runner.query(`
      CREATE TABLE notification_unsubscription (
        notification_endpoint_uuid uuid NOT NULL REFERENCES notification_endpoint ON DELETE CASCADE,
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (notification_endpoint_uuid, email)
      )`);
    // Without a reference to the destination: what was mailed still counts when it is deleted and made anew.
    await runner.query(`
      CREATE TABLE notification_confirmation (
        token_hash text PRIMARY KEY,
        organization_uuid uuid NOT NULL,
        notification_endpoint_uuid uuid NOT NULL,
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX notification_confirmation_email ON notification_confirmation (email, created_at)`);
    await runner.query(
      `CREATE INDEX notification_confirmation_organization ON notification_confirmation (organization_uuid, created_at)`,
    );
    await runner.query(`CREATE INDEX notification_recipient_email ON notification_recipient (email)`);
    await runner.query(`CREATE INDEX notification_recipient_age ON notification_recipient (updated_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_recipient_age, notification_recipient_email`);
    await runner.query(`DROP TABLE notification_confirmation, notification_unsubscription`);
    await runner.query(
      `ALTER TABLE notification_address DROP COLUMN confirmed_at, DROP COLUMN unsubscribe_hash, DROP COLUMN sealed_unsubscribe_token`,
    );
    await runner.query(`DROP INDEX notification_address_email, membership_copy_user`);
    await runner.query(`DROP TABLE person_copy`);
  }
}
