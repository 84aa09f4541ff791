import { pgArray, sql } from '@platform/service-kit';
import type { GrantSource, IssueRequest, UsedUp } from './token-issue.js';

/** Nobody waits longer for who holds a grant or a code. */
export const longestLockWait = '2s';

/**
 * Answers with a GrantSource for each that is there, with its place (from 1) among those asked for. Lists come by way
 * of a sub-select: the planner does not see how long they are. It keeps one plan for every length, in place of planning
 * each time anew.
 */
export const findGrantSources = (asked: readonly UsedUp[]) =>
  sql<GrantSource & { place: number }>`
    SELECT asked.place::int, record.payload, record.grant_id, record.family,
      extract(epoch FROM record.consumed_at)::int AS consumed, grants.payload AS "grant", to_json(person) AS person
    FROM unnest(
      (SELECT ${pgArray('text', asked, ({ kind }) => kind)}::text[]),
      (SELECT ${pgArray('text', asked, ({ hash }) => hash)}::text[])
    ) WITH ORDINALITY AS asked (kind, hash, place)
    JOIN oauth_records record ON record.kind = asked.kind AND record.hash = asked.hash AND record.expires_at > now()
    LEFT JOIN oauth_grants grants ON grants.id = record.grant_id AND grants.expires_at > now()
    LEFT JOIN LATERAL (
      SELECT uuid, name, surname, email, email_verified_at, birthday, gender, phone, language, zoneinfo,
        street_address, locality, region, postal_code, country, updated_at
      FROM users WHERE users.uuid = grants.user_uuid AND is_active AND erase_after IS NULL
    ) person ON true`.prepared('find-grant-sources');

/**
 * What requests issue, in one statement. Nothing is waited for: what somebody else holds at this moment is left out, as
 * is what is used up, revoked or narrowed. One that comes twice in here is used once. So exactly one of any number of
 * parallel calls gets a row, and only its tokens are stored.
 *
 * The grant is locked before the code, as by those who revoke it: nothing is issued from a grant that was revoked, nor
 * with a scope that was taken from it. Answers with the places (from 1) of those that are stored.
 */
export function storeIssues(wanted: readonly IssueRequest[]) {
  const records = wanted.flatMap(({ issued }, index) => issued.map((record) => ({ ...record, place: index + 1 })));
  return sql<{ place: number }>`
    WITH free AS MATERIALIZED (
      SELECT record.kind, record.hash, asked.sealed_answer, asked.place
      FROM unnest(
        (SELECT ${pgArray('text', wanted, ({ used }) => used.kind)}::text[]),
        (SELECT ${pgArray('text', wanted, ({ used }) => used.hash)}::text[]),
        (SELECT ${pgArray('text', wanted, ({ sealedAnswer }) => sealedAnswer)}::text[]),
        (SELECT ${pgArray('text', wanted, ({ scope }) => scope ?? '')}::text[])
      ) WITH ORDINALITY AS asked (kind, hash, sealed_answer, scope, place)
      JOIN oauth_records record ON record.kind = asked.kind AND record.hash = asked.hash AND record.consumed_at IS NULL
      JOIN oauth_grants grants ON grants.id = record.grant_id AND string_to_array(asked.scope, ' ') <@ grants.scopes
      FOR KEY SHARE OF grants SKIP LOCKED FOR NO KEY UPDATE OF record SKIP LOCKED
    ), used AS (
      UPDATE oauth_records record SET
        consumed_at = now(), sealed_answer = free.sealed_answer, family = coalesce(record.family, record.hash)
      FROM free WHERE record.kind = free.kind AND record.hash = free.hash AND record.consumed_at IS NULL
      RETURNING free.place, record.grant_id, record.family
    ), stored AS (
      INSERT INTO oauth_records (kind, hash, payload, grant_id, family, expires_at)
      SELECT issued.kind, issued.hash, issued.payload::jsonb, used.grant_id, used.family,
        now() + make_interval(secs => issued.seconds)
      FROM used JOIN unnest(
        (SELECT ${pgArray('int4', records, ({ place }) => place)}::int[]),
        (SELECT ${pgArray('text', records, ({ kind }) => kind)}::text[]),
        (SELECT ${pgArray('text', records, ({ hash }) => hash)}::text[]),
        (SELECT ${pgArray('text', records, ({ payload }) => payload)}::text[]),
        (SELECT ${pgArray('float8', records, ({ expiresIn }) => expiresIn)}::float8[])
      ) AS issued (place, kind, hash, payload, seconds) USING (place)
    )
    SELECT place::int FROM used`.prepared('store-issues');
}

/** Waits for who holds a grant, then for who holds the code or token that is presented, and holds both. */
export const holdPresented = ({ kind, hash }: UsedUp) =>
  sql`
    WITH grants AS MATERIALIZED (
      SELECT FROM oauth_grants
      WHERE id = (SELECT grant_id FROM oauth_records WHERE kind = ${kind} AND hash = ${hash})
        AND (SELECT set_config('lock_timeout', ${longestLockWait}, true)) IS NOT NULL
      FOR KEY SHARE
    )
    SELECT FROM oauth_records
    WHERE kind = ${kind} AND hash = ${hash} AND (SELECT count(*) FROM grants) >= 0
    FOR NO KEY UPDATE`.prepared('hold-presented');

/** Uses up what is presented and issues nothing: one compare-and-set. */
export const useUp = ({ kind, hash }: UsedUp) =>
  sql`
    UPDATE oauth_records SET consumed_at = now(), family = coalesce(family, hash)
    WHERE kind = ${kind} AND hash = ${hash} AND consumed_at IS NULL
      AND (SELECT set_config('lock_timeout', ${longestLockWait}, true)) IS NOT NULL
    RETURNING hash`.prepared('use-up');
