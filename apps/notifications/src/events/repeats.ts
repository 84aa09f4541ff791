import { execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
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
const keyLife = part`interval '24 hours'`;

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
  const { value = null, bodyHash = null } = key ?? {};
  const rows = await rowsOf(
    manager,
    sql<StoredEvent>`
      SELECT delivery_ids, COALESCE(idempotency_key = ${value}, false) AS is_of_key,
        body_hash IS NOT DISTINCT FROM ${bodyHash} AS is_same_body
      FROM notification_event
      WHERE saas_service_id = ${serviceId} AND signature_hash = ${signatureHash}
      UNION ALL
      SELECT delivery_ids, true, body_hash IS NOT DISTINCT FROM ${bodyHash}
      FROM notification_event
      WHERE saas_service_id = ${serviceId} AND idempotency_key = ${value} AND created_at >= now() - ${keyLife}`,
  );
  const ofKey = rows.find(({ is_of_key }) => is_of_key);
  if (ofKey && !ofKey.is_same_body) throw new Problem('idempotency_key_reused');
  return (ofKey ?? rows[0])?.delivery_ids;
}

/** Lets the key be used again once its time is over. */
export async function freeExpiredKey(tx: EntityManager, serviceId: number, key: string): Promise<void> {
  await execute(
    tx,
    sql`
      UPDATE notification_event SET idempotency_key = NULL, body_hash = NULL
      WHERE saas_service_id = ${serviceId} AND idempotency_key = ${key} AND created_at < now() - ${keyLife}`,
  );
}
