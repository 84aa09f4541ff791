import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvitations1763706000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A pending invitation refers to its role, so that the role cannot vanish under it; one that was answered does not.
    await runner.query(`
      CREATE TABLE invitation (
        uuid uuid PRIMARY KEY,
        organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        email text NOT NULL,
        role text NOT NULL CHECK (role <> 'owner'),
        status text NOT NULL DEFAULT 'pending'
          CHECK (status IN ('pending', 'accepted', 'declined', 'cancelled', 'expired')),
        token_hash text NOT NULL UNIQUE,
        invited_by_uuid uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        pending_role text GENERATED ALWAYS AS (CASE WHEN status = 'pending' THEN role END) STORED,
        FOREIGN KEY (organization_uuid, pending_role) REFERENCES role (organization_uuid, name)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX invitation_one_pending ON invitation (organization_uuid, email) WHERE status = 'pending'`,
    );
    await runner.query(`CREATE INDEX invitation_newest ON invitation (organization_uuid, created_at, uuid)`);
    await runner.query(`CREATE INDEX invitation_email ON invitation (email)`);
    await runner.query(`CREATE INDEX invitation_due ON invitation (expires_at) WHERE status = 'pending'`);
    await runner.query(`
      CREATE INDEX invitation_pending_role ON invitation (organization_uuid, pending_role) WHERE pending_role IS NOT NULL`);
    // Counts the mails to an address over all organizations: nobody can be flooded by many organizations at once.
    await runner.query(`
      CREATE TABLE invitation_mail (
        email text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX invitation_mail_email ON invitation_mail (email, sent_at)`);
    await runner.query(`CREATE INDEX invitation_mail_sent ON invitation_mail (sent_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE invitation_mail, invitation`);
  }
}
