import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links learns who is disabled or sleeps already: it was not told before, and went on taking their keys. */
export class TellOfInactivePeople1763760010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tellOfInactivePeople(runner, 'links');
  }

  async down(): Promise<void> {
    // What was told stays told.
  }
}

export async function tellOfInactivePeople(runner: QueryRunner, consumer: 'links' | 'organizations'): Promise<void> {
  await runner.query(
    `WITH event AS (
       INSERT INTO outbox_event (id, type, payload)
       SELECT gen_random_uuid(), 'user.status_changed', jsonb_build_object('user', jsonb_build_object(
         'uuid', uuid, 'name', name, 'surname', surname, 'email', email, 'email_verified', email_verified_at IS NOT NULL,
         'language', language, 'is_active', false))
       FROM users WHERE NOT is_active OR erase_after IS NOT NULL RETURNING id
     )
     INSERT INTO outbox_recipient (event_id, consumer) SELECT id, $1 FROM event`,
    [consumer],
  );
}
