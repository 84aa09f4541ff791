/**
 * Appends parameters to a destination without touching what is there: the order stays, `+` and `%20` stay as they were
 * written, the fragment stays last, and a name that the destination has already keeps its value.
 */
export function withParameters(href: string, parameters: readonly (readonly [name: string, value: string])[]): string {
  const hash = href.indexOf('#');
  const [address, fragment] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash)];
  const mark = address.indexOf('?');
  const query = mark < 0 ? '' : address.slice(mark + 1);
  const known = new Set(new URLSearchParams(query).keys());
  const added: string[] = [];
  for (const [name, value] of parameters) {
    if (!known.has(name)) added.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
    known.add(name);
  }
  if (added.length === 0) return href;
  const base = mark < 0 ? `${address}?` : address;
  const joint = query === '' || query.endsWith('&') ? '' : '&';
  return base + joint + added.join('&') + fragment;
}
