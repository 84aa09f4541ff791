import type { SchemaPart } from '@platform/service-kit';

export const invitations: SchemaPart = {
  up: /* sql */ `
    -- A pending invitation refers to its role, so that the role cannot vanish under it; one that was answered does not.
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
    );
    CREATE UNIQUE INDEX invitation_one_pending ON invitation (organization_uuid, email) WHERE status = 'pending';
    CREATE INDEX invitation_newest ON invitation (organization_uuid, created_at, uuid);
    -- The newest of a status: most invitations of an old organization were answered, and need not be read.
    CREATE INDEX invitation_newest_of_status ON invitation (organization_uuid, status, created_at, uuid);
    CREATE INDEX invitation_email ON invitation (email);
    CREATE INDEX invitation_due ON invitation (expires_at) WHERE status = 'pending';
    CREATE INDEX invitation_pending_role ON invitation (organization_uuid, pending_role) WHERE pending_role IS NOT NULL;

    -- Counts the mails to an address over all organizations: many organizations together cannot flood anybody.
    CREATE TABLE invitation_mail (
      email text NOT NULL,
      sent_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX invitation_mail_email ON invitation_mail (email, sent_at);
    CREATE INDEX invitation_mail_sent ON invitation_mail (sent_at);
  `,
  down: /* sql */ `DROP TABLE invitation_mail, invitation`,
};
