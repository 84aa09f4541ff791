import type { AdapterPayload } from 'oidc-provider';
import type { ClaimedPerson } from '../oidc/claims.js';

type DateOfPerson = 'updated_at' | 'email_verified_at';

/** What one request at the token endpoint has read, and what it will write: all of it in one statement. */
export interface TokenIssue {
  found?: GrantSource;
  /** The code or refresh token that is to be used up. */
  used?: { kind: string; hash: string };
  issued: { kind: string; hash: string; payload: string; expiresIn: number }[];
  sealedAnswer?: string;
  afterCommit: (() => Promise<void>)[];
}

/** A code or refresh token, with the grant that it was made from and its person: null when they are gone or may do nothing. */
export interface GrantSource {
  payload: AdapterPayload;
  grant_id: string | null;
  /** Unix seconds. */
  consumed: number | null;
  grant: Record<string, unknown> | null;
  person:
    | (Omit<ClaimedPerson, DateOfPerson> & Record<'updated_at', string> & Record<'email_verified_at', string | null>)
    | null;
}

/** $1 kind, $2 hash. Answers with a GrantSource. */
export const findGrantSource = {
  name: 'find-grant-source',
  text: `
    SELECT record.payload, record.grant_id, extract(epoch FROM record.consumed_at)::int AS consumed,
      grants.payload AS "grant", to_json(person) AS person
    FROM oauth_records record
    LEFT JOIN oauth_grants grants ON grants.id = record.grant_id AND grants.expires_at > now()
    LEFT JOIN LATERAL (
      SELECT uuid, name, surname, email, email_verified_at, birthday, gender, phone, language,
        street_address, locality, region, postal_code, country, updated_at
      FROM users WHERE users.uuid = grants.user_uuid AND is_active AND erase_after IS NULL
    ) person ON true
    WHERE record.kind = $1 AND record.hash = $2 AND record.expires_at > now()`,
};

/**
 * One compare-and-set with all that follows from it: of any number of parallel calls exactly one gets a row, and only its tokens are
 * stored. The grant is locked first, as by those who revoke it, so that the two can wait for each other without a deadlock, and
 * nothing is issued from a grant that was revoked. Only a device code that was refused has no grant. Nobody waits for a lock longer than $4.
 * $1 kind, $2 hash, $3 sealed answer; the new records: $5 kinds, $6 hashes, $7 payloads, $8 seconds to live.
 */
export const storeIssue = {
  name: 'store-issue',
  text: `
    WITH grants AS MATERIALIZED (
      SELECT id FROM oauth_grants
      WHERE id = (SELECT grant_id FROM oauth_records WHERE kind = $1 AND hash = $2)
        AND (SELECT set_config('lock_timeout', $4, true)) IS NOT NULL
      FOR KEY SHARE
    ), used AS (
      UPDATE oauth_records record SET consumed_at = now(), sealed_answer = $3
      FROM (SELECT id FROM grants UNION ALL SELECT NULL) grants
      WHERE kind = $1 AND hash = $2 AND consumed_at IS NULL AND record.grant_id IS NOT DISTINCT FROM grants.id
      RETURNING record.grant_id
    ), stored AS (
      INSERT INTO oauth_records (kind, hash, payload, grant_id, expires_at)
      SELECT issued.kind, issued.hash, issued.payload, used.grant_id, now() + make_interval(secs => issued.seconds)
      FROM used, unnest($5::text[], $6::text[], $7::jsonb[], $8::float8[]) AS issued (kind, hash, payload, seconds)
    )
    SELECT grant_id FROM used`,
};
