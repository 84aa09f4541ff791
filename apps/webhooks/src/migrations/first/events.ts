import type { SchemaPart } from '@platform/service-kit';

/** Events to tell, and what the log of their deliveries is read by. */
export const events: SchemaPart = {
  up: /* sql */ `
    -- Kept as long as a failed delivery of theirs could be retried: who may still hear of an event is asked then.
    CREATE TABLE heard_event (
      id uuid PRIMARY KEY,
      event text NOT NULL,
      organization_uuid uuid,
      user_uuid uuid,
      version bigint NOT NULL,
      occurred_at timestamptz NOT NULL,
      payload text NOT NULL
    );
    CREATE INDEX heard_event_organization ON heard_event (organization_uuid, version);
    CREATE INDEX heard_event_time ON heard_event (occurred_at);
    -- When a grant ends, all fan-out waits until the events about that person are found.
    CREATE INDEX heard_event_user ON heard_event (user_uuid, id) WHERE user_uuid IS NOT NULL;

    -- The two lists: a client's whole log, and what a person may see of it. What the first is filtered by stands in its
    -- index, so that rows that do not match are not read.
    CREATE INDEX delivery_client_log ON delivery (destination_id, created_at DESC, id DESC) INCLUDE (status, event);
    CREATE INDEX delivery_organization_log ON delivery (destination_id, organization_uuid, created_at DESC, id DESC);
    -- Filters that few deliveries match are looked up, where the index of the log would be read to its end: an event,
    -- or a pattern that begins with its name; what is pending; what failed, which bulk retry reads as well.
    CREATE INDEX delivery_client_event
      ON delivery (destination_id, event text_pattern_ops, created_at DESC, id DESC) INCLUDE (status);
    CREATE INDEX delivery_client_pending
      ON delivery (destination_id, created_at, id) INCLUDE (event) WHERE status = 'pending';
    CREATE INDEX delivery_failed ON delivery (destination_id, created_at, id) WHERE status = 'failed';
    -- Deliveries of an event.
    CREATE INDEX delivery_failed_source ON delivery (source_id) WHERE status = 'failed';
    CREATE INDEX delivery_pending_source ON delivery (source_id) WHERE status = 'pending';
  `,
  down: /* sql */ `
    DROP INDEX delivery_client_log, delivery_organization_log, delivery_client_event, delivery_client_pending,
      delivery_failed, delivery_failed_source, delivery_pending_source;
    DROP TABLE heard_event;
  `,
};
