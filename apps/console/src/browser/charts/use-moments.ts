import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

export type Unit = 'hour' | 'day' | 'month';

const shortFormats: Record<Unit, Intl.DateTimeFormatOptions> = {
  hour: { weekday: 'short', hour: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};
const longFormats: Record<Unit, Intl.DateTimeFormatOptions> = {
  hour: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * Names of hours, days and months in the language of the person: short beside an axis, long where one is meant.
 * @param timeZone whose days they are; without it those of the browser
 */
export function useMoments(unit: Unit, timeZone?: string) {
  const { i18n } = useLingui();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(i18n.locale, { ...options, ...(timeZone && { timeZone }) });
      return (timestamp: string) => formatter.format(new Date(timestamp));
    };
    return { short: format(shortFormats[unit]), long: format(longFormats[unit]) };
  }, [i18n.locale, unit, timeZone]);
}
