import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that wait to be sent, in every service's schema. */
export class CreateOutgoingMail1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outgoing_mail (
        uuid uuid PRIMARY KEY,
        sealed text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX outgoing_mail_due ON outgoing_mail (due_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE outgoing_mail`);
  }
}
