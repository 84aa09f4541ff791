import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The host that a deleted domain had: what the operator blocked there stays blocked when the host is added again. */
export class RememberFormerHosts1763761000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE domain ADD COLUMN former_host text`);
    await runner.query(`CREATE INDEX domain_former_host ON domain (former_host) WHERE former_host IS NOT NULL`);
    // Its links and its hold were written by one transaction, and so at one moment; of those that had no links nothing is blocked.
    await runner.query(`
      UPDATE domain SET former_host = hold.host FROM domain_hold hold
      WHERE domain.state = 'deleted' AND hold.account_id = domain.account_id
        AND EXISTS (SELECT FROM link WHERE domain_id = domain.id AND deleted_at = released_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE domain DROP COLUMN former_host`);
  }
}
