/** What stands in the search of an address: texts by their names, and lists of them for a name that is there twice. */
export type Search = Record<string, string | string[]>;

/** The router's own reading makes numbers of texts that look like one, and writes texts in quotation marks. */
export function parseSearch(text: string): Search {
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}

/** Nothing is written of what is empty or not given, so that an address says what was chosen and no more. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined && each !== null && each !== '')
      .map((each) => [name, String(each)]),
  );
  const text = new URLSearchParams(entries).toString();
  return text && `?${text}`;
}
