/** The parameters of an address as the plain text that they are; one that is there several times is a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** `?` and what follows it, or empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query && `?${query}`;
}
