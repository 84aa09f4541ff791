import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { countryCodes, languageName, regionName } from '../../charts/countries.js';

export interface NamedValue {
  value: string;
  label: string;
}

/** Those whose rules differ from the rules of their language, as links writes them. */
const regional = ['de-at', 'de-ch', 'en-gb', 'en-us', 'es-mx', 'fr-ca', 'pt-br', 'pt-pt', 'zh-cn', 'zh-tw'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const languageCodes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => english.of(code) !== undefined);

/** All countries by their names in the language of the person. */
export function useCountries(): NamedValue[] {
  const { i18n } = useLingui();
  return useMemo(() => named(countryCodes, (code) => regionName(code, i18n.locale), i18n.locale), [i18n.locale]);
}

/** All languages with a code of two letters, and some as they are spoken in one country. */
export function useLanguages(): NamedValue[] {
  const { i18n } = useLingui();
  return useMemo(() => {
    const nameOf = (code: string) => {
      const [language = '', region] = code.split('-');
      const name = languageName(language, i18n.locale);
      return region ? `${name} (${regionName(region.toUpperCase(), i18n.locale)})` : name;
    };
    return named([...languageCodes, ...regional], nameOf, i18n.locale);
  }, [i18n.locale]);
}

/** The devices that links tells apart, the more exact ones first. */
export function useDevices(): NamedValue[] {
  const { t } = useLingui();
  return [
    { value: 'iphone', label: 'iPhone' },
    { value: 'ipad', label: 'iPad' },
    { value: 'android', label: 'Android' },
    { value: 'windows', label: 'Windows' },
    { value: 'mac', label: 'Mac' },
    { value: 'linux', label: 'Linux' },
    { value: 'chromeos', label: 'ChromeOS' },
    { value: 'windowsphone', label: 'Windows Phone' },
    { value: 'blackberry', label: 'BlackBerry' },
    { value: 'ios', label: t`iPhone or iPad` },
    { value: 'mobile', label: t`Any phone` },
    { value: 'tablet', label: t`Any tablet` },
    { value: 'desktop', label: t`Any computer` },
  ];
}

function named(codes: readonly string[], nameOf: (code: string) => string, locale: string): NamedValue[] {
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({ value: code, label: nameOf(code) }))
    .sort((one, other) => compare(one.label, other.label));
}
