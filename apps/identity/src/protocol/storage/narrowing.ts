import { execute, part, sql, type SqlPart } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * Takes scopes from grants and from the codes and refresh tokens made from them; of what nothing is left is deleted.
 *
 * @param allowed the scopes that may stay
 */
export async function narrow(tx: EntityManager, grantIds: string[], allowed: readonly string[]): Promise<void> {
  await execute(
    tx,
    sql`
      UPDATE oauth_grants SET
        payload = jsonb_set(payload, '{openid,scope}', to_jsonb(${kept(part`payload->'openid'->>'scope'`, allowed)})),
        scopes = ARRAY(
          SELECT scope FROM unnest(scopes) WITH ORDINALITY AS listed (scope, place)
          WHERE scope = ANY(${allowed}) ORDER BY place)
      WHERE id = ANY(${grantIds})`,
  );
  await execute(
    tx,
    sql`
      DELETE FROM oauth_records
      WHERE grant_id = ANY(${grantIds}) AND payload->>'scope' <> ''
        AND NOT string_to_array(payload->>'scope', ' ') && ${allowed}::text[]`,
  );
  await execute(
    tx,
    sql`
      UPDATE oauth_records SET
        payload = jsonb_set(payload, '{scope}', to_jsonb(${kept(part`payload->>'scope'`, allowed)}))
      WHERE grant_id = ANY(${grantIds}) AND NOT string_to_array(payload->>'scope', ' ') <@ ${allowed}::text[]`,
  );
}

/** What stays of scopes in a text, in their order. */
const kept = (scopes: SqlPart, allowed: readonly string[]) => part`
  array_to_string(ARRAY(
    SELECT scope FROM unnest(string_to_array(${scopes}, ' ')) WITH ORDINALITY AS listed (scope, place)
    WHERE scope = ANY(${allowed}) ORDER BY place
  ), ' ')`;
