import { useLingui } from '@lingui/react/macro';
import {
  IconDeviceDesktop,
  IconDeviceGamepad2,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceTv,
  IconDeviceWatch,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countryCodeOf, languageName, regionName } from '../../../charts/countries.js';
import { Flag } from '../../../charts/flag.js';
import type { FilterName } from './span.js';
import { systemName } from './system-name.js';

const deviceIcons: Record<string, Icon> = {
  Desktop: IconDeviceDesktop,
  Mobile: IconDeviceMobile,
  Tablet: IconDeviceTablet,
  TV: IconDeviceTv,
  Console: IconDeviceGamepad2,
  Wearable: IconDeviceWatch,
};

/** What links counts by, in the words of the person: never codes. */
export function useNames() {
  const { t, i18n } = useLingui();
  const words: Record<string, string> = {
    'device Desktop': t`Computers`,
    'device Mobile': t`Phones`,
    'device Tablet': t`Tablets`,
    'device TV': t`Televisions`,
    'device Console': t`Game consoles`,
    'device Wearable': t`Watches`,
    'via rotator': t`Rotator of a campaign`,
    'via qr': t`QR code`,
    'referrer Direct, email and other': t`Direct, e-mail and other`,
  };
  const titles: Record<FilterName, string> = {
    country: t`Country`,
    referrer: t`Referrer`,
    browser: t`Browser`,
    os: t`System`,
    device: t`Device`,
    language: t`Language`,
    via: t`Came by`,
    link: t`Link`,
    campaign: t`Campaign`,
    channel: t`Channel`,
    domain: t`Domain`,
    tag: t`Tag`,
  };
  function label(name: FilterName, value: string): string {
    if (value === 'Unknown' || value === '') return t`Unknown`;
    if (value === 'Other') return t`Other`;
    if (name === 'country') {
      const code = countryCodeOf(value);
      return code ? regionName(code, i18n.locale) : value;
    }
    if (name === 'language') return languageName(value, i18n.locale);
    return words[`${name} ${value}`] ?? (name === 'os' ? systemName(value) : value);
  }
  function icon(name: FilterName, value: string): ReactNode {
    const code = name === 'country' && countryCodeOf(value);
    if (code) return <Flag code={code} />;
    const DeviceIcon = name === 'device' && deviceIcons[value];
    return DeviceIcon ? <DeviceIcon size={18} aria-hidden /> : undefined;
  }
  return { title: (name: FilterName) => titles[name], label, icon };
}
