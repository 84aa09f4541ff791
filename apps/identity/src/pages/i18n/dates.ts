import type { Language } from './translations.js';

type Length = 'medium' | 'long';

/** How a person reads times: the zone is that of the profile, null when it has none. */
export interface Reader {
  language: Language;
  zone: string | null;
}

/** `Mar 1, 2026` */
export function dayInWords(reader: Reader, at: Date, dateStyle: Length = 'medium'): string {
  return inWords(reader, at, { dateStyle });
}

/** `Mar 1, 2026, 11:30 PM UTC` */
export function minuteInWords(reader: Reader, at: Date, dateStyle: Length = 'medium'): string {
  return `${inWords(reader, at, { dateStyle, timeStyle: 'short' })} ${zoneInWords(reader, at)}`;
}

/** `March 1, 2026 at 11:30:05 PM UTC` */
export function secondInWords(reader: Reader, at: Date): string {
  return inWords(reader, at, { dateStyle: 'long', timeStyle: 'long' });
}

/** `UTC`, `GMT+9` or `EST`, as it is at that time of the year. */
function zoneInWords(reader: Reader, at: Date): string {
  const parts = formatOf(reader, { timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

function inWords(reader: Reader, at: Date, style: Intl.DateTimeFormatOptions): string {
  return formatOf(reader, style).format(at);
}

/** In UTC for who has chosen no zone, as a server does not know where the person is; what names a time says so. */
function formatOf({ language, zone }: Reader, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: zone ?? 'UTC' });
}
