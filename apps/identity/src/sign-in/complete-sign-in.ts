import { newUuid, hashToken } from '@platform/service-kit';
import type { BrowserFacts } from '../devices/browser-facts.js';
import type { RecordChanges } from '../storage/record-changes.js';
import { countersOf, type Attempt } from '../throttling/throttle.js';

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
  /** Is given back to the throttle. */
  attempt?: Attempt | undefined;
}

/** What became of it; no row when nobody may be signed in like that now. */
export interface Completion {
  /** The account was never used in this browser before, but already in another one: its owner is to be told. */
  is_unexpected: boolean;
}

/**
 * One statement for all that a sign-in writes, under a lock on the person that conflicts with every change of password or state: whoever
 * changes those ends the sessions after that, so a session is either refused here or found and ended there. An unexpected browser is only
 * stored when `$4` says that its owner is told in the same transaction. No parameter is a list of records: where Postgres cannot know how many
 * rows there will be, it plans anew for every sign-in, which is more work than the sign-in itself.
 * $1 person, $2 hash that was compared or null, $3 whether a second factor was proved, $4 whether the owner is told; the browser: $5 id,
 * $6 hash of its token, $7 name, $8 system, $9 network; the history: $10 id, $11 details; the new record: $12 kind, $13 hash, $14 payload,
 * $15 uid, $16 seconds to live; the ended record, or null: $17 kind, $18 hash; the throttle: $19 fresh, $20 shared.
 */
export const completeSignIn = {
  name: 'complete-sign-in',
  text: `
    WITH person AS MATERIALIZED (
      SELECT uuid FROM users
      WHERE uuid = $1 AND is_active AND erase_after IS NULL AND ($2::text IS NULL OR password_hash = $2)
        AND ($3 OR NOT EXISTS (SELECT FROM totp_secrets WHERE user_uuid = $1 AND confirmed_at IS NOT NULL)
                   AND NOT EXISTS (SELECT FROM passkeys WHERE user_uuid = $1))
      FOR SHARE
    ), seen AS MATERIALIZED (
      SELECT coalesce(NOT bool_or(token_hash = $6), false) AS is_unexpected FROM devices WHERE user_uuid = $1
    ), device AS (
      INSERT INTO devices (uuid, user_uuid, token_hash, browser, system, ip)
      SELECT $5, person.uuid, $6, $7, $8, $9 FROM person, seen WHERE $4 OR NOT seen.is_unexpected
      ON CONFLICT (user_uuid, token_hash) DO UPDATE SET
        browser = excluded.browser, system = excluded.system, ip = excluded.ip, last_seen_at = now()
      RETURNING uuid
    ), event AS (
      INSERT INTO account_events (uuid, user_uuid, event, browser, system, ip, details)
      SELECT $10, $1, 'signed_in', $7, $8, $9, $11 FROM device
    ), ended AS (
      DELETE FROM oauth_records record USING device WHERE record.kind = $17 AND record.hash = $18
    ), stored AS (
      INSERT INTO oauth_records (kind, hash, payload, uid, expires_at, device_uuid)
      SELECT $12::text, $13, $14, $15, now() + make_interval(secs => $16), CASE WHEN $12 = 'Session' THEN device.uuid END FROM device
      ON CONFLICT (kind, hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at
    )
    SELECT seen.is_unexpected, CASE WHEN device.uuid IS NOT NULL THEN throttle_give_back($19, $20)::text END
    FROM person CROSS JOIN seen LEFT JOIN device ON true`,
};

export function valuesOf(signIn: CompletedSignIn, isOwnerTold: boolean): unknown[] {
  const { userUuid, amr, passwordHash, deviceToken, facts, records, attempt } = signIn;
  const [stored, ended] = [only(records.stored)!, only(records.deleted)];
  const counters = attempt && countersOf('sign_in', attempt);
  return [
    ...[userUuid, passwordHash ?? null, amr.includes('mfa'), isOwnerTold],
    ...[newUuid(), hashToken(deviceToken), facts.browser, facts.system, facts.ip],
    ...[newUuid(), JSON.stringify({ amr })],
    ...[stored.kind, stored.hash, stored.payload, stored.uid, stored.expiresIn],
    ...[ended?.kind ?? null, ended?.hash ?? null],
    ...[counters?.fresh ?? null, counters?.shared ?? []],
  ];
}

/** The provider stores the session or the answer to an application, and ends the session that was here before, if any. */
function only<T>(records: T[]): T | undefined {
  if (records.length > 1) throw new Error(`a sign-in has one record of a kind, not ${records.length}`);
  return records[0];
}
