import { i18n } from '@lingui/core';

const dayForm: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

const momentForm: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** `Nov 20, 2026, 10:42 PM GMT+1`, in the time zone of the person, which is named because filters are in UTC. */
export function momentOf(timestamp: string): string {
  return i18n.date(timestamp, momentForm);
}

/** `Nov 20, 2026`, in the time zone of the person. */
export function dayOf(timestamp: string): string {
  return i18n.date(timestamp, dayForm);
}

/** `12,000`, with the separators of the language. */
export function numberOf(value: number): string {
  return i18n.number(value);
}

/** `1 link`, `3 links`. */
export function countText(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A person may have one name only. */
export function fullName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim();
}

/** The API's messages go on after the name of a field: `must not be empty`. */
export function sentence(message: string): string {
  return `${capitalized(message).replace(/\.$/, '')}.`;
}
