import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWebhooks1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client (
        uuid uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        client_id text NOT NULL UNIQUE,
        name text NOT NULL,
        owner_uuid uuid,
        is_active boolean NOT NULL,
        webhook_url text,
        webhook_audience text NOT NULL,
        sealed_webhook_secret text,
        sealed_previous_webhook_secret text,
        previous_webhook_secret_expires_at timestamptz,
        version bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE oauth_grant (
        grant_id text PRIMARY KEY,
        user_uuid uuid NOT NULL,
        client_id text NOT NULL,
        scopes text[] NOT NULL,
        is_live boolean NOT NULL,
        version bigint NOT NULL
      )`);
    await runner.query(`CREATE INDEX oauth_grant_user ON oauth_grant (user_uuid) WHERE is_live`);
    await runner.query(`
      CREATE TABLE organization (
        uuid uuid PRIMARY KEY,
        is_deleted boolean NOT NULL,
        version bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE member_change (
        organization_uuid uuid NOT NULL,
        user_uuid uuid NOT NULL,
        version bigint NOT NULL,
        is_member boolean NOT NULL,
        permissions text[] NOT NULL,
        PRIMARY KEY (organization_uuid, user_uuid, version)
      )`);
    await runner.query(`CREATE INDEX member_change_user ON member_change (user_uuid, organization_uuid, version DESC)`);
    await runner.query(`
      CREATE TABLE heard_event (
        id uuid PRIMARY KEY,
        event text NOT NULL,
        organization_uuid uuid,
        user_uuid uuid,
        version bigint NOT NULL,
        occurred_at timestamptz NOT NULL,
        payload text NOT NULL
      )`);
    await runner.query(`CREATE INDEX heard_event_organization ON heard_event (organization_uuid, version)`);
    await runner.query(`CREATE INDEX heard_event_time ON heard_event (occurred_at)`);
    // The two lists: a client's whole log, and what a person may see of it.
    await runner.query(`CREATE INDEX delivery_log ON delivery (destination_id, created_at DESC, id DESC)`);
    await runner.query(
      `CREATE INDEX delivery_organization_log ON delivery (destination_id, organization_uuid, created_at DESC, id DESC)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX delivery_log, delivery_organization_log`);
    await runner.query(`DROP TABLE heard_event, member_change, organization, oauth_grant, client`);
  }
}
