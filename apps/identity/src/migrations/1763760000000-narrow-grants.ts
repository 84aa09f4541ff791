import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Grant {
  id: string;
  user_uuid: string;
  client_id: string;
  scopes: string[];
}

/** What is left of a text of scopes; `client` is the row that says which may stay. */
const left = (scopes: string) =>
  `array_to_string(ARRAY(SELECT scope FROM unnest(string_to_array(${scopes}, ' ')) WITH ORDINALITY AS listed (scope, place)
     WHERE scope = ANY(client.scopes) ORDER BY place), ' ')`;
const isWider = `NOT string_to_array(record.payload->>'scope', ' ') <@ client.scopes`;

/**
 * Scopes that were taken from clients are gone from what people had granted them before, and from their tokens. Whoever is told by events
 * and by the token directory hears of it.
 */
export class NarrowGrants1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH ended AS (
        DELETE FROM oauth_records record USING oauth_clients client
        WHERE record.kind IN ('AccessToken', 'ClientCredentials') AND client.client_id = record.payload->>'clientId' AND ${isWider}
        RETURNING record.hash, record.expires_at
      )
      INSERT INTO token_revocations SELECT hash, expires_at FROM ended WHERE expires_at > now() ON CONFLICT DO NOTHING`);
    await runner.query(`
      DELETE FROM oauth_records record USING oauth_clients client
      WHERE record.grant_id IS NOT NULL AND client.client_id = record.payload->>'clientId' AND ${isWider}
        AND NOT string_to_array(record.payload->>'scope', ' ') && client.scopes`);
    await runner.query(`
      UPDATE oauth_records record SET payload = jsonb_set(record.payload, '{scope}', to_jsonb(${left(`record.payload->>'scope'`)}))
      FROM oauth_clients client
      WHERE record.grant_id IS NOT NULL AND client.client_id = record.payload->>'clientId' AND ${isWider}`);
    const [ended] = await runner.manager.query<[Grant[], number]>(`
      DELETE FROM oauth_grants grants USING oauth_clients client
      WHERE client.client_id = grants.client_id AND grants.scopes <> '{}' AND NOT grants.scopes && client.scopes
      RETURNING grants.id, grants.user_uuid, grants.client_id, grants.scopes`);
    const [narrowed] = await runner.manager.query<[Grant[], number]>(`
      UPDATE oauth_grants grants SET scopes = string_to_array(${left(`array_to_string(grants.scopes, ' ')`)}, ' '),
        payload = jsonb_set(grants.payload, '{openid,scope}', to_jsonb(${left(`grants.payload->'openid'->>'scope'`)}))
      FROM oauth_clients client
      WHERE client.client_id = grants.client_id AND NOT grants.scopes <@ client.scopes
      RETURNING grants.id, grants.user_uuid, grants.client_id, grants.scopes`);
    await tell(runner, 'grant.revoked', ended);
    await tell(runner, 'grant.saved', narrowed);
  }

  /** What was taken is not given back. */
  async down(): Promise<void> {}
}

async function tell(runner: QueryRunner, type: string, grants: Grant[]): Promise<void> {
  const payloads = grants.map(({ id, ...grant }) => JSON.stringify({ grant: { grant_id: id, ...grant } }));
  await runner.query(
    `WITH event AS (
       INSERT INTO outbox_event (id, type, payload) SELECT gen_random_uuid(), $1, payload FROM unnest($2::jsonb[]) AS payload RETURNING id
     )
     INSERT INTO outbox_recipient (event_id, consumer) SELECT id, 'webhooks' FROM event`,
    [type, payloads],
  );
}
