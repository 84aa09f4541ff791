import { pgArray, sql } from '@platform/service-kit';
import { nobody, type PasswordOwner } from '../../people/index.js';
import type { Counters } from '../../throttling/index.js';
import { waitAtMost } from './sign-in-queue.js';

export interface AttemptToCount {
  /** In one spelling. */
  email: string;
  tokenHash: string;
  /** From a device that the person knows, and from another one. */
  known: Counters;
  other: Counters;
}

/** Whom an attempt is for. */
export interface BegunSignIn {
  /** Which attempt, from 1. */
  place: number;
  is_known_device: boolean;
  /** Null for an address without an account. */
  person: PasswordOwner | null;
  /** Whether the attempts were counted: all of them or none. */
  are_counted: boolean;
}

/**
 * Whom attempts are for, whether they know this browser, and the attempts counted by what follows from that: one row
 * for each. They are counted when none of them must wait, else none of them is. For addresses with an account and
 * without one the same rows are looked at. Lists come by way of a sub-select, as in `findGrantSources`.
 *
 * @param lockWait longest wait for a lock
 */
export function beginSignIns(wanted: readonly AttemptToCount[], lockWait: string) {
  const counters = wanted.flatMap(({ known, other }, index) => [
    ...known.all.map((counter) => ({ ...counter, place: index + 1, isKnownDevice: true })),
    ...other.all.map((counter) => ({ ...counter, place: index + 1, isKnownDevice: false })),
  ]);
  return sql<BegunSignIn>`
    WITH found AS MATERIALIZED (
      SELECT typed.place, CASE WHEN users.uuid IS NOT NULL THEN json_build_object(
          'uuid', users.uuid, 'is_active', users.is_active, 'password_hash', users.password_hash
        ) END AS person,
        (SELECT true FROM devices
         WHERE user_uuid = coalesce(users.uuid, ${nobody}::uuid) AND devices.token_hash = typed.token_hash
        ) IS NOT NULL AS is_known_device
      FROM unnest(
        (SELECT ${pgArray('text', wanted, ({ email }) => email)}::text[]),
        (SELECT ${pgArray('text', wanted, ({ tokenHash }) => tokenHash)}::text[])
      ) WITH ORDINALITY AS typed (email, token_hash, place)
      LEFT JOIN LATERAL (
        SELECT uuid, is_active, password_hash FROM users WHERE users.email = typed.email
        OFFSET 0
      ) users ON true
      WHERE ${waitAtMost(lockWait)}
    ), counted AS MATERIALIZED (
      SELECT throttle_count_together(
        array_agg(counter.key), array_agg(counter.free), array_agg(counter.forget)
      ) AS are_counted
      FROM unnest(
        (SELECT ${pgArray('int4', counters, ({ place }) => place)}::int[]),
        (SELECT ${pgArray('bool', counters, ({ isKnownDevice }) => isKnownDevice)}::bool[]),
        (SELECT ${pgArray('text', counters, ({ key }) => key)}::text[]),
        (SELECT ${pgArray('int4', counters, ({ rule }) => rule.free)}::int[]),
        (SELECT ${pgArray('float8', counters, ({ rule }) => rule.forgetSeconds)}::float8[])
      ) AS counter (place, is_known_device, key, free, forget)
      JOIN found USING (place, is_known_device)
    )
    SELECT place::int, is_known_device, person, are_counted FROM found CROSS JOIN counted ORDER BY place`.prepared(
    'begin-sign-ins',
  );
}
