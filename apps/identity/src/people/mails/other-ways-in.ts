import { rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** What opens an account without its password, oldest first: passkeys by their names, identities by their providers. */
export async function otherWaysIn(tx: EntityManager, userUuid: string): Promise<string[]> {
  const ways = await rowsOf(
    tx,
    sql<{ name: string }>`
      SELECT name, created_at FROM passkeys WHERE user_uuid = ${userUuid}
      UNION ALL
      SELECT provider.name, identity.created_at FROM federated_identities identity
      JOIN LATERAL (
        SELECT name FROM identity_providers WHERE issuer = identity.issuer AND is_active ORDER BY created_at LIMIT 1
      ) provider ON true
      WHERE identity.user_uuid = ${userUuid}
      ORDER BY created_at, name`,
  );
  return ways.map(({ name }) => name);
}
