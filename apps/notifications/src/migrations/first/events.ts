import type { SchemaPart } from '@platform/service-kit';

/** Events, who was reached by their mails, and what the log of their deliveries is read by. */
export const events: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE notification_event (
      -- It begins with the time: an index of the time beside it would cost every dispatch and gain nothing.
      id uuid PRIMARY KEY,
      organization_uuid uuid NOT NULL,
      -- No reference: it would lock the service's row for every event, and all dispatches of a service would wait for
      -- each other there. Whatever writes an event has read the service in the same statement or just before.
      saas_service_id integer,
      organization_team_id integer,
      -- Makes a byte-identical repeat the same event. It never has to be forgotten for the repeat's sake: a signature
      -- that is older than the tolerance of its timestamp is refused before anyone looks here.
      signature_hash bytea,
      -- A sender that signs again says with its key that it is the same event; the hash says whether it is.
      idempotency_key text,
      body_hash bytea,
      event text NOT NULL,
      severity text NOT NULL,
      title text NOT NULL,
      message text NOT NULL,
      url text,
      -- Not jsonb: it is handed on as it came, and may hold an escaped NUL.
      metadata json,
      delivery_ids uuid[] NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL,
      UNIQUE (saas_service_id, signature_hash)
    );
    CREATE UNIQUE INDEX notification_event_key ON notification_event (saas_service_id, idempotency_key)
      WHERE idempotency_key IS NOT NULL;

    CREATE TABLE notification_recipient (
      delivery_id uuid NOT NULL,
      email text NOT NULL,
      generation integer NOT NULL,
      status text NOT NULL,
      status_code integer,
      error_message text,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (delivery_id, email)
    );
    CREATE INDEX notification_recipient_email ON notification_recipient (email);
    CREATE INDEX notification_recipient_age ON notification_recipient (updated_at);

    -- What an organization's log is filtered by stands in its index, so that rows that do not match are not read. The
    -- severity is no column: most events only inform, and an index of the others is small.
    CREATE INDEX delivery_organization_log
      ON delivery (organization_uuid, id) INCLUDE (status, event, destination_id, created_at);
    CREATE INDEX delivery_severity
      ON delivery (organization_uuid, (context->>'severity'), id) WHERE context->>'severity' <> 'info';
    -- Filters that few deliveries match are looked up, where the index of the log would be read to its end: what
    -- failed, waits or was skipped, and an event, or a pattern that begins with its name. The columns beside the keys
    -- spare the rows themselves.
    CREATE INDEX delivery_not_delivered
      ON delivery (organization_uuid, status, id) INCLUDE (event, destination_id, created_at) WHERE status <> 'success';
    CREATE INDEX delivery_organization_event
      ON delivery (organization_uuid, lower(event) text_pattern_ops, id) INCLUDE (event, status, created_at);
  `,
  down: /* sql */ `
    DROP INDEX delivery_organization_log, delivery_severity, delivery_not_delivered, delivery_organization_event;
    DROP TABLE notification_recipient, notification_event;
  `,
};
