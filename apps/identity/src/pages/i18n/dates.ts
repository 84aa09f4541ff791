import type { Language } from './translations.js';

type Length = 'medium' | 'long';

/** `Mar 1, 2026` */
export function dayInWords(language: Language, at: Date, dateStyle: Length = 'medium'): string {
  return inWords(language, at, { dateStyle });
}

/** `Mar 1, 2026, 11:30 PM UTC` */
export function minuteInWords(language: Language, at: Date, dateStyle: Length = 'medium'): string {
  return `${inWords(language, at, { dateStyle, timeStyle: 'short' })} UTC`;
}

/** `March 1, 2026 at 11:30:05 PM UTC` */
export function secondInWords(language: Language, at: Date): string {
  return inWords(language, at, { dateStyle: 'long', timeStyle: 'long' });
}

/** In UTC, as a server does not know where the person is; what names a time says so. */
function inWords(language: Language, at: Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(at);
}
