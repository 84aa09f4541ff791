import type { SchemaPart } from '@platform/service-kit';

/**
 * Sessions end in many ways: signing out, a device that is revoked, a suspension, a new password. Whichever statement
 * ends one, a trigger notes the clients that asked to be told. Where only the id of a session changes (it is deleted
 * and stored anew within the second), the sender finds that it lives on.
 */
export const endedSessions: SchemaPart = {
  up: /* sql */ `
    -- Sessions that were ended from elsewhere: a request that had one in its hands must not write it back.
    CREATE TABLE ended_sessions (uid text PRIMARY KEY, expires_at timestamptz NOT NULL);

    -- Clients that are to be told of the end of a session.
    CREATE TABLE backchannel_logouts (
      client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
      sid text NOT NULL,
      user_uuid uuid NOT NULL,
      session_uid text,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      done_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (client_id, sid)
    );
    CREATE INDEX backchannel_logouts_due ON backchannel_logouts (next_attempt_at) WHERE done_at IS NULL;

    CREATE FUNCTION note_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO backchannel_logouts (client_id, sid, user_uuid, session_uid, next_attempt_at)
      SELECT client.client_id, entry.value->>'sid', (OLD.payload->>'accountId')::uuid, OLD.uid,
        now() + interval '1 second'
      FROM jsonb_each(OLD.payload->'authorizations') entry
      JOIN oauth_clients client ON client.client_id = entry.key AND client.backchannel_logout_uri IS NOT NULL
      WHERE entry.value ? 'sid'
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER oauth_records_session_ended AFTER DELETE ON oauth_records FOR EACH ROW
    WHEN (OLD.kind = 'Session' AND OLD.payload ? 'accountId' AND jsonb_typeof(OLD.payload->'authorizations') = 'object')
    EXECUTE FUNCTION note_ended_session();
  `,
  down: /* sql */ `
    DROP TRIGGER oauth_records_session_ended ON oauth_records;
    DROP FUNCTION note_ended_session;
    DROP TABLE backchannel_logouts, ended_sessions;
  `,
};
