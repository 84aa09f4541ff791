import type { PasswordOwner } from '../../people/index.js';
import { waitAtMost } from './sign-in-queue.js';

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
 * without one the same rows are looked at. Lists come by way of a sub-select, as in `findGrantSources`. $1 e-mail
 * addresses, $2 hashes of the browsers' tokens, $3 nobody; the counters: $4 places of what they count, $5 whether that
 * is for a device the person knows, $6 keys, $7 free attempts, $8 seconds after which they are forgotten; $9 longest
 * wait for a lock.
 */
export const beginSignIns = {
  name: 'begin-sign-ins',
  text: `
    WITH found AS MATERIALIZED (
      SELECT typed.place,
        CASE WHEN users.uuid IS NOT NULL THEN
          json_build_object('uuid', users.uuid, 'is_active', users.is_active, 'password_hash', users.password_hash) END AS person,
        (SELECT true FROM devices WHERE user_uuid = coalesce(users.uuid, $3::uuid) AND devices.token_hash = typed.token_hash) IS NOT NULL
          AS is_known_device
      FROM unnest((SELECT $1::text[]), (SELECT $2::text[])) WITH ORDINALITY AS typed (email, token_hash, place)
      LEFT JOIN LATERAL (
        SELECT uuid, is_active, password_hash FROM users WHERE users.email = typed.email
        OFFSET 0
      ) users ON true
      WHERE ${waitAtMost('$9')}
    ), counted AS MATERIALIZED (
      SELECT throttle_count_together(array_agg(counter.key), array_agg(counter.free), array_agg(counter.forget)) AS are_counted
      FROM unnest((SELECT $4::int[]), (SELECT $5::bool[]), (SELECT $6::text[]), (SELECT $7::int[]), (SELECT $8::float8[]))
        AS counter (place, is_known_device, key, free, forget)
      JOIN found USING (place, is_known_device)
    )
    SELECT place::int, is_known_device, person, are_counted FROM found CROSS JOIN counted ORDER BY place`,
};
