import type { SchemaPart } from '@platform/service-kit';

/** Rules, and what their deduplication and digests have to remember. */
export const rules: SchemaPart = {
  up: /* sql */ `
    -- The reference holds the organization too: no rule can point to a destination of another one.
    CREATE TABLE notification_rule (
      uuid uuid PRIMARY KEY,
      organization_uuid uuid NOT NULL,
      name text NOT NULL,
      notification_endpoint_uuid uuid NOT NULL,
      saas_service_id integer REFERENCES saas_service,
      organization_team_id integer,
      events text[] NOT NULL,
      minimum_severity text NOT NULL,
      mute_windows jsonb NOT NULL DEFAULT '[]',
      digest_minutes integer CHECK (digest_minutes > 0),
      deduplication_key text,
      deduplication_minutes integer NOT NULL DEFAULT 60 CHECK (deduplication_minutes > 0),
      is_active boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      FOREIGN KEY (organization_uuid, notification_endpoint_uuid)
        REFERENCES notification_endpoint (organization_uuid, uuid) ON DELETE CASCADE,
      FOREIGN KEY (organization_uuid, organization_team_id) REFERENCES team_copy
    );
    CREATE INDEX notification_rule_organization ON notification_rule (organization_uuid);
    CREATE INDEX notification_rule_endpoint ON notification_rule (notification_endpoint_uuid);

    CREATE TABLE notification_deduplication (
      rule_uuid uuid NOT NULL REFERENCES notification_rule ON DELETE CASCADE,
      key_hash bytea NOT NULL,
      -- The rank of the highest severity that was sent under the key: a higher one is no repeat.
      severity_rank smallint NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (rule_uuid, key_hash)
    );
    CREATE INDEX notification_deduplication_age ON notification_deduplication (expires_at);

    -- At most one digest of a rule takes matches. Its delivery is there from the start, due when it closes.
    CREATE TABLE notification_digest (
      id uuid PRIMARY KEY,
      organization_uuid uuid NOT NULL,
      rule_uuid uuid NOT NULL,
      notification_endpoint_uuid uuid NOT NULL,
      delivery_id uuid NOT NULL UNIQUE,
      opened_at timestamptz NOT NULL,
      closes_at timestamptz NOT NULL,
      is_open boolean NOT NULL DEFAULT true,
      is_filled boolean NOT NULL DEFAULT false
    );
    CREATE UNIQUE INDEX notification_digest_open ON notification_digest (rule_uuid) WHERE is_open;
    CREATE TABLE notification_digest_item (
      digest_id uuid NOT NULL REFERENCES notification_digest ON DELETE CASCADE,
      event_id uuid NOT NULL,
      PRIMARY KEY (digest_id, event_id)
    );
  `,
  down: /* sql */ `
    DROP TABLE notification_digest_item, notification_digest, notification_deduplication, notification_rule`,
};
