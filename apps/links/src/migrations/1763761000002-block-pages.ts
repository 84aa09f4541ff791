import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The operator blocks bio pages and QR codes as well as links. */
export class BlockPages1763761000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bio_page ADD COLUMN blocked_from text, ADD COLUMN blocked_reason text`);
    await runner.query(
      `UPDATE bio_page SET blocked_from = 'public', blocked_reason = 'blocked' WHERE status = 'blocked'`,
    );
    await runner.query(`ALTER TABLE qr ADD COLUMN blocked_reason text`);
    await runner.query(`
      ALTER TABLE abuse_report
        ADD COLUMN bio_id integer REFERENCES bio_page ON DELETE SET NULL,
        ADD COLUMN qr_id integer REFERENCES qr ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX abuse_report_bio ON abuse_report (bio_id) WHERE bio_id IS NOT NULL`);
    await runner.query(`CREATE INDEX abuse_report_qr ON abuse_report (qr_id) WHERE qr_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE abuse_report DROP COLUMN bio_id, DROP COLUMN qr_id`);
    await runner.query(`ALTER TABLE qr DROP COLUMN blocked_reason`);
    await runner.query(`ALTER TABLE bio_page DROP COLUMN blocked_from, DROP COLUMN blocked_reason`);
  }
}
