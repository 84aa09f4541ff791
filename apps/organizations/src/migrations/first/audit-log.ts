import type { SchemaPart } from '@platform/service-kit';

/** Nothing refers to the organization: its log outlives it. */
const tables = /* sql */ `
  CREATE TABLE audit_entry (
    uuid uuid PRIMARY KEY,
    organization_uuid uuid NOT NULL,
    event text COLLATE "C" NOT NULL,
    actor_type text NOT NULL,
    actor_uuid uuid,
    target_type text,
    target_id text,
    target_name text,
    client_id text,
    request_id text,
    outcome text NOT NULL,
    changes jsonb NOT NULL,
    metadata jsonb NOT NULL,
    actor_digest bytea NOT NULL,
    target_digest bytea,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX audit_entry_newest ON audit_entry (organization_uuid, created_at, uuid);
  CREATE INDEX audit_entry_event ON audit_entry (organization_uuid, event, created_at, uuid);

  -- What can be forgotten. The entry holds its digest: facts that were erased are missing, never others.
  CREATE TABLE audit_personal (
    entry_uuid uuid NOT NULL REFERENCES audit_entry,
    part text NOT NULL CHECK (part IN ('actor', 'target')),
    subject text,
    salt bytea NOT NULL,
    facts jsonb NOT NULL,
    PRIMARY KEY (entry_uuid, part)
  );
  CREATE INDEX audit_personal_subject ON audit_personal (subject);

  -- The entries of an organization as a chain: each hash covers the one before it.
  CREATE TABLE audit_link (
    organization_uuid uuid NOT NULL,
    sequence bigint NOT NULL,
    entry_uuid uuid NOT NULL UNIQUE REFERENCES audit_entry,
    prev_hash bytea,
    hash bytea NOT NULL,
    PRIMARY KEY (organization_uuid, sequence)
  );
`;

/**
 * The trigger is deferred to the commit. The lock of the organization's chain is then the last that a transaction
 * takes: nobody waits for it while another change works, and it is part of no deadlock. AuditChain repeats the form
 * that is hashed.
 */
const chain = /* sql */ `
  CREATE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    last audit_link;
    next bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit:' || NEW.organization_uuid, 0));
    SELECT * INTO last FROM audit_link WHERE organization_uuid = NEW.organization_uuid ORDER BY sequence DESC LIMIT 1;
    next := coalesce(last.sequence, 0) + 1;
    INSERT INTO audit_link (organization_uuid, sequence, entry_uuid, prev_hash, hash)
    VALUES (NEW.organization_uuid, next, NEW.uuid, last.hash, sha256(convert_to(jsonb_build_array(
      'v1', NEW.organization_uuid, next, encode(last.hash, 'hex'), NEW.uuid, NEW.event, NEW.actor_type, NEW.actor_uuid,
      NEW.target_type, NEW.target_id, NEW.target_name, NEW.client_id, NEW.request_id, NEW.outcome, NEW.changes,
      NEW.metadata,
      encode(NEW.actor_digest, 'hex'), encode(NEW.target_digest, 'hex'),
      to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'UTF8')));
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER audit_entry_chain AFTER INSERT ON audit_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_append();
`;

/**
 * The service's role owns its tables, so that a grant cannot keep it from changing them; docker/postgres/audit-log.sql
 * gives them to another role.
 */
const appendOnly = /* sql */ `
  CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_link
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
  -- Personal facts can be deleted, which forgets them.
  CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON audit_personal
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
`;

export const auditLog: SchemaPart = {
  up: tables + chain + appendOnly,
  down: /* sql */ `
    DROP TABLE audit_link, audit_personal, audit_entry;
    DROP FUNCTION audit_append(), audit_refuse();
  `,
};
