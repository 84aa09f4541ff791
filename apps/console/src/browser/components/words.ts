import { i18n } from '@lingui/core';

/** Formats of the language that is shown, made once each. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = i18n.locale || 'en';
  const key = `${locale} ${name}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
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
