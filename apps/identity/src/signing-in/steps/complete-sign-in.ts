import { newUuid, hashToken, pgArray } from '@platform/service-kit';
import type { BrowserFacts } from '../../people/history/index.js';
import type { NewRecord, RecordChanges } from '../../protocol/storage/index.js';
import type { Counters } from '../../throttling/index.js';
import { waitAtMost } from './sign-in-queue.js';

/** A sign-in with all that it leaves behind. */
export interface CompletedSignIn {
  userUuid: string;
  /** RFC 8176, see authentication-context.ts. */
  amr: readonly string[];
  /** The hash that the password was compared with; it must still be the person's. */
  passwordHash?: string | undefined;
  /** Of the browser. */
  deviceToken: string;
  facts: BrowserFacts;
  /** The session, or the answer to the application's sign-in. */
  records: RecordChanges;
  /** Are given back to the throttle. */
  counters?: Counters | undefined;
}

/** What became of one; no row when nobody may be signed in like that now. */
export interface SignInResult {
  /** Which one, from 1. */
  place: number;
  /** The account was never used in this browser before, but already in another one: its owner is to be told. */
  is_unexpected: boolean;
}

/**
 * One statement for all that sign-ins write, each under a lock on its person that conflicts with every change of
 * password or state: whoever changes those ends the sessions after that, so a session is either refused here or found
 * and ended there. Of several for one person one is taken. Nobody waits for a person: whom somebody else holds at this
 * moment is passed over (`SignInResults` waits, and tries again). An unexpected browser is only stored when `$20` says
 * that its owner is told in the same transaction. Lists come by way of a sub-select, as in `findGrantSources`: else
 * Postgres plans anew for every sign-in, which is more work than the sign-in itself. $1 persons, $2 hashes that were
 * compared or null, $3 whether a second factor was proved; the browsers: $4 ids, $5 hashes of their tokens, $6 names,
 * $7 systems, $8 networks; the history: $9 ids, $10 details; the new records: $11 kinds, $12 hashes, $13 payloads, $14
 * uids, $15 seconds to live; the ended records, or null: $16 kinds, $17 hashes; the throttle: $18 fresh; $19 shared,
 * JSON; $20 whether the owner is told; $21 longest wait for a lock.
 */
