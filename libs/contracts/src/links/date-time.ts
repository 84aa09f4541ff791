import { z } from 'zod';

/** Spec form of an instant in the link-management API: UTC, `YYYY-MM-DD HH:MM:SS`. */
export function linkDateTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** An instant in an answer. Takes the `Date` of a row as it is, so that rows need no mapping. */
export const linkDateTimeSchema = z.preprocess(
  (value) => (value instanceof Date ? linkDateTime(value) : value),
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    .describe('YYYY-MM-DD HH:MM:SS in UTC'),
);
