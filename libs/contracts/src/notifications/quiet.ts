import { z } from 'zod';
import { wholeCharacters } from '../text.js';
import { plainLine } from './text.js';

/** Days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'must be a time of day, 00:00 to 23:59' });

/** A name of the IANA time zone database that this platform knows; no bare offset, as an offset has no summer time. */
const timeZone = z
  .string()
  .max(64)
  .refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), {
    message: 'must be an IANA time zone, such as Europe/Berlin',
  });

/**
 * Hours of the week in which a rule sends nothing: from `from` on and before `to`, on the clock of its time zone,
 * summer time included. A window whose `to` is not after its `from` goes on into the next day; `days` are the days on
 * which it begins.
 */
export const muteWindow = z.object({
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .transform((days) => weekdays.filter((day) => days.includes(day)))
    .default([...weekdays]),
  from: timeOfDay,
  to: timeOfDay,
  time_zone: timeZone,
});
export type MuteWindow = z.infer<typeof muteWindow>;

/** As answered. */
export const muteWindowView = z.object({
  days: z.array(z.enum(weekdays)),
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
});

/** `{{name}}` in a deduplication key; its first group is the name. */
export const keyPlaceholders = /\{\{ {0,4}([^{} ]*) {0,4}\}\}/g;

const placeholderName = /^(event|severity|service|title|message|url|metadata(\.[A-Za-z0-9_-]+){1,5})$/;

/**
 * Text in which `{{event}}`, `{{severity}}`, `{{service}}`, `{{title}}`, `{{message}}`, `{{url}}` and
 * `{{metadata.a.b}}` stand for what the event has there. Events of the same text are the same to the rule.
 */
export const deduplicationKey = z
  .string()
  .trim()
  .min(1, { message: 'must not be empty' })
  .max(255)
  .refine(...wholeCharacters)
  .refine(...plainLine)
  .refine((value) => !/[{}]/.test(value.replace(keyPlaceholders, '')), {
    message: 'must name fields as {{event}} or {{metadata.host}}',
  })
  .refine((value) => [...value.matchAll(keyPlaceholders)].every(([, name]) => placeholderName.test(name!)), {
    message: 'knows the fields event, severity, service, title, message, url and metadata.…',
  });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
