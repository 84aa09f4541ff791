import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids of events begin with their time: an index of the time beside the primary key costs every dispatch and gains nothing. */
export class FindOldEventsById1763711000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_event_age`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX notification_event_age ON notification_event (created_at)`);
  }
}
