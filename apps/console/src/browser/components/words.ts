import { i18n } from '@lingui/core';
import { personZone } from '../zone.js';

/** Formats of the language and the time zone that are shown, made once each. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = i18n.locale || 'en';
  const timeZone = personZone();
  const key = `${locale} ${timeZone} ${name}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, known);
  return known;
}

/** `Nov 20, 2026, 10:42 PM GMT+1`, in the time zone of the person, which is named because filters are in UTC. */
export function momentOf(timestamp: string): string {
  return formatOf('moment', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(timestamp));
}

/** `Nov 20, 2026`, in the time zone of the person. */
export function dayOf(timestamp: string): string {
  return formatOf('day', { dateStyle: 'medium' }).format(new Date(timestamp));
}

/** `Nov 20, 2026` for `2026-11-20`, which is a day and no moment: the same in every zone. */
export function calendarDayOf(day: string): string {
  return formatOf('calendar day', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** `10:42:07 PM`, in the time zone of the person. */
export function timeOf(timestamp: string): string {
  return formatOf('time', { timeStyle: 'medium' }).format(new Date(timestamp));
}

/** `Friday, November 20, 2026 at 10:42:07 PM GMT+01:00`, in the time zone of the person. */
export function exactlyOf(timestamp: string): string {
  return formatOf('exactly', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).format(new Date(timestamp));
}

/** The label of a button as it reads within a sentence. German nouns stay as they are. */
export function withinSentence(label: string): string {
  return i18n.locale === 'de' ? label : label.toLocaleLowerCase(i18n.locale || 'en');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A person may have one name only. */
export function fullName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim();
}
