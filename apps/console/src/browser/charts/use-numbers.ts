import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** How numbers and shares are written in the language of the person. */
export function useNumbers() {
  const { i18n } = useLingui();
  return useMemo(() => {
    const number = new Intl.NumberFormat(i18n.locale);
    const share = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
    const change = new Intl.NumberFormat(i18n.locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    return {
      number: (value: number) => number.format(value),
      /** Of a part of one. */
      share: (part: number) => share.format(part),
      /** With its sign. */
      change: (part: number) => change.format(part),
    };
  }, [i18n.locale]);
}
