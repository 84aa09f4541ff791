import { linesOf } from '../../components/list-field.js';

/** Where a link leads for some visitors, by what they are: a country, a device, a language. */
export type Targets = Readonly<Record<string, string>>;

/** For a field with one of them in a line: `Canada https://example.org/ca`. */
export function targetsText(targets: Targets | undefined): string {
  return Object.entries(targets ?? {})
    .map(([name, link]) => `${titled(name)} ${link}`)
    .join('\n');
}

/** What such a field holds, as the API takes it; null for none. Names may have spaces, addresses have none. */
export function targetsOf<K extends string>(key: K, text: string): (Record<K, string> & { link: string })[] | null {
  const targets = linesOf(text).map((line) => {
    const [, name = '', link = ''] = /^(?:(.*?)\s+)?(\S+)$/.exec(line) ?? [];
    return { [key]: name, link } as Record<K, string> & { link: string };
  });
  return targets.length > 0 ? targets : null;
}

/** The API tells names of countries in lower case; codes stay as they are. */
function titled(name: string): string {
  return name.length > 3 ? name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}
