import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** By what a repeat of an event is known. */
export interface Fingerprint {
  /** SHA-256 of the signature; null for an event that nobody signed. */
  signatureHash: Buffer | null;
  /** The `Idempotency-Key`, with the SHA-256 of the body that came with it. */
  key: { value: string; bodyHash: Buffer } | null;
}

interface StoredEvent {
  delivery_ids: string[];
  is_of_key: boolean;
  is_same_body: boolean;
}

/** For so long a key stands for its event. */
const keyLife = `interval '24 hours'`;

/**
 * Finds what the first request with this fingerprint was answered.
 *
 * @returns the ids of its deliveries, or undefined when there was none
 * @throws Problem `idempotency_key_reused` when its key was used for another body
 */
export async function storedDeliveryIds(
  manager: EntityManager,
  serviceId: number,
  { signatureHash, key }: Fingerprint,
): Promise<string[] | undefined> {
  const rows = await manager.query<StoredEvent[]>(
    `SELECT delivery_ids, idempotency_key IS NOT DISTINCT FROM $3 AND $3 IS NOT NULL AS is_of_key,
       body_hash IS NOT DISTINCT FROM $4 AS is_same_body
     FROM notification_event
     WHERE saas_service_id = $1 AND signature_hash = $2
     UNION ALL
     SELECT delivery_ids, true, body_hash IS NOT DISTINCT FROM $4
     FROM notification_event
     WHERE saas_service_id = $1 AND idempotency_key = $3 AND created_at >= now() - ${keyLife}`,
    [serviceId, signatureHash, key?.value ?? null, key?.bodyHash ?? null],
  );
  const ofKey = rows.find(({ is_of_key }) => is_of_key);
  if (ofKey && !ofKey.is_same_body) throw new Problem('idempotency_key_reused');
  return (ofKey ?? rows[0])?.delivery_ids;
}

/** Lets the key be used again once its time is over. */
export async function freeExpiredKey(tx: EntityManager, serviceId: number, key: string): Promise<void> {
  await tx.query(
    `UPDATE notification_event SET idempotency_key = NULL, body_hash = NULL
     WHERE saas_service_id = $1 AND idempotency_key = $2 AND created_at < now() - ${keyLife}`,
    [serviceId, key],
  );
}