export const completeSignIns = {
  name: 'complete-sign-ins',
  text: `
    WITH asked AS MATERIALIZED (
      SELECT DISTINCT ON (user_uuid) *
      FROM unnest(
        (SELECT $1::uuid[]), (SELECT $2::text[]), (SELECT $3::bool[]), (SELECT $4::uuid[]), (SELECT $5::text[]),
        (SELECT $6::text[]), (SELECT $7::text[]), (SELECT $8::text[]), (SELECT $9::uuid[]), (SELECT $10::text[]),
        (SELECT $11::text[]), (SELECT $12::text[]), (SELECT $13::text[]), (SELECT $14::text[]), (SELECT $15::float8[]),
        (SELECT $16::text[]), (SELECT $17::text[]), (SELECT $18::text[]), (SELECT $19::text[])
      ) WITH ORDINALITY AS asked (user_uuid, password_hash, is_mfa, device_uuid, token_hash, browser, system, ip, event_uuid,
        details, kind, hash, payload, uid, seconds, ended_kind, ended_hash, fresh, shared, place)
      WHERE ${waitAtMost('$21')}
      ORDER BY user_uuid, place
    ), person AS MATERIALIZED (
      SELECT asked.* FROM asked CROSS JOIN LATERAL (
        SELECT FROM users
        WHERE uuid = asked.user_uuid AND is_active AND erase_after IS NULL
          AND (asked.password_hash IS NULL OR password_hash = asked.password_hash)
          AND (asked.is_mfa OR NOT EXISTS (SELECT FROM totp_secrets WHERE user_uuid = asked.user_uuid AND confirmed_at IS NOT NULL)
                               AND NOT EXISTS (SELECT FROM passkeys WHERE user_uuid = asked.user_uuid))
        FOR SHARE SKIP LOCKED
      ) users
    ), seen AS MATERIALIZED (
      SELECT person.*, coalesce((
        SELECT NOT bool_or(devices.token_hash = person.token_hash) FROM devices WHERE devices.user_uuid = person.user_uuid
      ), false) AS is_unexpected
      FROM person
    ), device AS (
      INSERT INTO devices (uuid, user_uuid, token_hash, browser, system, ip)
      SELECT device_uuid, user_uuid, token_hash, browser, system, ip FROM seen WHERE $20 OR NOT is_unexpected ORDER BY user_uuid
      ON CONFLICT (user_uuid, token_hash) DO UPDATE SET
        browser = excluded.browser, system = excluded.system, ip = excluded.ip, last_seen_at = now()
      RETURNING uuid, user_uuid
    ), done AS MATERIALIZED (
      SELECT device.uuid, seen.* FROM device JOIN seen USING (user_uuid)
    ), event AS (
      INSERT INTO account_events (uuid, user_uuid, event, browser, system, ip, details)
      SELECT event_uuid, user_uuid, 'signed_in', browser, system, ip, details::jsonb FROM done
    ), ended AS (
      DELETE FROM oauth_records record USING done WHERE record.kind = done.ended_kind AND record.hash = done.ended_hash
    ), stored AS (
      INSERT INTO oauth_records (kind, hash, payload, uid, expires_at, device_uuid)
      SELECT kind, hash, payload::jsonb, uid, now() + make_interval(secs => seconds), CASE WHEN kind = 'Session' THEN uuid END FROM done
      ON CONFLICT (kind, hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at
    ), given_back AS MATERIALIZED (
      SELECT throttle_give_back_together(array_agg(fresh), ARRAY(
        SELECT jsonb_array_elements_text(shared::jsonb) FROM done WHERE shared IS NOT NULL
      ))::text FROM done WHERE fresh IS NOT NULL
    )
    SELECT seen.place::int, seen.is_unexpected FROM seen CROSS JOIN given_back`,
};

/** How the statement runs. */
interface Run {
  /** Whether the owners of unexpected browsers are told in the same transaction. */
  isOwnerTold: boolean;
  lockWait: string;
}

export function valuesOf(signIns: CompletedSignIn[], { isOwnerTold, lockWait }: Run): unknown[] {
  const rows = signIns.map((signIn) => ({
    ...signIn,
    stored: only(signIn.records.stored)!,
    ended: only(signIn.records.deleted),
  }));
  type Row = (typeof rows)[number];
  const texts = (of: (row: Row) => string | null | undefined) => pgArray('text', rows, of);
  return [
    pgArray('uuid', rows, ({ userUuid }) => userUuid),
    texts(({ passwordHash }) => passwordHash),
    pgArray('bool', rows, ({ amr }) => amr.includes('mfa')),
    pgArray('uuid', rows, () => newUuid()),
    texts(({ deviceToken }) => hashToken(deviceToken)),
    texts(({ facts }) => facts.browser),
    texts(({ facts }) => facts.system),
    texts(({ facts }) => facts.ip),
    pgArray('uuid', rows, () => newUuid()),
    texts(({ amr }) => JSON.stringify({ amr })),
    texts(({ stored }) => stored.kind),
    texts(({ stored }) => stored.hash),
    texts(({ stored }) => stored.payload),
    texts(({ stored }) => stored.uid),
    pgArray('float8', rows, ({ stored }) => stored.expiresIn),
    texts(({ ended }) => ended?.kind),
    texts(({ ended }) => ended?.hash),
    texts(({ counters }) => counters?.fresh),
    texts(({ counters }) => counters && JSON.stringify(counters.shared)),
    isOwnerTold,
    lockWait,
  ];
}

/**
 * The provider stores the session or the answer to an application, and ends the session that was here before, if any.
 */
function only<T extends Partial<NewRecord>>(records: T[]): T | undefined {
  if (records.length > 1) throw new Error(`a sign-in has one record of a kind, not ${records.length}`);
  return records[0];
}
