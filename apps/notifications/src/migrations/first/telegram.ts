import type { SchemaPart } from '@platform/service-kit';

export const telegram: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE telegram_connection (
      notification_endpoint_uuid uuid PRIMARY KEY,
      organization_uuid uuid NOT NULL,
      token_hash text UNIQUE,
      token_expires_at timestamptz,
      token_issued_by uuid NOT NULL,
      chat_id bigint,
      message_thread_id bigint,
      chat_type text,
      chat_title text,
      connected_at timestamptz,
      member_changed_at timestamptz,
      FOREIGN KEY (organization_uuid, notification_endpoint_uuid)
        REFERENCES notification_endpoint (organization_uuid, uuid) ON DELETE CASCADE
    );
    CREATE INDEX telegram_connection_chat ON telegram_connection (chat_id);

    -- Telegram repeats an update that was not acknowledged, for a day at most.
    CREATE TABLE telegram_update (
      update_id bigint PRIMARY KEY,
      received_at timestamptz NOT NULL DEFAULT now()
    );

    -- Codes that were guessed, by chat and by sender.
    CREATE TABLE telegram_wrong_try (
      chat_id bigint NOT NULL,
      sender_id bigint,
      tried_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX telegram_wrong_try_chat ON telegram_wrong_try (chat_id, tried_at);
  `,
  down: /* sql */ `DROP TABLE telegram_wrong_try, telegram_update, telegram_connection`,
};
