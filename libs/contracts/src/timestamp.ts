import { z } from 'zod';

/** Spec form of an instant: ISO 8601 with the UTC offset spelled out, whole seconds, e.g. `2026-11-20T21:42:07+00:00`. */
export function timestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}

/** A timestamp in an answer. Takes the `Date` of a row as it is, so that rows need no mapping. */
export const timestampSchema = z.preprocess(
  (value) => (value instanceof Date ? timestamp(value) : value),
  z.iso.datetime({ offset: true }).describe('ISO 8601 with a UTC offset'),
);

// Postgres counts no year 0.
const isSince1970 = (time: string) => Date.parse(time) >= 0;
const notBefore1970 = { message: 'must not be before 1970-01-01' };

/** A day that is asked for, in UTC. */
export const askedDay = z.iso.date({ error: 'must be a day, YYYY-MM-DD' }).refine(isSince1970, notBefore1970);

/** A moment that is asked for. */
export const askedInstant = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-11-20T21:42:07+00:00' })
  .refine(isSince1970, notBefore1970);
