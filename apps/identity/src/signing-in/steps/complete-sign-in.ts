import { newUuid, hashToken, pgArray, sql } from '@platform/service-kit';
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

/** How the statement runs. */
interface Run {
  /** Whether the owners of unexpected browsers are told in the same transaction. */
  isOwnerTold: boolean;
  /** Longest wait for a lock. */
  lockWait: string;
}

/**
 * One statement for all that sign-ins write, each under a lock on its person that conflicts with every change of
 * password or state. Whoever changes those ends the sessions after that: so a session is either refused here, or found
 * and ended there. Of several for one person one is taken. Nobody waits for a person: whom somebody else holds at this
 * moment is passed over (`SignInResults` waits, and tries again). An unexpected browser is only stored when its owner
 * is told in the same transaction.
 *
 * Lists come by way of a sub-select, as in `findGrantSources`. Else Postgres plans anew for every sign-in, which is
 * more work than the sign-in itself.
 */
export function completeSignIns(signIns: readonly CompletedSignIn[], { isOwnerTold, lockWait }: Run) {
  const rows = signIns.map((signIn) => ({
    ...signIn,
    stored: only(signIn.records.stored)!,
    ended: only(signIn.records.deleted),
  }));
  type Row = (typeof rows)[number];
  const texts = (of: (row: Row) => string | null | undefined) => pgArray('text', rows, of);
  return sql<SignInResult>`
    WITH asked AS MATERIALIZED (
      SELECT DISTINCT ON (user_uuid) *
      FROM unnest(
        (SELECT ${pgArray('uuid', rows, ({ userUuid }) => userUuid)}::uuid[]),
        (SELECT ${texts(({ passwordHash }) => passwordHash)}::text[]),
        (SELECT ${pgArray('bool', rows, ({ amr }) => amr.includes('mfa'))}::bool[]),
        (SELECT ${pgArray('uuid', rows, () => newUuid())}::uuid[]),
        (SELECT ${texts(({ deviceToken }) => hashToken(deviceToken))}::text[]),
        (SELECT ${texts(({ facts }) => facts.browser)}::text[]),
        (SELECT ${texts(({ facts }) => facts.system)}::text[]),
        (SELECT ${texts(({ facts }) => facts.ip)}::text[]),
        (SELECT ${pgArray('uuid', rows, () => newUuid())}::uuid[]),
        (SELECT ${texts(({ amr }) => JSON.stringify({ amr }))}::text[]),
        (SELECT ${texts(({ stored }) => stored.kind)}::text[]),
        (SELECT ${texts(({ stored }) => stored.hash)}::text[]),
        (SELECT ${texts(({ stored }) => stored.payload)}::text[]),
        (SELECT ${texts(({ stored }) => stored.uid)}::text[]),
        (SELECT ${pgArray('float8', rows, ({ stored }) => stored.expiresIn)}::float8[]),
        (SELECT ${texts(({ ended }) => ended?.kind)}::text[]),
        (SELECT ${texts(({ ended }) => ended?.hash)}::text[]),
        (SELECT ${texts(({ counters }) => counters?.fresh)}::text[]),
        (SELECT ${texts(({ counters }) => counters && JSON.stringify(counters.shared))}::text[])
      ) WITH ORDINALITY AS asked (
        user_uuid, password_hash, is_mfa, device_uuid, token_hash, browser, system, ip, event_uuid, details,
        kind, hash, payload, uid, seconds, ended_kind, ended_hash, fresh, shared, place
      )
      WHERE ${waitAtMost(lockWait)}
      ORDER BY user_uuid, place
    ), person AS MATERIALIZED (
      SELECT asked.* FROM asked CROSS JOIN LATERAL (
        SELECT FROM users
        WHERE uuid = asked.user_uuid AND is_active AND erase_after IS NULL
          AND (asked.password_hash IS NULL OR password_hash = asked.password_hash)
          AND (asked.is_mfa OR NOT EXISTS (
              SELECT FROM totp_secrets WHERE user_uuid = asked.user_uuid AND confirmed_at IS NOT NULL
            ) AND NOT EXISTS (SELECT FROM passkeys WHERE user_uuid = asked.user_uuid))
        FOR SHARE SKIP LOCKED
      ) users
    ), seen AS MATERIALIZED (
      SELECT person.*, coalesce((
        SELECT NOT bool_or(devices.token_hash = person.token_hash) FROM devices
        WHERE devices.user_uuid = person.user_uuid
      ), false) AS is_unexpected
      FROM person
    ), device AS (
      INSERT INTO devices (uuid, user_uuid, token_hash, browser, system, ip)
      SELECT device_uuid, user_uuid, token_hash, browser, system, ip FROM seen
      WHERE ${isOwnerTold} OR NOT is_unexpected ORDER BY user_uuid
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
      SELECT kind, hash, payload::jsonb, uid, now() + make_interval(secs => seconds),
        CASE WHEN kind = 'Session' THEN uuid END
      FROM done
      ON CONFLICT (kind, hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at
    ), given_back AS MATERIALIZED (
      SELECT throttle_give_back_together(array_agg(fresh), ARRAY(
        SELECT jsonb_array_elements_text(shared::jsonb) FROM done WHERE shared IS NOT NULL
      ))::text FROM done WHERE fresh IS NOT NULL
    )
    SELECT seen.place::int, seen.is_unexpected FROM seen CROSS JOIN given_back`.prepared('complete-sign-ins');
}

/**
 * The provider stores the session or the answer to an application, and ends the session that was here before, if any.
 */
function only<T extends Partial<NewRecord>>(records: T[]): T | undefined {
  if (records.length > 1) throw new Error(`a sign-in has one record of a kind, not ${records.length}`);
  return records[0];
}
