/** What is left of scopes in a text, in their order: $2 are those that may stay. */
const left = (scopes: string) =>
  `array_to_string(ARRAY(SELECT scope FROM unnest(string_to_array(${scopes}, ' ')) WITH ORDINALITY AS listed (scope, place)
     WHERE scope = ANY($2) ORDER BY place), ' ')`;

/**
 * Takes scopes from grants and from the codes and refresh tokens made from them; of what nothing is left is deleted. To
 * be run in this order, with $1 the ids of the grants and $2 the scopes that may stay.
 */
export const narrowing = [
  `UPDATE oauth_grants SET payload = jsonb_set(payload, '{openid,scope}', to_jsonb(${left(`payload->'openid'->>'scope'`)})),
     scopes = ARRAY(SELECT scope FROM unnest(scopes) WITH ORDINALITY AS listed (scope, place) WHERE scope = ANY($2) ORDER BY place)
   WHERE id = ANY($1)`,
  `DELETE FROM oauth_records
   WHERE grant_id = ANY($1) AND payload->>'scope' <> '' AND NOT string_to_array(payload->>'scope', ' ') && $2::text[]`,
  `UPDATE oauth_records SET payload = jsonb_set(payload, '{scope}', to_jsonb(${left(`payload->>'scope'`)}))
   WHERE grant_id = ANY($1) AND NOT string_to_array(payload->>'scope', ' ') <@ $2::text[]`,
];
