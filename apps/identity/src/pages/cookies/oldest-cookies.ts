/**
 * The cookies of a kind that a browser holds beyond `most`, oldest first: names and values. Browsers send those of
 * one path in the order in which they were set (RFC 6265, 5.4). What nobody finishes would else fill the request
 * until a server refuses it.
 */
export function oldestCookies(
  header: string | undefined,
  prefix: string,
  most: number,
): [name: string, value: string][] {
  const held = (header ?? '')
    .split(/; */)
    .filter((pair) => pair.startsWith(prefix))
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  return held.slice(0, Math.max(0, held.length - most));
}
