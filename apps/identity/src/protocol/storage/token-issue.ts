import type { AdapterPayload } from 'oidc-provider';
import type { ClaimedPerson } from '../settings/index.js';

type DateOfPerson = 'updated_at' | 'email_verified_at';

/** Nobody waits longer for who holds a grant or a code. */
export const longestLockWait = '2s';

/** A code or refresh token, as it is stored. */
export interface UsedUp {
  kind: string;
  hash: string;
}

/** What one request at the token endpoint has read, and what it will write: all of it in one statement. */
export interface TokenIssue {
  found?: GrantSource;
  /** The code or refresh token that is to be used up. */
  used?: UsedUp;
  issued: { kind: string; hash: string; payload: string; expiresIn: number }[];
  /** What the new access token may do: never more than its grant holds by then. */
  scope?: string;
  sealedAnswer?: string;
  afterCommit: (() => Promise<void>)[];
}

/**
 * A code or refresh token, with the grant that it was made from and its person: null when they are gone or may do
 * nothing.
 */
export interface GrantSource {
  payload: AdapterPayload;
  grant_id: string | null;
  /** The authorization that it came from: the hash of its code. Null before it is used. */
  family: string | null;
  /** Unix seconds. */
  consumed: number | null;
  grant: Record<string, unknown> | null;
  person:
    | (Omit<ClaimedPerson, DateOfPerson> & Record<'updated_at', string> & Record<'email_verified_at', string | null>)
    | null;
}

/**
 * $1 kinds, $2 hashes. Answers with a GrantSource for each that is there, with its place (from 1) among those asked
 * for. Lists come by way of a sub-select: the planner does not see how long they are, and keeps one plan for every
 * length in place of planning each time anew.
 */
export const findGrantSources = {
  name: 'find-grant-sources',
  text: `
    SELECT asked.place::int, record.payload, record.grant_id, record.family, extract(epoch FROM record.consumed_at)::int AS consumed,
      grants.payload AS "grant", to_json(person) AS person
    FROM unnest((SELECT $1::text[]), (SELECT $2::text[])) WITH ORDINALITY AS asked (kind, hash, place)
    JOIN oauth_records record ON record.kind = asked.kind AND record.hash = asked.hash AND record.expires_at > now()
    LEFT JOIN oauth_grants grants ON grants.id = record.grant_id AND grants.expires_at > now()
    LEFT JOIN LATERAL (
      SELECT uuid, name, surname, email, email_verified_at, birthday, gender, phone, language,
        street_address, locality, region, postal_code, country, updated_at
      FROM users WHERE users.uuid = grants.user_uuid AND is_active AND erase_after IS NULL
    ) person ON true`,
};

/**
 * What requests issue, in one statement. Nothing is waited for: what somebody else holds at this moment is left out, as
 * is what is used up, revoked or narrowed. One that comes twice in here is used once, so that of any number of parallel
 * calls exactly one gets a row, and only its tokens are stored. The grant is locked before the code, as by those who
 * revoke it: nothing is issued from a grant that was revoked, nor with a scope that was taken from it. Answers with the
 * places (from 1) of those that are stored. $1 kinds, $2 hashes, $3 sealed answers; the new records: $4 places of what
 * they are issued for, $5 kinds, $6 hashes, $7 payloads, $8 seconds to live. $9 scopes of the access tokens, one text
 * for each of $1.
 */
export const storeIssues = {
  name: 'store-issues',
  text: `
    WITH free AS MATERIALIZED (
      SELECT record.kind, record.hash, asked.sealed_answer, asked.place
      FROM unnest((SELECT $1::text[]), (SELECT $2::text[]), (SELECT $3::text[]), (SELECT $9::text[]))
        WITH ORDINALITY AS asked (kind, hash, sealed_answer, scope, place)
      JOIN oauth_records record ON record.kind = asked.kind AND record.hash = asked.hash AND record.consumed_at IS NULL
      JOIN oauth_grants grants ON grants.id = record.grant_id AND string_to_array(asked.scope, ' ') <@ grants.scopes
      FOR KEY SHARE OF grants SKIP LOCKED FOR NO KEY UPDATE OF record SKIP LOCKED
    ), used AS (
      UPDATE oauth_records record SET consumed_at = now(), sealed_answer = free.sealed_answer, family = coalesce(record.family, record.hash)
      FROM free WHERE record.kind = free.kind AND record.hash = free.hash AND record.consumed_at IS NULL
      RETURNING free.place, record.grant_id, record.family
    ), stored AS (
      INSERT INTO oauth_records (kind, hash, payload, grant_id, family, expires_at)
      SELECT issued.kind, issued.hash, issued.payload::jsonb, used.grant_id, used.family, now() + make_interval(secs => issued.seconds)
      FROM used JOIN unnest((SELECT $4::int[]), (SELECT $5::text[]), (SELECT $6::text[]), (SELECT $7::text[]), (SELECT $8::float8[]))
        AS issued (place, kind, hash, payload, seconds)
        USING (place)
    )
    SELECT place::int FROM used`,
};

/**
 * Waits for who holds a grant, then for who holds the code or token that is presented, and holds both. $1 kind, $2
 * hash; $3 longest wait.
 */
export const holdPresented = {
  name: 'hold-presented',
  text: `
    WITH grants AS MATERIALIZED (
      SELECT FROM oauth_grants WHERE id = (SELECT grant_id FROM oauth_records WHERE kind = $1 AND hash = $2)
        AND (SELECT set_config('lock_timeout', $3, true)) IS NOT NULL
      FOR KEY SHARE
    )
    SELECT FROM oauth_records WHERE kind = $1 AND hash = $2 AND (SELECT count(*) FROM grants) >= 0 FOR NO KEY UPDATE`,
};

/** Uses up what is presented and issues nothing: one compare-and-set. $1 kind, $2 hash; $3 longest wait for a lock. */
export const useUp = {
  name: 'use-up',
  text: `
    UPDATE oauth_records SET consumed_at = now(), family = coalesce(family, hash)
    WHERE kind = $1 AND hash = $2 AND consumed_at IS NULL AND (SELECT set_config('lock_timeout', $3, true)) IS NOT NULL
    RETURNING hash`,
};
