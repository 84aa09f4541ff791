import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sessions end in many ways: signing out, a device that is revoked, a suspension, a new password. Whichever statement ends one, the
 * clients that asked for it are told. Where only the id of a session changes (it is deleted and stored anew within the second), the
 * sender finds that it lives on.
 */
export class TellOfEndedSessions1763704000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE backchannel_logouts ADD COLUMN session_uid text`);
    await runner.query(`
      CREATE FUNCTION note_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO backchannel_logouts (client_id, sid, user_uuid, session_uid, next_attempt_at)
        SELECT client.client_id, entry.value->>'sid', (OLD.payload->>'accountId')::uuid, OLD.uid, now() + interval '1 second'
        FROM jsonb_each(OLD.payload->'authorizations') entry
        JOIN oauth_clients client ON client.client_id = entry.key AND client.backchannel_logout_uri IS NOT NULL
        WHERE entry.value ? 'sid'
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER oauth_records_session_ended AFTER DELETE ON oauth_records FOR EACH ROW
      WHEN (OLD.kind = 'Session' AND OLD.payload ? 'accountId' AND jsonb_typeof(OLD.payload->'authorizations') = 'object')
      EXECUTE FUNCTION note_ended_session()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER oauth_records_session_ended ON oauth_records`);
    await runner.query(`DROP FUNCTION note_ended_session`);
    await runner.query(`ALTER TABLE backchannel_logouts DROP COLUMN session_uid`);
  }
}
