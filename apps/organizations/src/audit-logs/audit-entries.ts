import type { AuditLogFilters, Counted, Cut, InstantKeys } from '@platform/contracts';
import { boundedCount, constant, keyOfInstant, part, rowsOf, sql, textWith, type SqlPart } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** An entry, with all columns but `created_at` in the form of the API. */
export interface AuditEntryRow {
  uuid: string;
  event: string;
  actor: { type: string; uuid: string | null; name: string | null; email: string | null };
  target: { type: string; id: string; name: string | null } | null;
  client_id: string | null;
  ip_address: string | null;
  user_agent: string | null;
  request_id: string | null;
  outcome: string;
  changes: object;
  metadata: object;
  created_at: Date;
  /** `created_at` as the key of a cursor: the next page begins after it. */
  cursor_at: string;
  sequence: number;
  prev_hash: string | null;
  hash: string;
}

/** Reads a page of entries, newest first. The index gives the page before anything is joined to it. */
export function auditEntries(
  manager: EntityManager,
  organizationUuid: string,
  filters: AuditLogFilters,
  { limit, offset, after }: Cut<InstantKeys>,
): Promise<AuditEntryRow[]> {
  const [createdAt, uuid] = after ?? [null, null];
  return rowsOf(
    manager,
    sql<AuditEntryRow>`
      SELECT ${columns} FROM (
        SELECT uuid FROM audit_entry
        WHERE ${matching(organizationUuid, filters)}
          AND (${createdAt}::timestamptz IS NULL OR (created_at, uuid) < (${createdAt}::timestamptz, ${uuid}::uuid))
        ORDER BY created_at DESC, uuid DESC LIMIT ${limit} OFFSET ${offset}
      ) page ${joins} ORDER BY entry.created_at DESC, entry.uuid DESC`,
  );
}

/** The keys by which entries are ordered. */
export function keysOf({ cursor_at, uuid }: AuditEntryRow): InstantKeys {
  return [cursor_at, uuid];
}

export async function auditEntry(
  manager: EntityManager,
  organizationUuid: string,
  uuid: string,
): Promise<AuditEntryRow | undefined> {
  const [row] = await rowsOf(
    manager,
    sql<AuditEntryRow>`
      SELECT ${columns} FROM (SELECT uuid FROM audit_entry
      WHERE organization_uuid = ${organizationUuid} AND uuid = ${uuid}) page ${joins}`,
  );
  return row;
}

export function countAuditEntries(
  manager: EntityManager,
  organizationUuid: string,
  filters: AuditLogFilters,
): Promise<Counted> {
  // In the order of the matching index, so that counting stops early without reading further rows.
  const order = isGroup(filters.event) ? part`event, created_at, uuid` : part`created_at, uuid`;
  return boundedCount(
    manager,
    part`SELECT FROM audit_entry WHERE ${matching(organizationUuid, filters)} ORDER BY ${order}`,
  );
}

/** Days are those of UTC, and the last day is included. */
function matching(organizationUuid: string, { event, actor, target, q, from, to }: AuditLogFilters): SqlPart {
  const group = isGroup(event) ? event.slice(0, -1) : null;
  const one = group ? null : (event ?? null);
  const [first, last] = [from ?? null, to ?? null];
  return part`organization_uuid = ${organizationUuid}
    ${actor ? part`AND actor_uuid = ${actor}` : part``} ${target ? part`AND target_id = ${target}` : part``}
    ${q ? wordsOf(q) : part``}
    AND (${one}::text IS NULL OR event = ${one}) AND (${group}::text IS NULL OR event ^@ ${group})
    AND (${first}::date IS NULL OR created_at >= ${first}::date::timestamp AT TIME ZONE 'UTC')
    AND (${last}::date IS NULL OR created_at < (${last}::date + 1)::timestamp AT TIME ZONE 'UTC')`;
}

/** Whoever was erased is found no more: their name is not in the entry itself. */
function wordsOf(q: string): SqlPart {
  const words = textWith(q);
  return part`AND (event ILIKE ${words} OR target_name ILIKE ${words} OR EXISTS (
    SELECT FROM audit_personal personal WHERE personal.entry_uuid = audit_entry.uuid
      AND concat_ws(' ', personal.facts->>'name', personal.facts->>'email') ILIKE ${words}))`;
}

function isGroup(event: string | undefined): event is string {
  return event?.endsWith('.*') ?? false;
}

const forgotten = part`'Deleted user'`;

const columns = part`entry.uuid, entry.event,
  jsonb_build_object('type', entry.actor_type, 'uuid', entry.actor_uuid,
    'name', CASE WHEN actor.entry_uuid IS NULL THEN ${forgotten} ELSE actor.facts->>'name' END,
    'email', actor.facts->>'email') AS actor,
  CASE WHEN entry.target_type IS NOT NULL THEN jsonb_build_object('type', entry.target_type, 'id', entry.target_id,
    'name', CASE WHEN entry.target_digest IS NULL THEN entry.target_name
                 WHEN target.entry_uuid IS NULL THEN ${forgotten} ELSE target.facts->>'name' END) END AS target,
  entry.client_id, actor.facts->>'ip_address' AS ip_address, actor.facts->>'user_agent' AS user_agent, entry.request_id,
  entry.outcome, entry.changes, entry.metadata, entry.created_at,
  ${constant(keyOfInstant('entry.created_at'))} AS cursor_at,
  link.sequence::int AS sequence, encode(link.prev_hash, 'hex') AS prev_hash, encode(link.hash, 'hex') AS hash`;

const joins = part`
  JOIN audit_entry entry ON entry.uuid = page.uuid
  JOIN audit_link link ON link.entry_uuid = entry.uuid
  LEFT JOIN audit_personal actor ON actor.entry_uuid = entry.uuid AND actor.part = 'actor'
  LEFT JOIN audit_personal target ON target.entry_uuid = entry.uuid AND target.part = 'target'`;
