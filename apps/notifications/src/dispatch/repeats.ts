import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Fingerprint } from '../events/index.js';

interface StoredEvent {
  delivery_ids: string[];
  is_of_key: boolean;
  is_same_body: boolean;
}

/** What the first request with this fingerprint was answered. 409 when its key was used for another body. */
export async function storedDeliveryIds(
  tx: EntityManager,
  serviceId: number,
  { signatureHash, key }: Fingerprint,
): Promise<string[] | undefined> {
  const rows = await tx.query<StoredEvent[]>(
    `SELECT delivery_ids, idempotency_key IS NOT DISTINCT FROM $3 AND $3 IS NOT NULL AS is_of_key,
       body_hash IS NOT DISTINCT FROM $4 AS is_same_body
     FROM notification_event
     WHERE saas_service_id = $1 AND signature_hash = $2
     UNION ALL
     SELECT delivery_ids, true, body_hash IS NOT DISTINCT FROM $4
     FROM notification_event
     WHERE saas_service_id = $1 AND idempotency_key = $3`,
    [serviceId, signatureHash, key?.value ?? null, key?.bodyHash ?? null],
  );
  const ofKey = rows.find(({ is_of_key }) => is_of_key);
  if (ofKey && !ofKey.is_same_body) throw new Problem('idempotency_key_reused');
  return (ofKey ?? rows[0])?.delivery_ids;
}

/** A key stands for its event for 24 hours. */
export async function freeExpiredKey(tx: EntityManager, serviceId: number, key: string): Promise<void> {
  await tx.query(
    `UPDATE notification_event SET idempotency_key = NULL, body_hash = NULL
     WHERE saas_service_id = $1 AND idempotency_key = $2 AND created_at < now() - interval '24 hours'`,
    [serviceId, key],
  );
}
