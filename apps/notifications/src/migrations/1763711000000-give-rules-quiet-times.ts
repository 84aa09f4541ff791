import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mute windows, digest and deduplication of a rule, and what the last two have to remember. */
export class GiveRulesQuietTimes1763711000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification_rule
        ADD mute_windows jsonb NOT NULL DEFAULT '[]',
        ADD digest_minutes integer CHECK (digest_minutes > 0),
        ADD deduplication_key text,
        ADD deduplication_minutes integer NOT NULL DEFAULT 60 CHECK (deduplication_minutes > 0)`);
    await runner.query(`
      CREATE TABLE notification_deduplication (
        rule_uuid uuid NOT NULL REFERENCES notification_rule ON DELETE CASCADE,
        key_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (rule_uuid, key_hash)
      )`);
    await runner.query(`CREATE INDEX notification_deduplication_age ON notification_deduplication (expires_at)`);
    // At most one digest of a rule takes matches. Its delivery is there from the start, due when it closes.
    await runner.query(`
      CREATE TABLE notification_digest (
        id uuid PRIMARY KEY,
        organization_uuid uuid NOT NULL,
        rule_uuid uuid NOT NULL,
        notification_endpoint_uuid uuid NOT NULL,
        delivery_id uuid NOT NULL UNIQUE,
        opened_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL,
        is_open boolean NOT NULL DEFAULT true,
        payload text
      )`);
    await runner.query(`CREATE UNIQUE INDEX notification_digest_open ON notification_digest (rule_uuid) WHERE is_open`);
    await runner.query(`
      CREATE TABLE notification_digest_item (
        digest_id uuid NOT NULL REFERENCES notification_digest ON DELETE CASCADE,
        event_id uuid NOT NULL,
        PRIMARY KEY (digest_id, event_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE notification_digest_item, notification_digest, notification_deduplication`);
    await runner.query(`
      ALTER TABLE notification_rule
        DROP mute_windows, DROP digest_minutes, DROP deduplication_key, DROP deduplication_minutes`);
  }
}
