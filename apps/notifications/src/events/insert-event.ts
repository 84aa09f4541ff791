import type { EntityManager } from 'typeorm';
import type { EventToRoute, Organization } from './notification.js';

/** By what a repeat of an event is known. */
export interface Fingerprint {
  signatureHash: Buffer | null;
  /** With the hash of the body that came with it. */
  key: { value: string; bodyHash: Buffer } | null;
}

/**
 * Inserts the event and answers with its organization; null for a repeat, and for an organization that does not exist or is
 * suspended. A repeat waits here until the first request has committed or rolled back: of any number at the same time
 * exactly one inserts.
 */
export async function insertEvent(
  tx: EntityManager,
  event: EventToRoute,
  { signatureHash, key }: Fingerprint,
): Promise<Organization | null> {
  const [organization] = await tx.query<Organization[]>(
    `WITH organization AS (
       SELECT uuid, name, slug FROM organization_copy WHERE uuid = $2 AND is_active AND NOT is_deleted
     ), event AS (
       INSERT INTO notification_event (id, organization_uuid, saas_service_id, signature_hash, event, severity, title, message,
                                       url, metadata, created_at, organization_team_id, idempotency_key, body_hash)
       SELECT $1, uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 FROM organization
       ON CONFLICT DO NOTHING
       RETURNING id
     )
     SELECT organization.* FROM organization, event`,
    [
      event.id,
      event.organization_uuid,
      event.saas_service_id,
      signatureHash,
      event.event,
      event.severity,
      event.title,
      event.message,
      event.url,
      event.metadata && JSON.stringify(event.metadata),
      event.created_at,
      event.organization_team_id,
      key?.value ?? null,
      key?.bodyHash ?? null,
    ],
  );
  return organization ?? null;
}
