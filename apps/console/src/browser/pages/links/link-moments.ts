import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { personZone } from '../../zone.js';
import { timestampOf } from './link-words.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * Of `2026-11-20 21:42:07` in UTC, what a control of type `datetime-local` shows to the person: to the minute, in their
 * zone.
 */
export function localOf(linkDateTime: string): string {
  return dayjs(timestampOf(linkDateTime)).tz(personZone()).format('YYYY-MM-DDTHH:mm');
}

/** The moment that the person means by what such a control sends. */
export function instantOf(local: string): string {
  return dayjs.tz(local, personZone()).toISOString();
}
