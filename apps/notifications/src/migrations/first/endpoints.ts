import type { SchemaPart } from '@platform/service-kit';

/** Destinations, and what an address has said itself: that it agrees, that it wants no more. */
export const endpoints: SchemaPart = {
  up: /* sql */ `
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
    );

    CREATE TABLE notification_address (
      notification_endpoint_uuid uuid NOT NULL REFERENCES notification_endpoint ON DELETE CASCADE,
      email text NOT NULL,
      confirmed_at timestamptz,
      suppressed_at timestamptz,
      suppressed_reason text,
      -- How often mail servers have said in a row that the address does not exist, and since when.
      unknown_count integer NOT NULL DEFAULT 0,
      unknown_since timestamptz,
      -- The token of a mail's unsubscribe link is found by its hash; sealed, it can be put into the next mail as well.
      unsubscribe_hash text UNIQUE,
      sealed_unsubscribe_token text,
      PRIMARY KEY (notification_endpoint_uuid, email)
    );
    CREATE INDEX notification_address_email ON notification_address (email);

    CREATE TABLE notification_unsubscription (
      notification_endpoint_uuid uuid NOT NULL REFERENCES notification_endpoint ON DELETE CASCADE,
      email text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (notification_endpoint_uuid, email)
    );

    -- Without a reference to the destination: what was mailed still counts when it is deleted and made anew.
    CREATE TABLE notification_confirmation (
      token_hash text PRIMARY KEY,
      organization_uuid uuid NOT NULL,
      notification_endpoint_uuid uuid NOT NULL,
      email text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX notification_confirmation_email ON notification_confirmation (email, created_at);
    CREATE INDEX notification_confirmation_organization ON notification_confirmation (organization_uuid, created_at);
  `,
  down: /* sql */ `
    DROP TABLE notification_confirmation, notification_unsubscription, notification_address, notification_endpoint`,
};
