import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@platform/contracts';
import { actorType, type AuditAuthor, execute, newUuid, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

export interface AuditedAction {
  /** For example `member.added`; the same name as the event where there is one. */
  event: string;
  /**
   * What it was done to. The id of a `member` is the person's UUID, the name of an `invitation` its address. Both are
   * erased with the person; names of roles and teams stay.
   */
  target: { type: string; id: string; name: string | null } | null;
  /** Field to old and new value. Holds no secret and no personal data, as it can never be erased. */
  changes?: AuditFacts['changes'];
  /** Further facts; as `changes` without secrets and personal data. */
  metadata?: AuditFacts['metadata'];
  outcome?: AuditFacts['outcome'];
  /** When it happened; now if left out. */
  created_at?: Date;
}

/**
 * The audit log: append-only, with a chain of hashes per organization. An entry is written in the transaction of its
 * change. A trigger links it to the chain at the commit, so that changes wait for each other only while they commit.
 */
@Injectable()
export class AuditLog {
  /** Writes an entry, with the actor's present name and address. */
  async record(tx: EntityManager, author: AuditAuthor, action: AuditedAction): Promise<void> {
    const { organization_uuid, user_uuid, origin } = author;
    const { event, target, changes = {}, metadata = {}, outcome = 'success', created_at = null } = action;
    const isPersonal = target?.type === 'member' || target?.type === 'invitation';
    const uuid = newUuid();
    const subject = isPersonal ? subjectOf(target) : null;
    const name = isPersonal ? target.name : null;
    await execute(
      tx,
      sql`
        WITH personal AS (
          SELECT 'actor' AS part, 'user:' || ${user_uuid}::text AS subject, ${randomBytes(16)}::bytea AS salt,
          jsonb_build_object(
            'name', nullif(trim(concat(person.name, ' ', person.surname)), ''), 'email', person.email,
            'ip_address', ${origin.ip_address}::text, 'user_agent', ${origin.user_agent}::text) AS facts
          FROM (VALUES (true)) AS one LEFT JOIN person ON person.uuid = ${user_uuid}::uuid
          UNION ALL
          SELECT 'target', ${subject}::text, ${randomBytes(16)}::bytea, jsonb_build_object('name', ${name}::text)
          WHERE ${subject}::text IS NOT NULL
        ), digested AS (
          SELECT *, sha256(salt || convert_to(facts::text, 'UTF8')) AS digest FROM personal
        ), entry AS (
          INSERT INTO audit_entry (
            uuid, organization_uuid, event, actor_type, actor_uuid, target_type, target_id, target_name, client_id,
            request_id, outcome, changes, metadata, actor_digest, target_digest, created_at)
          VALUES (${uuid}, ${organization_uuid}, ${event}, ${actorType(author)}, ${user_uuid}::uuid,
            ${target?.type ?? null}, ${target?.id ?? null}, ${isPersonal ? null : (target?.name ?? null)},
            ${origin.client_id}, ${origin.request_id}, ${outcome},
            ${JSON.stringify(changes)}, ${JSON.stringify(metadata)},
            (SELECT digest FROM digested WHERE part = 'actor'), (SELECT digest FROM digested WHERE part = 'target'),
            coalesce(${created_at}::timestamptz, clock_timestamp()))
        )
        INSERT INTO audit_personal (entry_uuid, part, subject, salt, facts)
        SELECT ${uuid}, part, subject, salt, facts FROM digested`,
    );
  }

  /** Erases a person's data from the entries. The chain stays valid: it holds only a salted hash of that data. */
  async forget(tx: EntityManager, { uuid, emails }: { uuid: string; emails: string[] }): Promise<void> {
    const subjects = [
      subjectOf({ type: 'member', id: uuid, name: null }),
      ...emails.map((name) => subjectOf({ type: 'invitation', id: '', name })),
    ];
    await execute(tx, sql`DELETE FROM audit_personal WHERE subject = ANY(${subjects})`);
  }
}

/** Says whose data it is, so that it is found when that person is erased. */
function subjectOf({ type, id, name }: NonNullable<AuditedAction['target']>): string {
  return type === 'member' ? `user:${id}` : `email:${(name ?? '').toLowerCase()}`;
}
