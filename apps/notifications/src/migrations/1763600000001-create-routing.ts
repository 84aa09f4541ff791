import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRouting1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saas_service (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL UNIQUE,
        name text NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        sealed_secret text NOT NULL,
        sealed_previous_secret text,
        previous_secret_expires_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE notification_endpoint (
        uuid uuid PRIMARY KEY,
        organization_uuid uuid NOT NULL,
        type text NOT NULL,
        name text NOT NULL,
        sealed_webhook_url text,
        sealed_webhook_secret text,
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (organization_uuid, uuid)
      )`);
    await runner.query(`
      CREATE TABLE notification_address (
        notification_endpoint_uuid uuid NOT NULL REFERENCES notification_endpoint ON DELETE CASCADE,
        email text NOT NULL,
        suppressed_at timestamptz,
        suppressed_reason text,
        PRIMARY KEY (notification_endpoint_uuid, email)
      )`);
    // The reference holds the organization too: no rule can point to a destination of another one.
    await runner.query(`
      CREATE TABLE notification_rule (
        uuid uuid PRIMARY KEY,
        organization_uuid uuid NOT NULL,
        name text NOT NULL,
        notification_endpoint_uuid uuid NOT NULL,
        saas_service_id integer REFERENCES saas_service,
        events text[] NOT NULL,
        minimum_severity text NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (organization_uuid, notification_endpoint_uuid)
          REFERENCES notification_endpoint (organization_uuid, uuid) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX notification_rule_organization ON notification_rule (organization_uuid)`);
    await runner.query(`CREATE INDEX notification_rule_endpoint ON notification_rule (notification_endpoint_uuid)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE notification_rule, notification_address, notification_endpoint, saas_service`);
  }
}
