import type { SchemaPart } from '@platform/service-kit';

export const services: SchemaPart = {
  up: /* sql */ `
    -- The products that send events. One is disabled, never deleted.
    CREATE TABLE saas_service (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      code text NOT NULL UNIQUE,
      name text NOT NULL,
      is_active boolean NOT NULL DEFAULT true,
      sealed_secret text NOT NULL,
      sealed_previous_secret text,
      previous_secret_expires_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      version integer NOT NULL DEFAULT 1
    );
    -- Processes keep services in memory: by the version they see that theirs is of before.
    CREATE FUNCTION move_service_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.version := OLD.version + 1;
      RETURN NEW;
    END $$;
    CREATE TRIGGER service_version BEFORE UPDATE ON saas_service
    FOR EACH ROW EXECUTE FUNCTION move_service_version();
  `,
  down: /* sql */ `
    DROP TABLE saas_service;
    DROP FUNCTION move_service_version;
  `,
};
