import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { personZone } from '../zone.js';

export type Unit = 'hour' | 'day' | 'month';

const shortFormats: Record<Unit, Intl.DateTimeFormatOptions> = {
  hour: { weekday: 'short', hour: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};
const longFormats: Record<Unit, Intl.DateTimeFormatOptions> = {
  hour: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  day: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * Names of hours, days and months in the language of the person: short beside an axis, long where one is meant.
 * @param timeZone whose days they are; without it those of the person
 */
export function useMoments(unit: Unit, timeZone = personZone()) {
  const { i18n } = useLingui();
  return useMemo(() => momentsIn(i18n.locale, unit, timeZone), [i18n.locale, unit, timeZone]);
}

export function momentsIn(locale: string, unit: Unit, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (timestamp: string) => formatter.format(new Date(timestamp));
  };
  const short = format(shortFormats[unit]);
  const withMinutes = format({ ...shortFormats[unit], minute: '2-digit' });
  const minuteOf = new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' });
  // The full hours of UTC are none in some zones: 8:30 must not be called 8.
  const isFull = (timestamp: string) => minuteOf.format(new Date(timestamp)) === '0';
  return {
    short: (timestamp: string) => (unit !== 'hour' || isFull(timestamp) ? short : withMinutes)(timestamp),
    long: format(longFormats[unit]),
  };
}
