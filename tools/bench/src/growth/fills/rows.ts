import type { Cast } from '../cast.js';

/**
 * A statement that adds the rows with the numbers from `$1` up to, without, `$2`. One that is unchecked goes without
 * triggers and foreign keys: where these take longer than all the rest, and what they would write is among the rows.
 */
export type Step = string | { unchecked: string };

/**
 * What grows in one service. The triggers of the product are on, but for single steps: what it keeps beside (counts,
 * who hears an event) it keeps itself, and what its keys would refuse is refused.
 */
export type Fill = (cast: Cast) => Step[];

export const numbers = `generate_series($1::bigint, $2::bigint - 1) AS n`;

/** In SQL: the person with the number `n`, the same in every service. */
export const personUuid = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
export const personEmail = `'person-' || n || '@example.org'`;
/** The same in code. */
export const uuidOfPerson = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const emailOfPerson = (n: number) => `person-${n}@example.org`;

/** Two of a hundred members have another role than the rest. */
export const roleOfMember = `CASE WHEN n % 100 = 1 THEN 'admin' WHEN n % 100 = 2 THEN 'viewer' ELSE 'member' END`;
