import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberAddresses1763707000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Under which invitations and the audit log may know a person whose address is another by now: needed to forget them, for nothing else.
    await runner.query(`
      CREATE TABLE former_address (
        user_uuid uuid NOT NULL,
        email text NOT NULL,
        PRIMARY KEY (user_uuid, email)
      )`);
    // The log holds the address that people had when they answered the invitation to it, which needs a confirmed one.
    await runner.query(`
      INSERT INTO former_address (user_uuid, email)
      SELECT DISTINCT person.uuid, actor.facts->>'email' FROM audit_personal actor
      JOIN person ON actor.subject = 'user:' || person.uuid AND person.email <> ''
      JOIN audit_personal target ON target.entry_uuid = actor.entry_uuid AND target.part = 'target'
        AND target.subject = 'email:' || lower(actor.facts->>'email')
      WHERE actor.part = 'actor' AND actor.facts->>'email' <> person.email`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE former_address`);
  }
}
