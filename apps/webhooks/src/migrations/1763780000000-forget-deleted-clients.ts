import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of the endpoints of clients that were deleted before identity told of it goes with their last deliveries. */
export class ForgetDeletedClients1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Deleted or disabled without an address, which cannot be told apart and need not be: one that comes back starts with a clean slate.
    await runner.query(`
      UPDATE delivery_destination SET disabled_at = now(), disabled_reason = 'deleted', version = delivery_destination.version + 1
      FROM client WHERE client.uuid = delivery_destination.id AND NOT client.is_active AND client.webhook_url IS NULL`);
  }

  async down(): Promise<void> {
    // Nothing is lost: the endpoints are disabled as before.
  }
}
