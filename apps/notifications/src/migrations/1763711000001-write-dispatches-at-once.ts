import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WriteDispatchesAtOnce1763711000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE saas_service ADD version integer NOT NULL DEFAULT 1`);
    await runner.query(`
      CREATE FUNCTION move_service_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER service_version BEFORE UPDATE ON saas_service
      FOR EACH ROW EXECUTE FUNCTION move_service_version()`);
    // A sender that signs again says with its key that it is the same event; the hash says whether it is.
    await runner.query(`ALTER TABLE notification_event ADD idempotency_key text, ADD body_hash bytea`);
    await runner.query(`
      CREATE UNIQUE INDEX notification_event_key ON notification_event (saas_service_id, idempotency_key)
      WHERE idempotency_key IS NOT NULL`);
    await runner.query(`CREATE INDEX notification_event_age ON notification_event (created_at)`);
    await runner.query(`ALTER TABLE notification_digest DROP payload, ADD is_filled boolean NOT NULL DEFAULT false`);

    // Whatever routing reads of an organization, whoever changes it: the version moves in the same transaction, so that a
    // statement which finds the version of a copy in memory may go by that copy. What disables a destination is left out: the
    // statement reads that itself.
    await runner.query(`
      CREATE TABLE routing_version (
        organization_uuid uuid PRIMARY KEY,
        version bigint NOT NULL DEFAULT 1
      ) WITH (fillfactor = 50)`);
    await runner.query(`INSERT INTO routing_version (organization_uuid) SELECT uuid FROM organization_copy`);
    await runner.query(`
      CREATE FUNCTION move_routing_version() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE changed uuid;
      BEGIN
        IF TG_TABLE_NAME = 'organization_copy' THEN changed := NEW.uuid;
        ELSIF TG_OP = 'DELETE' THEN changed := OLD.organization_uuid;
        ELSE changed := NEW.organization_uuid;
        END IF;
        INSERT INTO routing_version AS known (organization_uuid) VALUES (changed)
        ON CONFLICT (organization_uuid) DO UPDATE SET version = known.version + 1;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER routing_version AFTER INSERT OR UPDATE ON organization_copy
      FOR EACH ROW EXECUTE FUNCTION move_routing_version()`);
    for (const table of ['notification_rule', 'notification_endpoint']) {
      await runner.query(`
        CREATE TRIGGER routing_version AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION move_routing_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['notification_rule', 'notification_endpoint', 'organization_copy'])
      await runner.query(`DROP TRIGGER routing_version ON ${table}`);
    await runner.query(`DROP FUNCTION move_routing_version`);
    await runner.query(`DROP TABLE routing_version`);
    await runner.query(`ALTER TABLE notification_digest DROP is_filled, ADD payload text`);
    await runner.query(`DROP INDEX notification_event_age, notification_event_key`);
    await runner.query(`ALTER TABLE notification_event DROP idempotency_key, DROP body_hash`);
    await runner.query(`DROP TRIGGER service_version ON saas_service`);
    await runner.query(`DROP FUNCTION move_service_version`);
    await runner.query(`ALTER TABLE saas_service DROP version`);
  }
}
