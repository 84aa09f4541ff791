import { countryCodes, regionName } from '../../charts/countries.js';
import { withScheme } from './typed-address.js';

/** Where a link leads for some visitors, as the API tells it: by a country, a device or a language in lower case. */
export type Targets = Readonly<Record<string, string>>;

/** One of them, as the form has it; `name` is the value of the control that chooses. */
export interface Target {
  name: string;
  link: string;
}

/** What the field of the form holds. */
export function targetsText(targets: readonly Target[]): string {
  return JSON.stringify(targets);
}

/** What it holds, read again. */
export function targetsIn(text: string): Target[] {
  return text === '' ? [] : (JSON.parse(text) as Target[]);
}

/** As the API takes it; null for none. One that is not filled in at all is none. */
export function targetsOf<K extends string>(key: K, text: string): (Record<K, string> & { link: string })[] | null {
  const targets = filledIn(targetsIn(text)).map(
    ({ name, link }) => ({ [key]: name, link: withScheme(link.trim()) }) as Record<K, string> & { link: string },
  );
  return targets.length > 0 ? targets : null;
}

/** Those that are sent, by whose places the API names what is wrong. */
export function filledIn(targets: readonly Target[]): Target[] {
  return targets.filter(({ name, link }) => name !== '' || link.trim() !== '');
}

export function givenTargets(targets: Targets | undefined): Target[] {
  return Object.entries(targets ?? {}).map(([name, link]) => ({ name, link }));
}

const codeByCountry = new Map(countryCodes.map((code) => [regionName(code, 'en').toLowerCase(), code]));

/** Countries by their codes; one that the browser does not know stays as the API names it. */
export function givenCountries(targets: Targets | undefined): Target[] {
  return givenTargets(targets).map(({ name, link }) => ({ name: codeByCountry.get(name) ?? name, link }));
}
