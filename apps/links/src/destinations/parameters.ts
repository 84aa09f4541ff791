import { isWebAddress } from './app-schemes.js';

type Parameter = readonly [name: string, value: string];

/**
 * Appends parameters to a destination without touching what is there. The order stays, the fragment stays last, and `+`
 * and `%20` stay as they were written. A name that the destination has already keeps its value.
 */
export function withParameters(href: string, parameters: readonly Parameter[]): string {
  // Addresses of other kinds, such as `mailto:`, have a grammar of their own behind the question mark.
  if (!isWebAddress(href)) return href;
  const firsts = parameters.filter(([name], index) => parameters.findIndex(([other]) => other === name) === index);
  return appended(href, (known) => firsts.filter(([name]) => !known.has(name)));
}

/** @param wanted gets the names that the destination has */
export function appended(href: string, wanted: (known: ReadonlySet<string>) => readonly Parameter[]): string {
  const hash = href.indexOf('#');
  const [address, fragment] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash)];
  const mark = address.indexOf('?');
  const query = mark < 0 ? '' : address.slice(mark + 1);
  const known = new Set(new URLSearchParams(query).keys());
  const added = wanted(known).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  if (added.length === 0) return href;
  const base = mark < 0 ? `${address}?` : address;
  const joint = query === '' || query.endsWith('&') ? '' : '&';
  return base + joint + added.join('&') + fragment;
}
