import { z } from 'zod';

/** A day of 24 hours; all days are counted in UTC. */
export const dayMs = 86_400_000;

/**
 * Spec form of an instant: ISO 8601 with the UTC offset spelled out, whole seconds, e.g. `2026-11-20T21:42:07+00:00`.
 */
export function timestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}

/** A timestamp in an answer. Takes the `Date` of a row as it is, so that rows need no mapping. */
export const timestampSchema = z.preprocess(
  (value) => (value instanceof Date ? timestamp(value) : value),
  z.iso.datetime({ offset: true }).describe('ISO 8601 with a UTC offset'),
);

/**
 * From 1970 to 9999: Postgres counts no year 0, and the form of answers ends with four digits. False for what is no
 * date.
 */
export function isOfCalendar(date: Date): boolean {
  return date.getTime() >= 0 && date.getTime() < Date.parse('+010000-01-01T00:00:00Z');
}

/** What is no date at all is refused for that alone. */
const ofCalendar = (text: string) => Number.isNaN(Date.parse(text)) || isOfCalendar(new Date(text));
const notOfCalendar = { message: 'must be from 1970 to 9999' };

/** A day that is asked for, in UTC. */
export const askedDay = z.iso.date({ error: 'must be a day, YYYY-MM-DD' }).refine(ofCalendar, notOfCalendar);

/** In a query a `+` that is not encoded comes as a space. */
const plusOfOffset = (text: string) => text.replace(/ (?=\d\d:\d\d$)/, '+');

/** A moment that is asked for. */
export const askedInstant = z
  .string()
  .overwrite(plusOfOffset)
  .check(z.iso.datetime({ offset: true, error: 'must be a time such as 2026-11-20T21:42:07Z' }))
  .refine(ofCalendar, notOfCalendar);
