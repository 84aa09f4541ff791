import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The operator's command put the address of a member into the name of a rule, which it made with the destination, and where it outlived the account. */
export class NameRulesWithoutAddresses1763780000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notification_rule SET name = 'Mails to a member'
      FROM notification_endpoint endpoint
      WHERE endpoint.uuid = notification_endpoint_uuid AND endpoint.type = 'email'
        AND notification_rule.name ~ '^Mails to [^[:space:]]+@[^[:space:]]+$'
        AND notification_rule.created_at < endpoint.created_at + interval '1 minute'`);
  }

  /** The addresses do not come back. */
  async down(): Promise<void> {
    // Nothing to do.
  }
}
