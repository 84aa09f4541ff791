import type { SchemaPart } from '@platform/service-kit';

const after = (events: string, table: string) => /* sql */ `
  CREATE TRIGGER routing_version AFTER ${events} ON ${table} FOR EACH ROW EXECUTE FUNCTION move_routing_version();
`;

/**
 * The version of whatever routing reads of an organization. It moves in the transaction of the change, whoever changes
 * it. So a statement which finds the version of a copy in memory may go by that copy. What disables a destination
 * is left out: the statement reads that itself.
 */
export const routingVersion: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE routing_version (
      organization_uuid uuid PRIMARY KEY,
      version bigint NOT NULL DEFAULT 1
    ) WITH (fillfactor = 50);
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
    END $$;
    ${after('INSERT OR UPDATE', 'organization_copy')}
    ${after('INSERT OR UPDATE OR DELETE', 'notification_rule')}
    ${after('INSERT OR UPDATE OR DELETE', 'notification_endpoint')}
  `,
  down: /* sql */ `
    DROP TRIGGER routing_version ON notification_endpoint;
    DROP TRIGGER routing_version ON notification_rule;
    DROP TRIGGER routing_version ON organization_copy;
    DROP FUNCTION move_routing_version;
    DROP TABLE routing_version;
  `,
};
