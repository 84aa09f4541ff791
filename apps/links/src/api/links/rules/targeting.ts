import { Problem } from '@platform/service-kit';
import { countryCode } from './countries.js';
import { deviceNamed, knownDevices, languageCode } from '../../../rules/index.js';

type Targets = readonly { name: string; link: string }[] | null;
type Href = (text: string) => string;

/** By ISO code. 400 for a country that we do not know, and for two destinations of one country. */
export function countryRules(targets: Targets, href: Href) {
  return rules('geotarget', targets, href, (name) => countryCode(name), 'is no country that we know');
}

export function deviceRules(targets: Targets, href: Href) {
  const known = `is no device that we know (${knownDevices.join(', ')})`;
  return rules('devicetarget', targets, href, (name) => deviceNamed(name), known);
}

export function languageRules(targets: Targets, href: Href) {
  return rules('languagetarget', targets, href, (name) => languageCode(name), 'is no language that we know');
}

function rules(
  field: string,
  targets: Targets,
  href: Href,
  codeOf: (name: string) => string | null,
  unknown: string,
): Record<string, string> | undefined {
  if (!targets?.length) return undefined;
  const found: Record<string, string> = {};
  for (const { name, link } of targets) {
    const code = codeOf(name);
    if (!code) throw Problem.field(field, `"${name}" ${unknown}`);
    if (code in found) throw Problem.field(field, `"${name}" is there twice`);
    found[code] = href(link);
  }
  return found;
}
