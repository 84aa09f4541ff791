import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts that were erased before had left. */
export class EmptyErasedAccounts1763761000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const erased = `account_id IN (SELECT id FROM account WHERE status = 'suspended' AND email = '' AND username = 'deleted-' || user_uuid)`;
    await runner.query(`DELETE FROM block_appeal WHERE ${erased}`);
    await runner.query(`UPDATE domain SET redirectroot = '', redirect404 = '' WHERE ${erased}`);
    await runner.query(`
      UPDATE link SET title = '', description = '', note = '', password_hash = NULL, options = '{}', starts_at = NULL,
        expires_at = NULL, click_limit = NULL, expirylink = NULL,
        url = CASE WHEN blocked_reason IS NULL THEN '' ELSE href END,
        href = CASE WHEN blocked_reason IS NULL THEN '' ELSE href END
      WHERE ${erased} AND deleted_at IS NOT NULL`);
  }

  /** What is erased does not come back. */
  async down(): Promise<void> {
    // Nothing to do.
  }
}
