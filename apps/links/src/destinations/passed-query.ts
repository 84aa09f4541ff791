import { isWebAddress } from './app-schemes.js';
import { appended } from './parameters.js';
import { queryOf } from '../addresses/index.js';

/** A mail or an advertisement adds a handful; whoever writes more wants something else. */
const maxParameters = 50;

/** A destination with the query string of the visit. Parameters that the destination has keep their values. */
export function passedOn(href: string, url: string): string {
  if (!isWebAddress(href)) return href;
  const visited = [...new URLSearchParams(queryOf(url))].filter(
    ([name, value]) => name !== 'via' || value !== 'rotator',
  );
  return appended(href, (known) => visited.slice(0, maxParameters).filter(([name]) => !known.has(name)));
}
