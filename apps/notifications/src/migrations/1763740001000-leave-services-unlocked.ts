import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The reference locked the service's row for every event, so that all dispatches of a service wrote to one row and waited for each
 * other there. A service is disabled, never deleted, and whatever writes an event has read the service in the same statement or
 * just before.
 */
export class LeaveServicesUnlocked1763740001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_event DROP CONSTRAINT notification_event_saas_service_id_fkey`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_event ADD FOREIGN KEY (saas_service_id) REFERENCES saas_service`);
  }
}
