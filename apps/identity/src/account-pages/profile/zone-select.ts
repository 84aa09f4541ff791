import { timeZoneOf, timeZones } from '@platform/contracts';
import type { Html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { type OptionGroup, select } from '../../pages/layout/index.js';

interface ZoneSelect {
  name: string;
  value: string | undefined;
  errors: string[] | undefined;
}

/** The zones of the world by region, after the one that is no choice. */
export function zoneSelect(language: Language, { value, ...field }: ZoneSelect): Html {
  const texts = messages('account', language);
  return select({
    ...field,
    // What was sent may be written in another way.
    value: value && timeZoneOf(value),
    label: texts.zone,
    hint: texts.zoneHint,
    options: [['', texts.noZone], ['UTC', 'UTC'], ...groups(language)],
  });
}

function groups(language: Language): OptionGroup[] {
  const regions = messages('zone-regions', language);
  const inRegion = Map.groupBy(timeZones(), (zone) => zone.slice(0, zone.indexOf('/')));
  const named = [...inRegion].map(([region, zones]) => ({
    label: regions[region as keyof typeof regions] ?? region,
    options: zones.map((zone) => [zone, placeIn(zone)] as const),
  }));
  return named.sort((one, other) => one.label.localeCompare(other.label, language));
}

/** `America/Argentina/Buenos_Aires` within America: `Argentina: Buenos Aires`. */
function placeIn(zone: string): string {
  return zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('/', ': ')
    .replaceAll('_', ' ');
}
