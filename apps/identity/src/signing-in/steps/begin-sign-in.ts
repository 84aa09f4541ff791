import type { PasswordOwner } from '../../people/index.js';
import { shortLockWait } from './sign-in-lane.js';

/** Whom an attempt is for. */
export interface BegunSignIn {
  is_known_device: boolean;
  /** Null for an address without an account. */
  person: PasswordOwner | null;
}

/**
 * Of `typed`, for addresses with an account and without one the same rows are looked at. `nobody` is the parameter that
 * names nobody.
 */
const found = (nobody: string) => `
  CASE WHEN users.uuid IS NOT NULL THEN
    json_build_object('uuid', users.uuid, 'is_active', users.is_active, 'password_hash', users.password_hash) END AS person,
  (SELECT true FROM devices WHERE user_uuid = coalesce(users.uuid, ${nobody}::uuid) AND devices.token_hash = typed.token_hash) IS NOT NULL
    AS is_known_device`;

/**
 * Whom an attempt is for, whether they know this browser, and the attempt counted, whichever of the two it is counted by: one statement.
 * $1 e-mail address, $2 hash of the browser's token, $3 nobody; counters of the throttle: $4 for a device the person knows, $5 for others.
 */
export const beginSignIn = {
  name: 'begin-sign-in',
  text: `
    SELECT is_known_device, person, throttle_count(CASE WHEN is_known_device THEN $4::jsonb ELSE $5::jsonb END) AS wait_seconds
    FROM (
      SELECT ${found('$3')}
      FROM (SELECT $1::text AS email, $2::text AS token_hash) typed LEFT JOIN users ON users.email = typed.email
      OFFSET 0
    ) found`,
};

/**
 * The same for several attempts, when none of them must wait: they are counted all or none, and there are no rows when none is. Answers with the places
 * (from 1) of those asked for. Lists come by way of a sub-select, as in `findGrantSources`.
 * $1 e-mail addresses, $2 hashes of the browsers' tokens, $3 nobody; the counters: $4 places of what they count, $5 whether that is for a device the
 * person knows, $6 keys, $7 free attempts, $8 seconds after which they are forgotten.
 */
export const beginSignIns = {
  name: 'begin-sign-ins',
  text: `
    WITH found AS MATERIALIZED (
      SELECT typed.place, ${found('$3')}
      FROM unnest((SELECT $1::text[]), (SELECT $2::text[])) WITH ORDINALITY AS typed (email, token_hash, place)
      LEFT JOIN LATERAL (
        SELECT uuid, is_active, password_hash FROM users WHERE users.email = typed.email
        OFFSET 0
      ) users ON true
      WHERE ${shortLockWait}
    ), counted AS MATERIALIZED (
      SELECT throttle_count_together(array_agg(counter.key), array_agg(counter.free), array_agg(counter.forget)) AS are_free
      FROM unnest((SELECT $4::int[]), (SELECT $5::bool[]), (SELECT $6::text[]), (SELECT $7::int[]), (SELECT $8::float8[]))
        AS counter (place, is_known_device, key, free, forget)
      JOIN found USING (place, is_known_device)
    )
    SELECT place::int, is_known_device, person FROM found CROSS JOIN counted WHERE counted.are_free`,
};
